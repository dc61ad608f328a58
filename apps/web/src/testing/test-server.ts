import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface Answer {
  status?: number;
  body: unknown;
}

/** By method and path, such as `GET /api/faces`. */
type Routes = Record<string, (call: Call) => Answer | Promise<Answer>>;

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

/**
 * A server behind the page of this test: the calls are real ones, and it answers as told. Gives what it was asked, in
 * order.
 */
export async function startTestServer(routes: Routes): Promise<{ calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test');
    const { method = 'GET', headers } = request;
    const sent = await text(request);
    if (pathname === '/api/csrf') return { body: {} };
    const call = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers,
      body: sent === '' ? undefined : (JSON.parse(sent) as unknown),
    };
    calls.push(call);
    const route = routes[`${method} ${pathname}`];
    return route === undefined ? { status: 404, body: { message: `no ${method} ${pathname} here` } } : route(call);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // What is still under way is answered first: a cut connection would be printed as an error.
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { calls };
}
