import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeGoodImages } from '@semblante/media/testing';
import { takeImage, viewCutOut } from './cut-out-views.ts';

const { signal } = new AbortController();
let folder: string;
let good: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
  good = (await makeGoodImages(folder)).map(({ file }) => file);
});
afterAll(() => rm(folder, { recursive: true }));
const named = (name: string) => good.find((file) => basename(file) === name) ?? '';

it('shows every kind of upload upright and of full size, with holes where it has holes', async () => {
  for (const name of ['plain.jpg', 'cmyk.jpg', 'grey.jpg', 'deep.png', 'palette.png', 'lossless.webp']) {
    const taken = await takeImage({ image: named(name), folder }, signal);
    expect(taken).toMatchObject({ width: 160, height: 120, frames: 'one' });
    expect(await sharp(taken.full).metadata()).toMatchObject({
      format: 'jpeg',
      width: 160,
      height: 120,
      space: 'srgb',
    });
  }
  const turned = await takeImage({ image: named('turned.jpg'), folder }, signal);
  expect(turned).toMatchObject({ width: 120, height: 160 });
  const { orientation, exif } = await sharp(turned.view).metadata();
  expect([orientation, exif]).toEqual([undefined, undefined]);
  const holed = await takeImage({ image: named('alpha.png'), folder }, signal);
  expect(await sharp(holed.view).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
});

it('is no larger for an editor than it needs, and never enlarged', async () => {
  await sharp({ create: { width: 2400, height: 300, channels: 3, background: '#4488cc' } })
    .jpeg()
    .toFile(join(folder, 'wide.jpg'));
  const wide = await takeImage({ image: join(folder, 'wide.jpg'), folder }, signal);
  expect([
    (await sharp(wide.full).metadata()).width,
    (await sharp(wide.view).metadata()).width,
    (await sharp(wide.thumbnail).metadata()).width,
  ]).toEqual([2400, 1600, 480]);
  const small = await takeImage({ image: named('plain.jpg'), folder }, signal);
  expect((await sharp(small.view).metadata()).width).toBe(160);
});

it('takes only what the product states: no AVIF, though it could be read', async () => {
  await expect(takeImage({ image: named('still.avif'), folder }, signal)).rejects.toMatchObject({
    code: 'image.format_unsupported',
  });
});

it('writes the alpha of a cut-out in grey, of full size', async () => {
  const data = Buffer.from(Array.from({ length: 40 * 30 }, (_, i) => [9, 9, 9, i % 256]).flat());
  await writeFile(
    join(folder, 'cut.png'),
    await sharp(data, { raw: { width: 40, height: 30, channels: 4 } })
      .png()
      .toBuffer(),
  );
  await viewCutOut({
    cutOut: join(folder, 'cut.png'),
    alpha: join(folder, 'alpha-plane.png'),
    view: join(folder, 'view.webp'),
    thumbnail: join(folder, 'thumb.webp'),
  });
  const written = sharp(join(folder, 'alpha-plane.png'));
  expect(await written.metadata()).toMatchObject({ width: 40, height: 30, channels: 1 });
  const grey = await written.extractChannel(0).raw().toBuffer();
  expect([grey[0], grey[255], grey[300]]).toEqual([0, 255, 300 % 256]);
});
