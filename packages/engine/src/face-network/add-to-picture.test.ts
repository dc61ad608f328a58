import { expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { colourCoefficients, copyOf, withHalvedChroma, yuvFromRgb } from '@semblante/media/picture';
import type { Region } from '@semblante/vision/networks';
import { addToPicture } from './add-to-picture.ts';
import { pixels, side } from './drawn-mesh.ts';
import { NetworkPlanes } from './network-planes.ts';

const colour = { range: 'limited', matrix: 'bt709' } as const;
const [width, height] = [203, 151] as const;
const box = { x: 38, y: 22, width: 125, height: 102 };
const strength = 0.8;

/** A picture with every level in it, and a correction that is different everywhere. */
function scene() {
  const rgb = Uint8Array.from({ length: 3 * width * height }, (_, i) => (i * 7919) % 256);
  const picture = withHalvedChroma(yuvFromRgb(rgb, { width, height, colour }));
  const heap = new Heap();
  const planes = NetworkPlanes.of(heap);
  const wave = (i: number, step: number) => Math.sin(((i % side) + step * Math.floor(i / side)) / 11);
  const square = Float32Array.from({ length: 3 * pixels }, (_, i) => 0.5 + 0.5 * wave(i, 2));
  const answer = Float32Array.from({ length: 3 * pixels }, (_, i) => 0.3 * wave(i + 5, 3));
  const reach = Float32Array.from({ length: pixels }, (_, i) => (i % side < 40 ? 0 : 0.5 + 0.5 * wave(i, 1)));
  heap.f32.set(square, planes.square >> 2);
  heap.f32.set(reach, planes.reach >> 2);
  answer.forEach((value, i) => {
    const [column, row] = [i % side, Math.floor((i % pixels) / side)];
    const quarter = 4 * Math.floor(i / pixels) + 2 * (row % 2) + (column % 2);
    planes.answered[quarter * (pixels / 4) + (row >> 1) * (side / 2) + (column >> 1)] = value;
  });
  return { picture, heap, planes, square, answer, reach };
}

/** Bilinear; whole coordinates are the middles of pixels. */
function read(map: Float32Array, width: number, x: number, y: number): number {
  const [column, row] = [x, y].map((at) => Math.max(0, Math.min(width - 2, Math.floor(at)))) as [number, number];
  const along = (at: number) => map[at]! + (map[at + 1]! - map[at]!) * (x - column);
  const [upper, lower] = [along(row * width + column), along((row + 1) * width + column)];
  return upper + (lower - upper) * (y - row);
}

function changeOf({ square, answer, reach }: ReturnType<typeof scene>, radius: number) {
  const changed = square.map((now, i) => {
    const after = Math.max(0, Math.min(1, now + strength * answer[i]! * reach[i % pixels]!));
    return after - now;
  });
  const { kr, kg, kb, lumaScale, chromaScale } = colourCoefficients(colour);
  const planes = [0, 1, 2].map(() => new Float32Array(pixels));
  for (let i = 0; i < pixels; i++) {
    const [red, green, blue] = [changed[i]!, changed[pixels + i]!, changed[2 * pixels + i]!];
    const grey = kr * red + kg * green + kb * blue;
    planes[0]![i] = 255 * lumaScale * grey;
    planes[1]![i] = ((127.5 * chromaScale) / (1 - kb)) * (blue - grey);
    planes[2]![i] = ((127.5 * chromaScale) / (1 - kr)) * (red - grey);
  }
  const held = (at: number) => Math.max(0, Math.min(side - 1, at));
  const around = Array.from({ length: 2 * radius + 1 }, (_, k) => k - radius);
  const mean = (of: (offset: number) => number) => around.reduce((sum, k) => sum + of(k), 0) / around.length;
  const blurred = (plane: Float32Array, step: 'x' | 'y') =>
    plane.map((_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return mean((k) => plane[step === 'x' ? y * side + held(x + k) : held(y + k) * side + x]!);
    });
  return radius === 0 ? planes : planes.map((plane) => blurred(blurred(plane, 'x'), 'y'));
}

it.each<[string, Region, number]>([
  ['a level face', { cx: 100.3, cy: 70.8, size: 140, angle: 0 }, 0],
  ['a turned face whose square ends within the box', { cx: 90, cy: 80, size: 131, angle: 0.6 }, 0],
  ['a small face, which shows the mean of what its pixels cover', { cx: 104, cy: 77, size: 60, angle: -0.3 }, 2],
])('adds to each pixel what its place in the square says: %s', (_, region, radius) => {
  const made = scene();
  const { picture, heap, planes } = made;
  const before = copyOf(picture);
  addToPicture(heap, picture, planes, { region, box, strength });
  const change = changeOf(made, radius);
  const scale = side / region.size;
  const [cos, sin] = [Math.cos(region.angle) * scale, Math.sin(region.angle) * scale];
  let touched = 0;
  for (const [k, plane] of (['y', 'u', 'v'] as const).entries()) {
    const block = k === 0 ? 1 : 2;
    const stride = k === 0 ? picture.yStride : picture.chromaStride;
    for (let i = 0; i < picture[plane].length; i++) {
      const [column, row] = [i % stride, Math.floor(i / stride)];
      const isIn =
        column >= box.x / block &&
        row >= box.y / block &&
        column < (box.x + box.width) / block &&
        row < (box.y + box.height) / block;
      const [dx, dy] = [(column + 0.5) * block - region.cx, (row + 0.5) * block - region.cy];
      const [along, across] = [cos * dx + sin * dy + side / 2 - 0.5, cos * dy - sin * dx + side / 2 - 0.5];
      const isShown = isIn && Math.min(along, across) >= 0 && Math.max(along, across) < side - 1;
      const exact = before[plane][i]! + (isShown ? read(change[k]!, side, along, across) : 0);
      // Rounded to a level: half of one, and a hair for where the sum lies between two.
      const off = Math.abs(picture[plane][i]! - Math.max(0, Math.min(255, exact)));
      if (off > 0.5001) expect.fail(`${plane} ${column}, ${row}: ${picture[plane][i]}, not ${exact}`);
      if (picture[plane][i] !== before[plane][i]) touched++;
    }
  }
  expect(touched).toBeGreaterThan(1000);
});

it('adds in a picture whose last row ends before its stride does, and writes nothing beside the box', () => {
  const { picture, heap, planes } = scene();
  const short = { ...picture, y: picture.y.slice(0, picture.yStride * (height - 1) + width) };
  const before = copyOf(short);
  const low = { ...box, height: height - box.y };
  const region = { cx: 100, cy: 90, size: 200, angle: 0.1 };
  addToPicture(heap, short, planes, { region, box: low, strength });
  let beside = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isIn = column >= low.x && column < low.x + low.width && row >= low.y;
      const i = row * short.yStride + column;
      if (!isIn && short.y[i] !== before.y[i]) beside++;
    }
  }
  expect(beside).toBe(0);
  const lastRow = short.y.subarray(short.yStride * (height - 1));
  expect(Buffer.compare(lastRow, before.y.subarray(short.yStride * (height - 1)))).not.toBe(0);
});
