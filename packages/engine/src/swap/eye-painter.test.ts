import { expect, it } from 'vitest';
import { eyeLoops } from '../geometry/index.ts';
import { Heap } from '../kernels/heap.ts';
import type { Eyeball, Planes } from '../photo/source-face.ts';
import type { BoxPlanes } from './face-box.ts';
import { EyePainter, type EyeScene } from './eye-painter.ts';
import type { FaceMap } from './face-map.ts';
import { defaultLook } from './look.ts';

const [width, height] = [64, 40] as const;
const stride = 72;
const [skin, iris, white] = [120, 50, 210] as const;

const flat = (side: number, y: number): { side: number; planes: Planes } => ({
  side,
  planes: [
    new Float32Array(side * side).fill(y),
    new Float32Array(side * side).fill(150),
    new Float32Array(side * side).fill(110),
  ],
});

const eyeball: Eyeball = {
  levels: [flat(49, iris), flat(25, iris), flat(13, iris), flat(7, iris)],
  sclera: [white, 128, 128],
  irisRatio: 0.4,
  irisRadius: 8,
  opening: 0.3,
  hasGlint: true,
};
const plainLook = { ...defaultLook, lidShadow: 0, rimShadow: 0, eyeCornerShade: 0 };

/** Lids as an ellipse around the middle, `opening` pixels high. */
function meshWithEye(opening: number): Float32Array {
  const mesh = new Float32Array(3 * 478);
  const loop = eyeLoops[0];
  // The loop starts one before the left corner and runs over the upper lid.
  loop.forEach((vertex, k) => {
    const angle = Math.PI + ((k - 1) * 2 * Math.PI) / loop.length;
    mesh[3 * vertex] = 32 + 24 * Math.cos(angle);
    mesh[3 * vertex + 1] = 20 + (opening / 2) * Math.sin(angle);
  });
  mesh.set([34, 20, 0], 3 * 468);
  return mesh;
}

function painted(opening: number, changes: Partial<EyeScene> = {}) {
  const heap = new Heap();
  const blocks = (stride / 2) * (height / 2);
  const y = heap.place(new Uint8Array(stride * height).fill(skin));
  const [u, v] = [heap.place(new Uint8Array(blocks).fill(128)), heap.place(new Uint8Array(blocks).fill(128))];
  const records = new Uint16Array(8 * stride * height).fill(16_384);
  const planes: BoxPlanes = {
    box: { x: 0, y: 0, width, height },
    stride,
    blockColumns: width / 2,
    blockRows: height / 2,
    target: { y, u, v },
    result: { y, u, v },
  };
  const gains = heap.place(new Float32Array(blocks).fill(1));
  const map = { pixels: heap.place(new Uint8Array(records.buffer)) } as FaceMap;
  new EyePainter(heap, { side: 0, eyeball, look: plainLook }).paint({
    planes, map, output: meshWithEye(opening), gains, visible: gains,
    irisRadius: 8, blur: 1, saturation: 1, shift: [0, 0], lumaScale: 1, black: 16, veil: { lift: 0, white: 255 }, ...changes,
  }); // prettier-ignore
  return {
    luma: (x: number, row: number) => heap.u8[y + row * stride + x]!,
    chroma: (x: number, row: number) => heap.u8[u + row * (stride / 2) + x]!,
  };
}

it('draws the iris at the gaze, the white around it and nothing outside the lids', () => {
  const { luma, chroma } = painted(22);
  expect(luma(34, 20)).toBeGreaterThan(iris - 4);
  expect(luma(34, 20)).toBeLessThan(iris + 12);
  expect(luma(17, 20)).toBe(white);
  expect(luma(48, 20)).toBe(white);
  expect(luma(32, 5)).toBe(skin);
  expect(luma(4, 20)).toBe(skin);
  expect(luma(32, 34)).toBe(skin);
  expect(chroma(17, 10)).toBeGreaterThan(140);
  expect(chroma(10, 10)).toBe(128);
});

it('fades into the lids instead of ending in a hard edge', () => {
  const { luma } = painted(22);
  const column = Array.from({ length: 12 }, (_, k) => luma(20, 8 + k));
  const between = column.filter((value) => value > skin + 5 && value < white - 5);
  expect(between.length).toBeGreaterThan(0);
  column.reduce((before, value) => {
    expect(value).toBeGreaterThanOrEqual(before);
    return value;
  });
});

it('draws nothing into a closed eye', () => {
  const { luma } = painted(0);
  for (let row = 0; row < height; row++) for (let x = 0; x < width; x++) expect(luma(x, row)).toBe(skin);
});

it('follows the light of the skin around', () => {
  expect(painted(22, { lumaScale: 0.5 }).luma(17, 20)).toBe(16 + (white - 16) / 2);
});

it('draws nothing black in a clip that shows no black, and its white as bright as before', () => {
  const veil = { lift: 60, white };
  const [clear, hazy] = [painted(22), painted(22, { veil })];
  expect(hazy.luma(17, 20)).toBe(white);
  expect(hazy.luma(34, 20)).toBeCloseTo(clear.luma(34, 20) + 60 * (1 - clear.luma(34, 20) / white), -0.5);
  expect(hazy.luma(32, 5)).toBe(skin);
});
