import { expect, it } from 'vitest';
import { Heap } from '../kernels/heap.ts';
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
  Uint8Array.from({ length: width * height }, (_, i) => 128 + 60 * Math.sin((i % width) / 5 + seed) * Math.cos(Math.floor(i / width) / 6 + 2 * seed));

interface Place {
  /** In the photo, and in the unwrapped layout. */
  u: number;
  v: number;
  x: number;
  y: number;
  alpha: number;
  mouth: number;
}

type PlaceAt = (column: number, row: number) => Place | undefined;

/** As the raster leaves it. */
function placeMap(heap: Heap, placeAt: PlaceAt, bits: number): number {
  const records = new Uint16Array(8 * stride * rows).fill(0xffff);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = placeAt(column, row);
      if (!place) continue;
      const unit = 1 << bits;
      const words = [place.u * unit, place.v * unit, place.x * unit, place.y * unit, place.alpha * alphaOne, 0, place.mouth * alphaOne, 0];
      records.set(words.map((word) => Math.round(word)), 8 * (row * stride + column));
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

const clamped = (value: number, high: number) => Math.max(0, Math.min(high, value));
const smooth = (a: number) => a * a * (3 - 2 * a);
const shareOf = ({ alpha, mouth }: { alpha: number; mouth: number }, seen: number) => 128 * smooth(seen * alpha) * smooth(Math.min(1, 2 * (1 - mouth)));

function expectWarped({ placeAt, bits = 6, grain = 0 }: { placeAt: PlaceAt; bits?: number; grain?: number }): void {
  const heap = new Heap();
  const [texture, grains] = [waves(textureSide, textureSide, 2), waves(stride, rows, 3)] as const;
  const blocks = (stride / 2) * (rows / 2);
  const perBlock = (value: number) => heap.place(new Float32Array(blocks + 32).fill(value)) + 64;
  const [out, shares] = [heap.allocate(stride * rows), heap.allocate(stride * rows)];
  compositeKernels(heap).warpLuma(
    columns, rows, stride, placeMap(heap, placeAt, bits), bits, heap.place(texture), textureSide,
    perBlock(0.8), perBlock(12), perBlock(0.9), rows / 2, heap.place(grains), grain, out, shares,
  ); // prettier-ignore
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * stride + column;
      const place = placeAt(column, row);
      if (!place) {
        expect(heap.u8[shares + at]).toBe(0);
        continue;
      }
      const lit = 0.8 * tap(texture, textureSide, place.u, place.v) + 12 + grain * (grains[at]! - 128);
      expect(Math.abs(heap.u8[out + at]! - clamped(lit, 255)), `${column}, ${row}`).toBeLessThan(1.3);
      expect(Math.abs(heap.u8[shares + at]! - shareOf(place, 0.9))).toBeLessThan(1);
    }
  }
}

const inDisc = (column: number, row: number) => Math.hypot((column - 23) / 20, (row - 15) / 14) < 1;

/** The photo turned against the pixels by `angle`. */
const turned = (angle: number): PlaceAt => (column, row) => {
  if (!inDisc(column, row)) return undefined;
  const [dx, dy] = [column - 23, row - 15];
  const [across, down] = [Math.cos(angle) * dx - Math.sin(angle) * dy, Math.sin(angle) * dx + Math.cos(angle) * dy];
  return { u: 32 + 1.2 * across, v: 32 + 1.2 * down, x: 400 + 8 * dx, y: 500 + 8 * dy, alpha: (column + 1) / 50, mouth: (row + 1) / 32 };
};

it('lights the photo where the mesh covers a pixel, and shows nothing of it elsewhere or inside the mouth', () => {
  expectWarped({ placeAt: turned(0.05) });
});

it('gives the same on a head that lies sideways or upside down, where neighbours are far apart in memory', () => {
  expectWarped({ placeAt: turned(Math.PI / 2) });
  expectWarped({ placeAt: turned(Math.PI + 0.4) });
});

it('works with coarser places, as very large photos need them', () => {
  expectWarped({ placeAt: turned(0.3), bits: 5 });
});

it('lays the grain of the pixel itself over the photo', () => {
  expectWarped({ placeAt: turned(0.05), grain: 0.7 });
});

