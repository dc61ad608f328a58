import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSender, findCookie } from './send-request.ts';

const base = 'http://localhost';

interface Said {
  status: number;
  body?: unknown;
}

/** A server that answers as told, in order, and gives out numbered tokens. */
function serverSaying(...answers: Said[]) {
  const heard: { method: string; path: string; token: string | null; language: string | null; body: string }[] = [];
  let token: string | undefined;
  let given = 0;
  const send = createSender({
    tokenUrl: `${base}/api/csrf`,
    findToken: () => token,
    languageTag: () => 'pt-BR',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      heard.push({
        method: request.method,
        path: pathname,
        token: request.headers.get('x-xsrf-token'),
        language: request.headers.get('accept-language'),
        body: await request.text(),
      });
      if (pathname === '/api/csrf') {
        given += 1;
        token = `token-${given}`;
        return new Response(null, { status: 204 });
      }
      const said = answers.shift() ?? { status: 200, body: {} };
      return new Response(said.body === undefined ? null : JSON.stringify(said.body), { status: said.status });
    },
  });
  return { send, heard };
}

const change = () => new Request(`${base}/api/login`, { method: 'POST', body: '{"email":"m"}' });

describe('a call that changes something', () => {
  it('fetches an anti-forgery token first when there is none, and sends it back', async () => {
    const { send, heard } = serverSaying({ status: 200, body: {} });
    await send(change());
    expect(heard.map(({ method, path, token }) => [method, path, token])).toEqual([
      ['GET', '/api/csrf', null],
      ['POST', '/api/login', 'token-1'],
    ]);
  });

  it('fetches a new token and tries once more when the server answers 419', async () => {
    const { send, heard } = serverSaying({ status: 419, body: { message: 'velha' } }, { status: 201, body: {} });
    const response = await send(change());
    expect(response.status).toBe(201);
    expect(heard.filter(({ path }) => path === '/api/login').map(({ token, body }) => [token, body])).toEqual([
      ['token-1', '{"email":"m"}'],
      ['token-2', '{"email":"m"}'],
    ]);
  });

  it('gives up after the second 419', async () => {
    const { send, heard } = serverSaying({ status: 419 }, { status: 419, body: { message: 'velha' } });
    await expect(send(change())).rejects.toMatchObject({ status: 419, message: 'velha' });
    expect(heard.filter(({ path }) => path === '/api/login')).toHaveLength(2);
  });

  it('shares one new token among calls that miss it together', async () => {
    const { send, heard } = serverSaying();
    await Promise.all([send(change()), send(change()), send(change())]);
    expect(heard.filter(({ path }) => path === '/api/csrf')).toHaveLength(1);
  });
});

it('reads without a token, in the language of the page', async () => {
  const { send, heard } = serverSaying({ status: 200, body: {} });
  await send(new Request(`${base}/api/user`));
  expect(heard).toEqual([{ method: 'GET', path: '/api/user', token: null, language: 'pt-BR', body: '' }]);
});

it('throws an answer that is not a success, with its code, message and fields', async () => {
  const { send } = serverSaying({
    status: 422,
    body: { code: 'request.invalid', message: 'Confira.', errors: { email: ['Vazio.'] } },
  });
  const error = await send(new Request(`${base}/api/user`)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    code: 'request.invalid',
    message: 'Confira.',
    errors: { email: ['Vazio.'] },
  });
});

it('stops a call with the signal it was given', async () => {
  const stop = new AbortController();
  const send = createSender({
    tokenUrl: `${base}/api/csrf`,
    findToken: () => 'token',
    languageTag: () => 'en',
    fetch: (request) =>
      new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(new Error('stopped')))),
  });
  const call = send(new Request(`${base}/api/user`, { signal: stop.signal }));
  stop.abort();
  await expect(call).rejects.toThrow('stopped');
});

it('finds a cookie by its whole name', () => {
  expect(findCookie('a=1; XSRF-TOKEN=ab%2Fc; OLD-XSRF-TOKEN=x', 'XSRF-TOKEN')).toBe('ab/c');
  expect(findCookie('OLD-XSRF-TOKEN=x', 'XSRF-TOKEN')).toBeUndefined();
  expect(findCookie('XSRF-TOKEN=', 'XSRF-TOKEN')).toBeUndefined();
});
