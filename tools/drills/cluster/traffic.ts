import { request } from 'node:http';

export interface Traffic {
  counts: Record<string, number>;
  /** When and how calls failed. */
  failures: { at: number; what: string }[];
  stop: () => Promise<void>;
}

const tickMs = 50;
const timeoutMs = 20_000;
const paths = [
  '/api/processings?period=recent&page=1',
  '/api/user',
  '/api/notifications',
  '/api/credits/statement',
  '/api/faces',
  '/api/videos',
  '/api/settings',
  '/api/credits/packages',
  '/home',
];

/** People look at their pages: so many calls a second, by everybody in turn, whether answers come or not. */
export function startTraffic(address: string, cookies: readonly string[], perSecond: number): Traffic {
  const counts: Record<string, number> = {};
  const failures: Traffic['failures'] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const startedAt = performance.now();
  const call = async (number: number) => {
    const path = paths[number % paths.length] ?? '/';
    const status = await statusOf(`${address}${path}`, cookies[number % cookies.length] ?? '');
    counts[status] = (counts[status] ?? 0) + 1;
    // A process that says it is busy has refused, and lost nothing; every other fault is one.
    if (status === 0 || status >= 500) failures.push({ at: Date.now(), what: `${status} ${path}` });
  };
  const ticking = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const calling: Promise<void> = call(sent).finally(() => open.delete(calling));
      open.add(calling);
    }
  }, tickMs);
  return {
    counts,
    failures,
    stop: async () => {
      clearInterval(ticking);
      await Promise.all(open);
    },
  };
}

async function statusOf(url: string, cookie: string): Promise<number> {
  return await new Promise((resolve) => {
    const call = request(url, { headers: { cookie }, agent: false, timeout: timeoutMs }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end();
  });
}