it('warps chroma by blocks of 2 × 2 and hands factor, shift and visibility on', () => {
  const heap = new Heap();
  const [blockColumns, blockRows, blockStride] = [columns / 2, rows / 2, stride / 2];
  const side = 8;
  const fieldAt = (row: number, column: number) => [10 + 0.5 * column, 3 - row, 0.5 * column, 1 - 0.03 * row];
  const factorAt = (row: number, column: number) => 1 - 0.04 * row - 0.02 * column;
  const cells = Array.from({ length: side * side }, (_, i) => [Math.floor(i / side), i % side] as const);
  const field = heap.place(Float32Array.from([...cells.flatMap(([row, column]) => fieldAt(row, column)), ...cells.flatMap(([row, column]) => [factorAt(row, column), 0, 0, 0])]));
  const fieldPlace = heap.place(Float32Array.from([side / 1000 / 64, -0.5]));
  const [textureU, textureV] = [waves(32, 32, 4), waves(32, 32, 5)];
  const placeAt = turned(0.1);
  const map = placeMap(heap, placeAt, 6);
  const bytes = () => heap.allocate(blockStride * blockRows);
  const floats = () => heap.allocate(4 * blockStride * blockRows);
  const [outU, outV, shares, factors, shifts, visible] = [bytes(), bytes(), bytes(), floats(), floats(), floats()] as const;
  compositeKernels(heap).warpChroma(
    blockColumns, blockRows, blockStride, map, 6, heap.place(textureU), heap.place(textureV), 32,
    field, side, fieldPlace, outU, outV, shares, factors, shifts, visible,
  ); // prettier-ignore
  let inner = 0;
  for (let row = 0; row < blockRows; row++) {
    for (let column = 0; column < blockColumns; column++) {
      const four = [0, 1, 2, 3].map((k) => placeAt(2 * column + (k & 1), 2 * row + (k >> 1)));
      const at = row * blockStride + column;
      if (four.every((place) => place === undefined)) {
        expect(heap.u8[shares + at]).toBe(0);
        continue;
      }
      if (four.some((place) => place === undefined)) continue;
      inner++;
      const mean = (key: keyof Place) => four.reduce((sum, place) => sum + place![key] / 4, 0);
      const [fx, fy] = [clamped((mean('x') * side) / 1000 - 0.5, side - 1.01), clamped((mean('y') * side) / 1000 - 0.5, side - 1.01)];
      const [shift, shiftU, shiftV, seen] = fieldAt(fy, fx) as [number, number, number, number];
      expect(heap.f32[(factors >> 2) + at]).toBeCloseTo(factorAt(fy, fx), 2);
      expect(heap.f32[(shifts >> 2) + at]).toBeCloseTo(shift, 1);
      expect(heap.f32[(visible >> 2) + at]).toBeCloseTo(seen, 2);
      expect(Math.abs(heap.u8[shares + at]! - shareOf({ alpha: mean('alpha'), mouth: mean('mouth') }, seen))).toBeLessThan(1);
      for (const [out, texture, shiftOf] of [[outU, textureU, shiftU], [outV, textureV, shiftV]] as const) {
        const lit = tap(texture, 32, mean('u') / 2 - 0.25, mean('v') / 2 - 0.25) + shiftOf;
        expect(Math.abs(heap.u8[out + at]! - lit), `${column}, ${row}`).toBeLessThan(1.5);
      }
    }
  }
  expect(inner).toBeGreaterThan(100);
});

it('lays the warped face over the target by its shares, and leaves the target to the byte where it has none', () => {
  const heap = new Heap();
  const random = randomNumbers(4);
  const [target, warped] = [0, 1].map(() => Uint8Array.from({ length: 100 }, () => 256 * random())) as [Uint8Array, Uint8Array];
  const shares = Uint8Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? 0 : i % 10 === 1 ? 128 : 128 * random()));
  const out = heap.allocate(112);
  compositeKernels(heap).blendPlane(heap.place(target), heap.place(warped), heap.place(shares), out, 100);
  target.forEach((own, i) => {
    expect(Math.abs(heap.u8[out + i]! - (own + (shares[i]! / 128) * (warped[i]! - own)))).toBeLessThan(0.51);
    if (shares[i] === 0) expect(heap.u8[out + i]).toBe(own);
  });
});

it('mixes a sharp and a soft plane', () => {
  const heap = new Heap();
  const random = randomNumbers(9);
  const [sharp, soft] = [0, 1].map(() => Uint8Array.from({ length: 100 }, () => 256 * random())) as [Uint8Array, Uint8Array];
  const out = heap.allocate(112);
  for (const softWeight of [0, 50, 128]) {
    compositeKernels(heap).mixPlanes(heap.place(sharp), heap.place(soft), 128 - softWeight, softWeight, out, 100);
    sharp.forEach((value, i) => {
      const mixed = clamped(value + (softWeight / 128) * (soft[i]! - value), 255);
      expect(Math.abs(heap.u8[out + i]! - mixed)).toBeLessThan(0.51);
    });
  }
});

it('takes fine detail for grain and strong edges for none', () => {
  const heap = new Heap();
  const [width, height] = [32, 16];
  const luma = new Uint8Array(width * height).fill(100);
  luma[5 * width + 9] = 108; // 4.5 over its softened surroundings
  luma[5 * width + 20] = 200;
  const half = heap.allocate((width / 2) * (height / 2));
  const [out, placed] = [heap.allocate(width * height), heap.place(luma)];
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
