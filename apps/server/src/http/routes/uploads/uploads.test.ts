import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaVisitor } from '../../../testing/media-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let visitor: MediaVisitor;
beforeAll(async () => {
  server = await openTestServer();
  await server.empty();
  visitor = await new MediaVisitor(server).logIn();
});
afterAll(async () => await server.close());

const bytes = Buffer.alloc(2_000, 1);

it('lets no other origin read an answer', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  const created = await visitor.createUpload(bytes.length);
  const address = created.headers.get('location') ?? '';
  const answers = [
    created,
    await visitor.send('OPTIONS', '/api/uploads', origin),
    await visitor.send('POST', '/api/uploads', { ...origin, 'upload-length': 'nonsense' }),
    await visitor.send('HEAD', address, origin),
    await visitor.send(
      'PATCH',
      address,
      { ...origin, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      bytes.subarray(0, 10),
    ),
    await visitor.send('DELETE', address, origin),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 204, 400, 200, 204, 204]);
  expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(answers.map(() => null));
});

it('writes to the upload whose owner was asked for, whatever stands behind it in the address', async () => {
  const stranger = await new MediaVisitor(server).logIn('dev@semblante.test');
  const theirs = (await stranger.createUpload(bytes.length)).headers.get('location') ?? '';
  const own = (await visitor.createUpload(bytes.length)).headers.get('location') ?? '';
  const sent = await visitor.sendPiece(`${own}?/${theirs.split('/').at(-1)}`, bytes, 0, 10);
  expect(sent.headers.get('upload-offset')).toBe('10');
  const offsetOf = async (whose: MediaVisitor, address: string) =>
    (await whose.send('HEAD', address)).headers.get('upload-offset');
  expect(await offsetOf(stranger, theirs)).toBe('0');
  expect(await offsetOf(visitor, own)).toBe('10');
});
