import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MediaVisitor } from '../testing/media-visitor.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let visitor: MediaVisitor;
let port: number;
const lines: { level: number; msg: string; err?: unknown }[] = [];
beforeAll(async () => {
  server = await openTestServer({
    env: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  });
  await server.empty();
  visitor = await new MediaVisitor(server).logIn();
  port = Number(new URL(await server.listen()).port);
});
afterAll(async () => await server.close());
beforeEach(() => void (lines.length = 0));

const warnLevel = 40;
/** Warnings and errors, or anything that carries a stack. */
const complaints = () =>
  lines
    .filter(({ level, err }) => level >= warnLevel || err !== undefined)
    .map(({ level, msg, err }) => ({ level, msg, err }));

/** Speaks over a bare socket, and hangs up as people's networks do. */
async function hangUp(text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  await wait(300);
  socket.destroy();
  await wait(300);
}

const head = (method: string, url: string, headers: Record<string, string>) => {
  const cookie = [...visitor.browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const all = {
    host: 'localhost',
    cookie,
    'x-xsrf-token': visitor.browser.cookies.get('XSRF-TOKEN') ?? '',
    'tus-resumable': '1.0.0',
    ...headers,
  };
  return `${method} ${url} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
};

it('answers mistakes of people in the range of 400, and complains of none in the log', async () => {
  const json = { 'content-type': 'application/json' };
  const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data${boundary}` });
  const mistakes: [string, string, string | undefined, Record<string, string>][] = [
    ['PATCH', '/api/user', '{"name": ', json],
    ['PATCH', '/api/user', '['.repeat(60_000) + ']'.repeat(60_000), json],
    ['PATCH', '/api/user', '{"name":"a\\u0000"}', json],
    ['PATCH', '/api/user', 'x', { 'content-type': 'nonsense' }],
    ['POST', '/api/faces', 'garbage', multipart('')],
    ['POST', '/api/faces', 'garbage', multipart('; boundary=x')],
    [
      'POST',
      '/api/faces',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
      multipart('; boundary=x'),
    ],
    [
      'POST',
      '/api/images',
      '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
      multipart('; boundary=x'),
    ],
    [
      'POST',
      '/api/images',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      multipart('; boundary=x'),
    ],
    ['POST', '/api/reports', 'x', multipart('; boundary=')],
    ['POST', '/api/verify', '', json],
    ['POST', '/api/payments', '{"package_id":"x"}', json],
    ['POST', '/api/uploads', undefined, { 'upload-length': '-1' }],
    ['POST', '/api/uploads', undefined, { 'upload-length': '10', 'upload-metadata': ',,,=' }],
    ['PATCH', '/api/uploads/x', 'x', { 'content-type': 'application/offset+octet-stream' }],
    ['POST', '/api/webhooks/nobody', 'x', json],
    ['GET', '/api/processings?page=-1', undefined, {}],
    ['GET', '/api/events?last_event_id=x', undefined, {}],
    ['GET', '/api/%zz', undefined, {}],
    ['GET', '/%zz', undefined, {}],
    ['GET', '/api/videos/%00', undefined, {}],
    ['GET', `/api/videos/${'a'.repeat(500)}`, undefined, {}],
  ];
  const answers: string[] = [];
  for (const [method, url, body, headers] of mistakes) {
    const answer = await visitor.send(method, url, headers, body === undefined ? undefined : Buffer.from(body));
    await answer.arrayBuffer();
    if (answer.status < 400 || answer.status >= 500) answers.push(`${method} ${url}: ${answer.status}`);
  }
  expect(answers).toEqual([]);
  expect(complaints()).toEqual([]);
});

it('says nothing in the log of people who hang up', async () => {
  await hangUp(
    head('PATCH', '/api/user', { 'content-type': 'application/json', 'content-length': '100' }) + '{"name":',
  );
  await hangUp(
    head('POST', '/api/faces', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000' }) +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
  );
  await hangUp(
    head('POST', '/api/images', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000' }) +
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nhalf',
  );
  await hangUp(
    head('POST', '/api/webhooks/sandbox', { 'content-type': 'application/json', 'content-length': '100' }) + '{',
  );
  const upload = (await visitor.createUpload(5_000)).headers.get('location') ?? '';
  await hangUp(
    head('PATCH', upload, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': '5000',
    }) + 'half',
  );
  await hangUp(head('GET', '/api/events', {}));
  expect(complaints()).toEqual([]);
});
