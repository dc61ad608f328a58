import { expect, it } from 'vitest';
import { Heap, past, type Address } from '@semblante/media/kernels';
import { compositeKernels } from './composite-kernels.ts';

const [columns, rows, stride] = [46, 30, 56] as const;
const textureSide = 64;
const alphaOne = 16_384;

/** The same numbers every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Smooth enough that rounding a place changes a value by less than a level. */
const waves = (width: number, height: number, seed: number) =>
  Uint8Array.from(
    { length: width * height },
    (_, i) => 128 + 60 * Math.sin((i % width) / 5 + seed) * Math.cos(Math.floor(i / width) / 6 + 2 * seed),
  );

interface Place {
  u: number;
  v: number;
  x: number;
  y: number;
  alpha: number;
  keep: number;
}

type PlaceAt = (column: number, row: number) => Place | undefined;

/** As the raster leaves it. */
function placeMap(heap: Heap, placeAt: PlaceAt, bits: number): Address<'map'> {
  const records = new Uint16Array(8 * stride * rows).fill(0xffff);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = placeAt(column, row);
      if (!place) continue;
      const unit = 1 << bits;
      const words = [
        place.u * unit,
        place.v * unit,
        place.x * unit,
        place.y * unit,
        place.alpha * alphaOne,
        place.keep * alphaOne,
        0,
        0,
      ];
      records.set(
        words.map((word) => Math.round(word)),
        8 * (row * stride + column),
      );
    }
  }
  return heap.place(new Uint8Array(records.buffer));
}

function tap(plane: Uint8Array, width: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = top * width + left;
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * (x - left);
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

const smooth = (a: number) => a * a * (3 - 2 * a);

function blendedLuma({ placeAt, bits = 6, grain = 0 }: { placeAt: PlaceAt; bits?: number; grain?: number }) {
  const heap = new Heap();
  const [target, texture, grains] = [
    waves(stride, rows, 1),
    waves(textureSide, textureSide, 2),
    waves(stride, rows, 3),
  ] as const;
  const blocks = (stride / 2) * (rows / 2);
  const gains = past(heap.place<'gains'>(new Float32Array(blocks + 32).fill(1.25)), 64);
  const visible = past(heap.place<'visible'>(new Float32Array(blocks + 32).fill(0.9)), 64);
  const out = heap.place<'result y'>(target);
  compositeKernels(heap).blendLuma(
    columns, rows, stride, placeMap(heap, placeAt, bits), bits,
    heap.place<'texture y'>(texture), textureSide, gains, visible, rows / 2, 16,
    heap.place<'target y'>(target), heap.place<'grain'>(grains), grain, out,
  ); // oxfmt-ignore
  const expected = ({ u, v, x, y, alpha, keep }: Place) => {
    const lit =
      16 +
      1.25 * (tap(texture, textureSide, u, v) - 16) +
      grain * (grains[Math.round(y) * stride + Math.round(x)]! - 128);
    const own = tap(target, stride, x, y);
    return Math.max(0, Math.min(255, own + keep * smooth(0.9 * alpha) * (lit - own)));
  };
  return { result: heap.u8.subarray(out, out + stride * rows), target, expected };
}

function expectBlended(options: { placeAt: PlaceAt; bits?: number; grain?: number }): void {
  const { result, target, expected } = blendedLuma(options);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const place = column < columns ? options.placeAt(column, row) : undefined;
      if (place) expect(Math.abs(result[at]! - expected(place)), `${column}, ${row}`).toBeLessThan(1.3);
      else expect(result[at]).toBe(target[at]);
    }
  }
}

const clamped = (value: number, high: number) => Math.max(0, Math.min(high, value));
const inDisc = (column: number, row: number) => Math.hypot((column - 23) / 20, (row - 15) / 14) < 1;

/** Texture and target turned against the pixels by `angle`. */
const turned =
  (angle: number): PlaceAt =>
  (column, row) => {
    if (!inDisc(column, row)) return undefined;
    const [dx, dy] = [column - 23, row - 15];
    const [across, down] = [Math.cos(angle) * dx - Math.sin(angle) * dy, Math.sin(angle) * dx + Math.cos(angle) * dy];
    return {
      u: 32 + 1.2 * across,
      v: 32 + 1.2 * down,
      x: clamped(23 + across, columns - 2),
      y: clamped(15 + down, rows - 2),
      alpha: (column + 1) / 50,
      keep: (row + 1) / 32,
    };
  };

