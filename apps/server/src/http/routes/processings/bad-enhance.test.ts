import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Image, ImageOutcome } from '@semblante/contracts';
import { craftImages, makeOddPhotos, makePortraitPhoto } from '@semblante/engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-bad-enhance-'));
  await makePortraitPhoto(at('large.png'), 'ben');
  await sharp(at('large.png')).resize(96).png().toFile(at('ben.png'));
  server = await openTestServer();
  await server.empty();
  visitor = await new ImageVisitor(server).logIn();
  await visitor.getCredits(12);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function send(files: readonly string[]): Promise<ImageOutcome[]> {
  const answer = await visitor.sendImages(files, '?purpose=enhance');
  return answer.json<{ data: { outcomes: ImageOutcome[] } }>().data.outcomes;
}

async function enhance(image: Image | null) {
  const order = { kind: 'enhance', image_id: image?.id, scale: 2 };
  const started = await visitor.browser.call('POST', '/api/processings', order);
  await visitor.work();
  return await visitor.getProcessing(started.json().data.processing.id);
}

it('tells every bad picture its own reason, and keeps and charges nothing for it', async () => {
  const crafted = (await craftImages(folder, 'small')).filter(
    ({ file }) => file !== folder && basename(file) !== 'nobody.png' && !file.endsWith('.avif'),
  );
  const bad = crafted.filter(({ expected }) => !expected.includes('ok')).map(({ file }) => file);
  const outcomes = await send(bad);
  expect(outcomes.map(({ file_name }) => file_name)).toEqual(bad.map((file) => basename(file)));
  expect(outcomes.filter(({ error, image }) => error === null || image !== null)).toEqual([]);
  const reasonOf = (name: string) => outcomes.find(({ file_name }) => file_name === name)?.error;
  expect(
    ['1x1.png', '1x20000.png', 'cut.jpg', 'empty.png', 'svg-named.png'].map((name) => reasonOf(name)?.code),
  ).toEqual(['images.too_small', 'images.too_small', 'images.damaged', 'images.empty', 'images.file_type']);
  expect(
    outcomes.filter(({ error }) => !error || error.message.length < 10 || error.message.includes('images.')),
  ).toEqual([]);
  expect(await server.media.images.files.list('images')).toEqual([]);
  expect(await visitor.balance()).toMatchObject({ balance: 12, held: 0 });
});

it('takes the good ones of a batch in which some are bad, and a picture twice as two', async () => {
  await writeFile(at('broken.jpg'), 'not a picture');
  const outcomes = await send([at('broken.jpg'), at('ben.png'), at('1x1.png'), at('ben.png')]);
  expect(outcomes.map(({ error, image }) => error?.code ?? image?.state)).toEqual([
    'images.file_type',
    'ready',
    'images.too_small',
    'ready',
  ]);
  expect(outcomes[3]?.known_as).toBe('ben.png');
});

it('enlarges pictures of every usual kind as people see them, one credit each', async () => {
  const names = ['ben.png', ...(await makeOddPhotos(folder, at('ben.png')))];
  const images = (await send(names.map(at))).map(({ image }) => image);
  const { width, height } = await sharp(at('ben.png')).metadata();
  for (const image of images) {
    expect(image).toMatchObject({ state: 'ready', width, height });
    const made = await enhance(image);
    expect(made).toMatchObject({ status: 'completed', credits_charged: 1 });
    const file = await visitor.browser.call('GET', made.download_url ?? '');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 2 * width, height: 2 * height });
  }
  expect(await visitor.balance()).toMatchObject({ balance: 12 - names.length, held: 0 });
});

it('enlarges a picture with no face, forty or one of twelve pixels, and says which are too small', async () => {
  const grey = { width: 480, height: 300, channels: 3 as const, background: '#808080' };
  const faces = async (name: string, side: number, places: readonly (readonly [number, number])[]) => {
    const input = await sharp(at('large.png')).resize(side).png().toBuffer();
    const layers = places.map(([left, top]) => ({ input, left, top }));
    await sharp({ create: grey }).composite(layers).png().toFile(at(name));
  };
  await faces('no-face.png', 1, []);
  const forty = Array.from({ length: 40 }, (_, k) => [60 * (k % 8), 60 * Math.floor(k / 8)] as const);
  await faces('forty.png', 58, forty);
  await faces('twelve-pixels.png', 30, [[225, 135]]);
  const before = (await visitor.balance()).balance;
  const images = (await send(['no-face.png', 'forty.png', 'twelve-pixels.png'].map(at))).map(({ image }) => image);
  const said = [];
  for (const image of images) {
    const { status, credits_charged, enhanced } = await enhance(image);
    expect({ status, credits_charged }).toEqual({ status: 'completed', credits_charged: 1 });
    said.push(enhanced?.result?.small_faces ?? -1);
  }
  expect(said[0]).toBe(0);
  expect(said[1]).toBeGreaterThan(20);
  expect(said[2]).toBeLessThanOrEqual(1);
  expect(await visitor.balance()).toMatchObject({ balance: before - 3, held: 0 });
});

it('gives the credit back when a picture is lost between the order and the work', async () => {
  const [image] = (await send([at('ben.png')])).map((outcome) => outcome.image);
  const { balance } = await visitor.balance();
  const started = await visitor.browser.call('POST', '/api/processings', {
    kind: 'enhance',
    image_id: image?.id,
    scale: 4,
  });
  expect(await visitor.balance()).toMatchObject({ balance: balance - 1, held: 1 });
  await server.media.images.files.remove(`images/${image?.id}`);
  await visitor.work();
  const ended = await visitor.getProcessing(started.json().data.processing.id);
  expect(ended).toMatchObject({ status: 'error', credits_charged: 0 });
  expect(await visitor.balance()).toMatchObject({ balance, held: 0 });
});
