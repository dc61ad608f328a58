import { expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { compositeKernels } from './composite-kernels.ts';

/** The same numbers every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const bytes = (count: number, random: () => number) =>
  Uint8Array.from({ length: count }, () => Math.floor(256 * random()));
const floatsAt = (heap: Heap, address: number, count: number) =>
  Array.from(heap.f32.subarray(address >> 2, (address >> 2) + count));

it('halves luma to the means of blocks of 2 × 2', () => {
  const heap = new Heap();
  const [stride, width, height] = [48, 19, 7];
  const luma = bytes(stride * height * 2, randomNumbers(1));
  const out = heap.allocate<'half y'>(24 * height);
  compositeKernels(heap).halveLuma(heap.place(luma), stride, out, 24, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 2 * y * stride + 2 * x;
      expect(heap.u8[out + y * 24 + x]).toBe(
        (luma[at]! + luma[at + 1]! + luma[at + stride]! + luma[at + stride + 1]! + 2) >> 2,
      );
    }
  }
});

it('reads the target where the mesh says a cell lies, and the alpha there', () => {
  const heap = new Heap();
  const [width, height] = [20, 16];
  const [luma, u, v] = [2, 3, 4].map((seed) => bytes(width * height, randomNumbers(seed))) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const corners = [
    [3.2, 5.1, 0.2],
    [30.7, 8.4, 1],
    [12.9, 27.3, 0.6],
  ] as const;
  const vertices = heap.place<'vertices'>(
    Float32Array.from(corners.flatMap(([x, y, alpha]) => [0, 0, 0, 0, 0, 0, x, y, alpha, 0, 0, 0])),
  );
  const weights = [0.2, 0.5, 0.3] as const;
  const table = new ArrayBuffer(32);
  new Int32Array(table).set([0, 48, 96]);
  new Float32Array(table).set(weights, 3);
  new Int32Array(table)[6] = 2;
  const samples = heap.allocate<'samples'>(16 * 4);
  compositeKernels(heap).sampleCells(
    heap.place(new Int32Array(table)),
    1,
    vertices,
    heap.place<'half y'>(luma),
    heap.place<'target u'>(u),
    heap.place<'target v'>(v),
    width,
    height,
    width,
    samples,
  );
  const mix = (value: (corner: (typeof corners)[number]) => number) =>
    corners.reduce((sum, corner, k) => sum + weights[k]! * value(corner), 0);
  const [x, y] = [mix(([place]) => place) / 2 - 0.25, mix(([, place]) => place) / 2 - 0.25];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const tap = (plane: Uint8Array) => {
    const at = row * width + column;
    const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * (x - column);
    const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * (x - column);
    return upper + (lower - upper) * (y - row);
  };
  const [gotY, gotU, gotV, gotAlpha] = floatsAt(heap, samples + 32, 4);
  expect(gotY).toBeCloseTo(tap(luma), 2);
  expect(gotU).toBeCloseTo(tap(u), 2);
  expect(gotV).toBeCloseTo(tap(v), 2);
  expect(gotAlpha).toBeCloseTo(
    mix(([, , alpha]) => alpha),
    4,
  );
});

it('finds the median and the median deviation of bare inner skin only', () => {
  const heap = new Heap();
  const random = randomNumbers(5);
  const count = 401;
  const isSkin = (i: number) => i % 5 !== 0 && i % 7 !== 0;
  const values = Array.from({ length: count }, (_, i) => (isSkin(i) ? 100 + 60 * random() : 250));
  const samples = heap.place<'samples'>(Float32Array.from(values.flatMap((value) => [0, value, 0, 1])));
  const statics = heap.place<'statics'>(
    Float32Array.from(values.flatMap((_, i) => [0, 0, 0, i % 5 === 0 ? 0 : 1, i % 7 === 0 ? 0.8 : 0, 1, 0, 0])),
  );
  const out = heap.allocate<'numbers'>(8);
  const seen = compositeKernels(heap).middleOf(samples, 4, statics, count, heap.allocate(8192), out);
  const skin = values.filter((_, i) => isSkin(i)).sort((a, b) => a - b);
  const median = skin[skin.length >> 1]!;
  const deviation = skin.map((value) => Math.abs(value - median)).sort((a, b) => a - b)[skin.length >> 1]!;
  const [gotMedian, gotDeviation] = floatsAt(heap, out, 2);
  expect(seen).toBe(skin.length);
  expect(Math.abs(gotMedian! - median)).toBeLessThan(0.2);
  expect(Math.abs(gotDeviation! - deviation)).toBeLessThan(0.3);
});

it('blurs four numbers a cell by boxes of any radius, nothing coming in from outside', () => {
  const side = 12;
  const radius = 2.3;
  const heap = new Heap();
  const random = randomNumbers(6);
  const values = Float32Array.from({ length: 4 * side * side }, random);
  const cells = heap.place<'source cells'>(values);
  compositeKernels(heap).blurCells(cells, side, radius, 1, heap.allocate(16 * side * side));
  const weightAt = (distance: number) => (distance <= 2 ? 1 : distance === 3 ? 0.3 : 0) / (2 * radius + 1);
  for (const [row, column, lane] of [
    [0, 0, 0],
    [5, 7, 1],
    [11, 2, 2],
    [6, 6, 3],
  ] as const) {
    let sum = 0;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++)
        sum += weightAt(Math.abs(y - row)) * weightAt(Math.abs(x - column)) * values[4 * (y * side + x) + lane]!;
    }
    expect(heap.f32[(cells >> 2) + 4 * (row * side + column) + lane]).toBeCloseTo(sum, 4);
  }
});

it('counts a cell of strange colour in the outer face less, and one in the inner face in full', () => {
  const heap = new Heap();
  const cells = [
    { target: [150, 110, 150, 1], skin: 1, outer: 1 },
    { target: [40, 128, 128, 1], skin: 1, outer: 1 },
    { target: [40, 128, 128, 1], skin: 1, outer: 0 },
    { target: [150, 110, 150, 0.5], skin: 0.5, outer: 0 },
  ] as const;
  const samples = heap.place<'samples'>(Float32Array.from(cells.flatMap(({ target }) => target)));
  const statics = heap.place<'statics'>(
    Float32Array.from(cells.flatMap(({ skin, outer }) => [120, 112, 148, skin, outer, 1, 0, 0])),
  );
  const model = heap.place<'numbers'>(Float32Array.from([150, 15, 110, 3, 150, 3, 0.9, 0.6]));
  const [luma, chroma] = [heap.allocate<'luma cells'>(64), heap.allocate<'chroma cells'>(64)];
  const visible = heap.allocate<'visible cells'>(16);
  const bare = heap.place<'bare cells'>(new Float32Array(4).fill(1));
  compositeKernels(heap).weighCells(samples, statics, bare, model, 4, luma, chroma, visible);
  const seen = floatsAt(heap, visible, 4);
  expect(seen[0]).toBeCloseTo(1, 2);
  expect(seen[1]).toBeLessThan(0.05);
  expect(seen[2]).toBe(1);
  expect(floatsAt(heap, luma + 48, 3)).toEqual([0.25, 30, 37.5]);
  expect(floatsAt(heap, chroma + 48, 3)).toEqual([0.25, -0.5, 0.5]);
  expect(floatsAt(heap, luma + 16, 1)[0]).toBeLessThan(0.01);
  const means = heap.allocate<'numbers'>(16);
  compositeKernels(heap).meansOf(luma, chroma, 4, means);
  const sums = [0, 1, 2].map((lane) =>
    [0, 1, 2, 3].reduce((sum, cell) => sum + floatsAt(heap, luma + 16 * cell, 3)[lane]!, 0),
  );
  expect(floatsAt(heap, means, 2)[0]).toBeCloseTo(sums[1]! / sums[0]!, 3);
  expect(floatsAt(heap, means, 2)[1]).toBeCloseTo(sums[2]! / sums[0]!, 3);
});

it('takes the light from the skin around, closer by at the rim, and from the whole face where there is none', () => {
  const heap = new Heap();
  const near = heap.place<'luma cells'>(Float32Array.from([1, 100, 150, 0, 1, 100, 150, 0, 0, 0, 0, 0]));
  const wide = heap.place<'wide luma cells'>(Float32Array.from([1, 100, 120, 0, 1, 100, 120, 0, 0, 0, 0, 0]));
  const chroma = heap.place<'chroma cells'>(Float32Array.from([1, 4, -3, 0, 1, 4, -3, 0, 0, 0, 0, 0]));
  const means = heap.place<'numbers'>(Float32Array.from([80, 160, 2, 5]));
  const statics = heap.place<'statics'>(Float32Array.from([1, 0, 0].flatMap((rim) => [0, 0, 0, 0, 0, 0, rim, 0])));
  const field = heap.allocate<'field'>(48);
  compositeKernels(heap).lightCells(
    near,
    wide,
    chroma,
    heap.place(Float32Array.from([1, 0.5, 1])),
    statics,
    3,
    means,
    16,
    0.5,
    0,
    0,
    field,
  );
  const mean = (sum: number, whole: number) => (sum + 0.04 * whole) / 1.04;
  const at = (cell: number) => floatsAt(heap, field + 16 * cell, 4);
  expect(at(0)[0]).toBeCloseTo((0.5 * (mean(150, 160) - 12)) / (mean(100, 80) - 12), 4);
  expect(at(0)[1]).toBeCloseTo(mean(4, 2), 4);
  expect(at(0)[2]).toBeCloseTo(mean(-3, 5), 4);
  expect(at(1)[0]).toBeCloseTo((0.5 * (mean(120, 160) - 12)) / (mean(100, 80) - 12), 4);
  expect(at(0)[3]).toBe(1);
  expect(at(1)[3]).toBeCloseTo(0.52, 5);
  expect(at(2)[0]).toBeCloseTo((0.5 * 148) / 68, 4);
  expect(at(2)[1]).toBeCloseTo(2, 4);
});

it('follows a shade near the rim as far inwards as it is told to, and a shine everywhere', () => {
  const heap = new Heap();
  const cells = (target: number) => Float32Array.from([1, 100, target, 0]);
  const wide = heap.place<'wide luma cells'>(cells(120));
  const [chroma, means, visible] = [
    heap.place<'chroma cells'>(new Float32Array(4)),
    heap.place<'numbers'>(Float32Array.from([100, 120, 0, 0])),
    heap.place<'soft visible cells'>(Float32Array.from([1])),
  ];
  /** A place beyond the usual rim that the broader one half reaches. */
  const statics = heap.place<'statics'>(Float32Array.from([0, 0, 0, 0, 0, 0, 0, 0.5]));
  const field = heap.allocate<'field'>(16);
  const gainWith = (near: number, rimShade: number, shine = 0) => {
    compositeKernels(heap).lightCells(
      heap.place(cells(near)),
      wide,
      chroma,
      visible,
      statics,
      1,
      means,
      16,
      1,
      rimShade,
      shine,
      field,
    );
    return heap.f32[field >> 2]!;
  };
  const [inner, shaded] = [gainWith(120, 1), gainWith(80, 1)];
  expect(gainWith(80, 0)).toBe(inner);
  expect(shaded).toBeLessThan(inner - 0.1);
  expect(gainWith(80, 0.5)).toBeCloseTo((inner + shaded) / 2, 4);
  expect(gainWith(160, 1)).toBe(inner);
  const shining = gainWith(160, 1, 1);
  expect(shining).toBeGreaterThan(inner + 0.1);
  expect(gainWith(160, 0, 0.5)).toBeCloseTo((inner + shining) / 2, 4);
  expect(gainWith(80, 0, 1)).toBe(inner);
});