it('lights the source, mixes it with the warped target and leaves what no triangle covers', () => {
  expectBlended({ placeAt: turned(0.05) });
});

it('gives the same on a head that lies sideways or upside down, where neighbours are far apart in memory', () => {
  expectBlended({ placeAt: turned(Math.PI / 2) });
  expectBlended({ placeAt: turned(Math.PI + 0.4) });
});

it('works with coarser places, as very large faces need them', () => {
  expectBlended({ placeAt: turned(0.3), bits: 5 });
});

it('lays the nearest pixel of the grain over the source', () => {
  const random = randomNumbers(3);
  const offsets = Array.from({ length: columns * rows }, () => 0.3 * random());
  // Whole places: which pixel is the nearest is then beyond doubt.
  expectBlended({
    grain: 0.7,
    placeAt: (column, row) =>
      inDisc(column, row)
        ? {
            u: 10 + column / 2,
            v: 12 + row / 2 + offsets[row * columns + column]!,
            x: column,
            y: row,
            alpha: 1,
            keep: 1,
          }
        : undefined,
  });
});

it('leaves the target to the byte where the source has no share', () => {
  const { result, target } = blendedLuma({
    placeAt: (column, row) => ({
      u: 20,
      v: 20,
      x: clamped(column, columns - 2),
      y: clamped(row, rows - 2),
      alpha: column < 20 ? 0 : 1,
      keep: 0,
    }),
  });
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++)
      expect(result[row * stride + column]).toBe(target[row * stride + column]);
});

it('blends chroma by blocks of 2 × 2 and hands gain and visibility on', () => {
  const heap = new Heap();
  const [blockColumns, blockRows, blockStride] = [columns / 2, rows / 2, stride / 2];
  const side = 8;
  const fieldAt = (row: number, column: number) => [1 + 0.05 * column, 3 - row, 0.5 * column, 1 - 0.03 * row];
  const field = heap.place<'field'>(
    Float32Array.from(Array.from({ length: side * side }, (_, i) => fieldAt(Math.floor(i / side), i % side)).flat()),
  );
  const unit = side / textureSide;
  const shift = 0.5 * unit - 0.5;
  const fieldPlace = heap.place<'field place'>(Float32Array.from([unit / 64, unit / 64, shift, shift]));
  const [textureU, textureV, targetU, targetV] = [
    waves(32, 32, 4),
    waves(32, 32, 5),
    waves(blockStride, blockRows, 6),
    waves(blockStride, blockRows, 7),
  ];
  const placeAt = turned(0.1);
  const map = placeMap(heap, placeAt, 6);
  const [outU, outV] = [heap.place<'result u'>(targetU), heap.place<'result v'>(targetV)];
  const gains = heap.allocate<'gains'>(4 * blockStride * blockRows);
  const visible = heap.allocate<'visible'>(4 * blockStride * blockRows);
  compositeKernels(heap).blendChroma(
    blockColumns, blockRows, blockStride, map, 6,
    heap.place<'texture u'>(textureU), heap.place<'texture v'>(textureV), 32, field, side, fieldPlace,
    heap.place<'target u'>(targetU), heap.place<'target v'>(targetV), outU, outV, gains, visible,
  ); // oxfmt-ignore
  let inner = 0;
  for (let row = 0; row < blockRows; row++) {
    for (let column = 0; column < blockColumns; column++) {
      const four = [0, 1, 2, 3].map((k) => placeAt(2 * column + (k & 1), 2 * row + (k >> 1)));
      const at = row * blockStride + column;
      if (four.every((place) => place === undefined)) {
        expect(heap.u8[outU + at]).toBe(targetU[at]);
        expect(heap.f32[(gains >> 2) + at]).toBe(1);
        continue;
      }
      if (four.some((place) => place === undefined)) continue;
      inner++;
      const mean = (key: keyof Place) => four.reduce((sum, place) => sum + place![key] / 4, 0);
      const [fx, fy] = [
        clamped((mean('u') + 0.5) * unit - 0.5, side - 1.01),
        clamped((mean('v') + 0.5) * unit - 0.5, side - 1.01),
      ];
      const [gain, shiftU, shiftV, seen] = fieldAt(fy, fx) as [number, number, number, number];
      expect(heap.f32[(gains >> 2) + at]).toBeCloseTo(gain, 2);
      expect(heap.f32[(visible >> 2) + at]).toBeCloseTo(seen, 2);
      const share = smooth(seen * mean('alpha'));
      const [x, y] = [
        clamped(mean('x') / 2 - 0.25, blockColumns - 1.01),
        clamped(mean('y') / 2 - 0.25, blockRows - 1.01),
      ];
      for (const [out, texture, target, shift] of [
        [outU, textureU, targetU, shiftU],
        [outV, textureV, targetV, shiftV],
      ] as const) {
        const own = tap(target, blockStride, x, y);
        const lit = tap(texture, 32, mean('u') / 2 - 0.25, mean('v') / 2 - 0.25) + shift;
        expect(Math.abs(heap.u8[out + at]! - (own + share * (lit - own))), `${column}, ${row}`).toBeLessThan(1.5);
      }
    }
  }
  expect(inner).toBeGreaterThan(100);
});

