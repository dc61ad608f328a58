import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseEarly } from './refuse-early.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

describe('who was refused and calls again over the same connection', () => {
  let server: Server;
  let socket: Socket;
  let received: string;
  let parsed: string[];
  let held: ServerResponse[];
  let isFull: boolean;

  beforeEach(async () => {
    [received, parsed, held, isFull] = ['', [], [], true];
    server = createServer((request, response) => {
      if (request.url === '/api/slow') return void held.push(response);
      request.resume().once('end', () => response.end('{}'));
    });
    refuseEarly(server, {
      paths: new Set(['/api/user']),
      sessionCookie: 'session',
      isClosedTo: (session) => isFull && session === 'mine',
      headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
      refused: () => {},
    });
    server.on('request', ({ method, url }) => parsed.push(`${method} ${url}`));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setNoDelay(true).on('data', (part) => (received += part.toString('latin1')));
    await once(socket, 'connect');
  });
  afterEach(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const read = (lines: readonly string[] = [], path = '/api/user') =>
    [`GET ${path} HTTP/1.1`, 'host: here', 'cookie: a=b; session=mine', ...lines, '', ''].join('\r\n');

  /** As many as came in whole. */
  function answers(): Answer[] {
    const found: Answer[] = [];
    for (let rest = received; rest !== '';) {
      const headEnd = rest.indexOf('\r\n\r\n');
      const [first = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      const end = headEnd + 4 + Number(headers['content-length']);
      if (headEnd < 0 || rest.length < end) break;
      found.push({ status: Number(first.split(' ')[1]), headers, body: rest.slice(headEnd + 4, end) });
      rest = rest.slice(end);
    }
    return found;
  }
  /** The next ones after those that came before. */
  async function ask(bytes: string, count = 1): Promise<Answer[]> {
    const known = answers().length;
    socket.write(bytes, 'latin1');
    await expect.poll(() => answers().length, { timeout: 5_000, interval: 2 }).toBe(known + count);
    return answers().slice(known);
  }
  const askOne = async (bytes: string) => (await ask(bytes))[0];
  /** The second call shows that nothing is left of the first: from then on calls are not parsed. */
  async function beRefused(): Promise<Answer | undefined> {
    const first = await askOne(read());
    await ask(read());
    parsed.length = 0;
    return first;
  }

  it('hears the same at once, before the call is parsed', async () => {
    const first = await beRefused();
    const again = await ask(read());
    for (const number of [1, 2, 3]) again.push(...(await ask(read([`x-number: ${number}`]))));
    expect(parsed).toEqual([]);
    const ids = new Set(again.map(({ headers }) => headers['x-request-id']));
    expect(ids.size).toBe(again.length);
    for (const answer of again) {
      expect(answer.status).toBe(503);
      expect(Math.abs(Date.parse(answer.headers['date'] ?? '') - Date.now())).toBeLessThan(2_000);
      const { date: _date, 'x-request-id': id, ...headers } = answer.headers;
      const { date: _first, 'x-request-id': _id, ...told } = first?.headers ?? {};
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(headers).toEqual(told);
      expect(answer.body).toBe(first?.body);
    }
  });

  it('hears it in the language and with the id that the call names', async () => {
    const first = await beRefused();
    const id = 'ABCDEF00-1111-4222-8333-444455556666';
    const answer = await askOne(read(['Accept-Language: en-GB,en;q=0.9', `X-Request-Id: ${id}`]));
    expect(parsed).toEqual([]);
    expect(answer?.headers['x-request-id']).toBe(id.toLowerCase());
    expect(answer?.body).not.toBe(first?.body);
    expect(answer?.headers['content-length']).toBe(String(answer?.body.length));
  });

  it('is served as soon as there is room, over that connection too', async () => {
    await beRefused();
    isFull = false;
    expect((await askOne(read()))?.status).toBe(200);
    isFull = true;
    expect((await askOne(read()))?.status).toBe(503);
    expect(parsed).toEqual(['GET /api/user']);
  });

  it('is left to the framework with a change, another session, an unknown address and what is not plain', async () => {
    await beRefused();
    const statuses = [];
    for (const call of [
      'POST /api/user HTTP/1.1\r\nhost: here\r\ncookie: session=mine\r\ncontent-length: 2\r\n\r\n{}',
      read().replace('session=mine', 'session=other'),
      read().replace('session=mine', 'my_session=mine'),
      read([], '/api/health'),
    ])
      statuses.push((await askOne(call))?.status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    await ask(read(['content-length: 3']) + 'abc');
    await ask(read(['transfer-encoding: chunked']) + '0\r\n\r\n');
    await ask(read(['x-name: José']));
    expect(parsed).toHaveLength(7);
  });

  it('keeps the order where calls come together or behind one that takes its time', async () => {
    await beRefused();
    expect((await ask(read() + read([], '/api/other') + read(), 3)).map(({ status }) => status)).toEqual([
      503, 200, 503,
    ]);
    const before = answers().length;
    socket.write(read([], '/api/slow'));
    await expect.poll(() => held.length).toBe(1);
    socket.write(read());
    await setTimeout(50);
    expect(answers()).toHaveLength(before);
    held[0]?.end('late');
    await expect.poll(() => answers().length).toBe(before + 2);
    expect(
      answers()
        .slice(before)
        .map(({ status }) => status),
    ).toEqual([200, 503]);
  });

  it('cannot hide a call in the head or the body of another, wherever the network cuts them', async () => {
    await beRefused();
    socket.write('GET /api/other HTTP/1.1\r\nhost: here\r\nx-hidden: ');
    await setTimeout(30);
    expect((await askOne(read()))?.status).toBe(200);
    const hidden = read();
    socket.write(
      `POST /api/other HTTP/1.1\r\nhost: here\r\ncookie: session=mine\r\ncontent-length: ${hidden.length}\r\n\r\n`,
    );
    await setTimeout(30);
    expect((await askOne(hidden))?.status).toBe(200);
    await setTimeout(30);
    expect(parsed).toEqual(['GET /api/other', 'POST /api/other']);
    expect((await ask(read()))[0]?.status).toBe(503);
  });

  it('is hung up on where it asked for that, and where the process stops', async () => {
    await beRefused();
    const closed = once(socket, 'close');
    expect((await askOne(read(['connection: close'])))?.headers['connection']).toBe('close');
    await closed;
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    received = '';
    socket.on('data', (part) => (received += part.toString('latin1')));
    await beRefused();
    await ask(read());
    const over = once(socket, 'close');
    server.close();
    await over;
  });

  it('is left to the framework where the process stops meanwhile, which then ends the connection', async () => {
    await beRefused();
    socket.write(read([], '/api/slow'));
    await expect.poll(() => held.length).toBe(1);
    server.close();
    held[0]?.end('late');
    await expect.poll(() => answers().at(-1)?.body).toBe('late');
    expect((await askOne(read()))?.status).toBe(503);
    expect(parsed).toEqual(['GET /api/slow', 'GET /api/user']);
  });
});