it('softens visibility over 3 × 3 cells, its rim continued', () => {
  const heap = new Heap();
  const side = 5;
  const random = randomNumbers(8);
  const values = Float32Array.from({ length: side * side }, random);
  const out = heap.allocate<'soft visible cells'>(4 * side * side);
  compositeKernels(heap).softenCells(heap.place(values), side, out);
  const inner =
    [1, 2, 3].reduce(
      (sum, row) => sum + [1, 2, 3].reduce((line, column) => line + values[row * side + column]!, 0),
      0,
    ) / 9;
  expect(heap.f32[(out >> 2) + 2 * side + 2]).toBeCloseTo(inner, 5);
  expect(floatsAt(heap, out, side * side).every((value) => value >= 0 && value <= 1)).toBe(true);
  compositeKernels(heap).softenCells(heap.place(new Float32Array(side * side).fill(1)), side, out);
  for (const value of floatsAt(heap, out, side * side)) expect(value).toBeCloseTo(1, 5);
});

it('lays an occlusion mask over a field of light twice as fine', () => {
  const heap = new Heap();
  const maskSide = 4;
  const mask = heap.place<'mask'>(Float32Array.from({ length: 16 }, (_, i) => i / 15));
  const entries = new ArrayBuffer(12 * 16);
  for (let i = 0; i < 16; i++) {
    new Int32Array(entries)[3 * i] = i % 2 ? 5 : -1;
    new Float32Array(entries).set([0.25, 0.5], 3 * i + 1);
  }
  const table = heap.place<'mask table'>(new Int32Array(entries));
  const field = heap.place<'field'>(Float32Array.from([1, 1, 1, 0.5, 2, 2, 2, 0.5, 3, 3, 3, 0.5, 4, 4, 4, 0.5]));
  const [fine, cells] = [heap.allocate<'fine field'>(16 * 16), heap.allocate<'bare cells'>(64)];
  const kernels = compositeKernels(heap);
  kernels.maskField(field, 2, mask, maskSide, table, fine);
  kernels.layMask(mask, maskSide, table, 16, cells);
  const masked = (5 + 0.25 + 0.5 * 4) / 15;
  expect(floatsAt(heap, cells, 2)).toEqual([1, expect.closeTo(masked, 5)]);
  const at = (row: number, column: number) => floatsAt(heap, fine + 16 * (4 * row + column), 4);
  expect(at(0, 0)[0]).toBeCloseTo(1, 5);
  expect(at(1, 1)[0]).toBeCloseTo(0.5625 * 1 + 0.1875 * (2 + 3) + 0.0625 * 4, 5);
  expect(at(0, 0)[3]).toBeCloseTo(0.5, 5);
  expect(at(0, 1)[3]).toBeCloseTo(0.5 * masked, 5);
});
