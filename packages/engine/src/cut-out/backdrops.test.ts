import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blurBackdrop, shrink } from './blur-backdrop.ts';
import { colourBackdrop, pictureBackdrop, putBehind } from './put-behind.ts';
import type { RgbaPicture } from '@semblante/media/picture';

const [width, height] = [120, 80];

/** A red square in the middle of green, and what was found of it. */
function square(alphaInside: number): RgbaPicture {
  const data = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const isInside = Math.abs((i % width) - 60) < 25 && Math.abs(Math.floor(i / width) - 40) < 25;
    data.set(isInside ? [220, 0, 0, alphaInside] : [0, 180, 0, 0], 4 * i);
  }
  return { width, height, data };
}
const at = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];

it('lays a subject over a colour as its alpha says', () => {
  const backdrop = colourBackdrop('#1E50ff', { width, height });
  putBehind(square(128), backdrop);
  expect(at(backdrop, 2, 2)).toEqual([0x1e, 0x50, 0xff]);
  expect(at(backdrop, 60, 40)).toEqual([125, 40, 127]);
});

it('fills the size with another picture, cropped around its middle, white where that is transparent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
  try {
    const file = join(folder, 'wide.png');
    const hole = { create: { width: 20, height: 60, channels: 4, background: '#000000' } } as const;
    await sharp({ create: { width: 300, height: 60, channels: 4, background: '#c06000' } })
      .composite([{ input: hole, left: 140, top: 0, blend: 'dest-out' }])
      .png()
      .toFile(file);
    const backdrop = await pictureBackdrop(file, { width, height });
    expect(backdrop.length).toBe(3 * width * height);
    expect(at(backdrop, 5, 40)).toEqual([0xc0, 0x60, 0]);
    expect(at(backdrop, 60, 40)).toEqual([255, 255, 255]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('blurs what is behind without the subject in it, so that nothing glows around it', async () => {
  const original = { ...square(255), data: square(255).data.map((value, i) => (i % 4 === 3 ? 255 : value)) };
  const backdrop = await blurBackdrop(await shrink(original), square(255));
  const [red, green] = at(backdrop, 33, 40);
  expect(red).toBeLessThan(8);
  expect(green).toBeGreaterThan(170);
});