it('mixes a sharp and a soft plane, and overdraws the sharp one', () => {
  const heap = new Heap();
  const random = randomNumbers(9);
  const [sharp, soft] = [0, 1].map(() => Uint8Array.from({ length: 100 }, () => 256 * random())) as [
    Uint8Array,
    Uint8Array,
  ];
  const out = heap.allocate<'texture u'>(112);
  for (const softWeight of [0, 50, 128, -70]) {
    const [sharpAt, softAt] = [heap.place<'sharp u'>(sharp), heap.place<'soft u'>(soft)];
    compositeKernels(heap).mixPlanes(sharpAt, softAt, 128 - softWeight, softWeight, out, 100);
    sharp.forEach((value, i) => {
      const mixed = clamped(value + (softWeight / 128) * (soft[i]! - value), 255);
      expect(Math.abs(heap.u8[out + i]! - mixed)).toBeLessThan(0.51);
    });
  }
});

it('raises the detail of a plane by what another one lacks of it', () => {
  const heap = new Heap();
  const random = randomNumbers(11);
  const [sharp, soft, plain] = [0, 1, 2].map(() => Uint8Array.from({ length: 100 }, () => 256 * random())) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const out = heap.allocate<'texture y'>(112);
  for (const [softWeight, raised] of [
    [0, 0],
    [40, 0],
    [0, 77],
    [40, 128],
  ] as const) {
    compositeKernels(heap).raiseDetail(
      heap.place<'sharp y'>(sharp),
      heap.place<'soft y'>(soft),
      heap.place<'plain y'>(plain),
      128 - softWeight + raised,
      softWeight,
      raised,
      out,
      100,
    );
    sharp.forEach((value, i) => {
      const wanted = value + (softWeight / 128) * (soft[i]! - value) + (raised / 128) * (value - plain[i]!);
      expect(Math.abs(heap.u8[out + i]! - clamped(wanted, 255))).toBeLessThan(0.51);
    });
  }
});

it('takes fine detail for grain and strong edges for none', () => {
  const heap = new Heap();
  const [width, height] = [32, 16];
  const luma = new Uint8Array(width * height).fill(100);
  luma[5 * width + 9] = 108; // 4.5 over its softened surroundings
  luma[5 * width + 20] = 200;
  const half = heap.allocate<'half y'>((width / 2) * (height / 2));
  const [out, placed] = [heap.allocate<'grain'>(width * height), heap.place<'target y'>(luma)];
  const kernels = compositeKernels(heap);
  kernels.halveLuma(placed, width, half, width / 2, width / 2, height / 2);
  kernels.grainOf(placed, width, half, width / 2, height / 2, 7, out);
  const grainAt = (x: number, y: number) => heap.u8[out + y * width + x]! - 128;
  expect(grainAt(2, 12)).toBe(0);
  expect(grainAt(9, 5)).toBeGreaterThanOrEqual(5);
  expect(grainAt(9, 5)).toBeLessThanOrEqual(7);
  expect(grainAt(20, 5)).toBe(0);
  expect(Math.abs(grainAt(8, 5))).toBeLessThanOrEqual(2);
});
