import { expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { compositeKernels } from './composite-kernels.ts';

interface Vertex {
  place: readonly [x: number, y: number, z: number];
  coordinates: readonly [number, number, number, number];
  alphas: readonly [alpha: number, keep: number];
}

const side = 32;
const bits = 6;
const alphaOne = 16_384;

function drawn(vertices: readonly Vertex[], triangles: readonly (readonly [number, number, number])[]) {
  const heap = new Heap();
  const kernels = compositeKernels(heap);
  const placedVertices = heap.place<'vertices'>(
    Float32Array.from(
      vertices.flatMap(({ place, coordinates, alphas }) => [...place, 0, ...coordinates, ...alphas, 0, 0]),
    ),
  );
  const placedTriangles = heap.place<'triangles'>(Int32Array.from(triangles.flatMap((corners) => [...corners, 0])));
  const order = heap.allocate<'order'>(triangles.length * 4);
  const scratch = heap.allocate<'mesh scratch'>((1024 + triangles.length) * 4);
  const limits = heap.place<'limits'>(new Uint8Array(Uint16Array.from({ length: 8 }, () => 0x7fff).buffer));
  const map = heap.allocate<'map'>(side * side * 16);
  heap.u8.fill(0xff, map, map + side * side * 16);
  const count = kernels.orderTriangles(
    placedTriangles,
    triangles.length,
    placedVertices,
    vertices.length,
    1,
    order,
    scratch,
  );
  kernels.rasterise(placedTriangles, order, count, placedVertices, side, side, side, bits, limits, map);
  const words = new Uint16Array(heap.memory.buffer, map, side * side * 8);
  const at = (x: number, y: number) => {
    const record = words.subarray(8 * (y * side + x), 8 * (y * side + x) + 8);
    if (record[4] === 0xffff) return undefined;
    return {
      coordinates: Array.from(record.subarray(0, 4), (value) => value / (1 << bits)),
      alpha: record[4]! / alphaOne,
      keep: record[5]! / alphaOne,
    };
  };
  return { at, count };
}

const corner = (place: Vertex['place'], value: number, alpha = 1): Vertex => ({
  place,
  coordinates: [value, 2 * value, 3, 4],
  alphas: [alpha, alpha / 2],
});

it('gives every pixel inside a triangle the mix of its corners and leaves the others alone', () => {
  const vertices: Vertex[] = [
    { place: [2.3, 1.2, 0], coordinates: [10, 20, 30, 1], alphas: [0, 1] },
    { place: [29.1, 7.7, 0], coordinates: [40, 22, 5, 9], alphas: [1, 0.25] },
    { place: [6.4, 30.2, 0], coordinates: [100, 60, 8, 3], alphas: [0.5, 0.5] },
  ];
  const { at } = drawn(vertices, [[0, 1, 2]]);
  const [[ax, ay], [bx, by], [cx, cy]] = vertices.map(({ place }) => place) as [
    Vertex['place'],
    Vertex['place'],
    Vertex['place'],
  ];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x + 0.5 - ax, y + 0.5 - ay];
      const b = (dx * (cy - ay) - (cx - ax) * dy) / area;
      const c = ((bx - ax) * dy - dx * (by - ay)) / area;
      const weights = [1 - b - c, b, c];
      const least = Math.min(...weights);
      if (Math.abs(least) < 0.002) continue; // on an edge either is right
      const pixel = at(x, y);
      expect(pixel !== undefined, `${x}, ${y}`).toBe(least > 0);
      if (!pixel) continue;
      const mix = (value: (vertex: Vertex) => number) =>
        vertices.reduce((sum, vertex, k) => sum + weights[k]! * value(vertex), 0);
      pixel.coordinates.forEach((value, k) =>
        expect(Math.abs(value - mix((vertex) => vertex.coordinates[k]!))).toBeLessThan(0.02),
      );
      expect(Math.abs(pixel.alpha - mix((vertex) => vertex.alphas[0]))).toBeLessThan(0.001);
      expect(Math.abs(pixel.keep - mix((vertex) => vertex.alphas[1]))).toBeLessThan(0.001);
    }
  }
});

it('draws the nearer of two triangles over the farther one, in whatever order they come', () => {
  const vertices = [0, 10, 5].flatMap((z, k) => [
    corner([1, 1, z], 10 * (k + 1)),
    corner([30, 1, z], 10 * (k + 1)),
    corner([1, 30, z], 10 * (k + 1)),
  ]);
  const { at } = drawn(vertices, [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ]);
  expect(at(6, 6)?.coordinates[0]).toBeCloseTo(10, 1);
});

it('draws folded triangles under all others, however near they are', () => {
  const visible = [corner([1, 1, 50], 1), corner([20, 1, 50], 1), corner([1, 20, 50], 1)];
  const folded = [corner([1, 1, 0], 9), corner([1, 31, 0], 9), corner([31, 1, 0], 9)];
  const { at } = drawn(
    [...visible, ...folded],
    [
      [3, 4, 5],
      [0, 1, 2],
    ],
  );
  expect(at(5, 5)?.coordinates[0]).toBeCloseTo(1, 1);
  expect(at(15, 15)?.coordinates[0]).toBeCloseTo(9, 1);
});

it('leaves no gap between neighbouring triangles', () => {
  const rim = Array.from({ length: 37 }, (_, k) =>
    corner([16 + 13.7 * Math.cos((k * Math.PI * 2) / 37), 16 + 13.7 * Math.sin((k * Math.PI * 2) / 37), 0], 4),
  );
  const { at } = drawn(
    [corner([15.93, 16.11, 0], 2), ...rim],
    rim.map((_, k) => [0, 1 + k, 1 + ((k + 1) % rim.length)] as const),
  );
  const places = Array.from({ length: side * side }, (_, i) => ({ x: i % side, y: Math.floor(i / side) })).filter(
    ({ x, y }) => Math.hypot(x + 0.5 - 16, y + 0.5 - 16) < 13.4,
  );
  expect(places.filter(({ x, y }) => at(x, y) === undefined)).toEqual([]);
});

it('skips triangles that are too thin to show', () => {
  expect(drawn([corner([1, 1, 0], 1), corner([20, 1.0001, 0], 1), corner([30, 1, 0], 1)], [[0, 1, 2]]).count).toBe(0);
});
