import { canonicalFace } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { expect, it } from 'vitest';
import type { SourceFace } from '../photo/source-face.ts';
import { behindVeil, veilOf } from './veil.ts';

const side = 120;
const black = 16;
const face = canonicalFace.map((value, i) => (i % 3 === 2 ? value : side / 2 + 4 * value));

/** Grey skin with a dark bar through the middle, as brows and eyes make it. */
function sampleWith(darkest: number) {
  const y = new Uint8Array(side * side).fill(140);
  for (let row = 50; row < 60; row++) y.fill(darkest, row * side, (row + 1) * side);
  return { picture: { y, yStride: side, width: side, height: side } as YuvPicture, target: face };
}

it('finds no veil over a clip that shows black, and a part of what lies over a hazy one', () => {
  expect(veilOf([sampleWith(black)], black)).toBe(0);
  expect(veilOf([sampleWith(black + 40)], black)).toBeCloseTo(20);
  expect(veilOf([sampleWith(black - 4)], black)).toBe(0);
  expect(veilOf([], black)).toBe(0);
});

it('is not misled by one frame of many, nor by a face with nothing dark in it', () => {
  expect(veilOf([sampleWith(black), sampleWith(black), sampleWith(130)], black)).toBe(0);
  expect(veilOf([sampleWith(130)], black)).toBeLessThan(40);
});

it('lifts the photo, its black included, and leaves its colour', () => {
  const planes = [Float32Array.of(16, 100), Float32Array.of(120, 121), Float32Array.of(140, 141)];
  const source = { black, mips: [{ width: 2, height: 1, scale: 1, planes }] } as unknown as SourceFace;
  const veiled = behindVeil(source, 20);
  expect(veiled.black).toBe(36);
  expect([...veiled.mips[0]!.planes[0]]).toEqual([36, 120]);
  expect(veiled.mips[0]!.planes[1]).toBe(planes[1]);
  expect([...source.mips[0]!.planes[0]]).toEqual([16, 100]);
});
