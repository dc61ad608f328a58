import { demoPassword } from '@semblante/core/accounts';

/** Logs a demo account in over HTTP as the page does, and gives the cookies back. */
export async function logIn(
  address: string,
  email: string,
  entrance: '/api/login' | '/api/staff/login' = '/api/login',
): Promise<string> {
  const jar = new Map<string, string>();
  const call = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${address}${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  await call('/api/csrf');
  const { id, question } = (await (await call('/api/captcha')).json()) as { id: string; question: string };
  const [left = 0, right = 0] = question.split('+').map(Number);
  const body = JSON.stringify({ email, password: demoPassword, captcha: { id, answer: String(left + right) } });
  const answer = await call(entrance, { method: 'POST', body });
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
