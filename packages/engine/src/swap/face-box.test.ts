import { expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import { copyIn, copyOut, faceBoxOf } from './face-box.ts';

const meshAround = (left: number, top: number, right: number, bottom: number): Float32Array => {
  const mesh = new Float32Array(3 * 478);
  for (let i = 0; i < mesh.length; i += 3) mesh.set([i % 2 ? left : right, i % 4 < 2 ? top : bottom, 0], i);
  return mesh;
};

function pictureOf(width: number, height: number): YuvPicture {
  const [yStride, chromaStride] = [width + 6, ((width + 1) >> 1) + 5];
  const plane = (stride: number, rows: number, step: number) =>
    Uint8Array.from({ length: stride * rows }, (_, i) => (i * step) % 251);
  const chromaRows = (height + 1) >> 1;
  return {
    width,
    height,
    yStride,
    chromaStride,
    chromaShift: 1,
    colour: { range: 'limited', matrix: 'bt709' },
    y: plane(yStride, height, 7),
    u: plane(chromaStride, chromaRows, 11),
    v: plane(chromaStride, chromaRows, 13),
  };
}

it('covers both faces with a margin, starts at even pixels and stays in the picture', () => {
  const box = faceBoxOf([meshAround(21.4, 30.2, 60, 71), meshAround(25, 33, 64.3, 70)], { width: 200, height: 100 });
  expect(box).toEqual({ x: 18, y: 28, width: 48, height: 44 });
  expect(faceBoxOf([meshAround(-20, -30, 60, 71)], { width: 50, height: 60 })).toEqual({
    x: 0,
    y: 0,
    width: 50,
    height: 60,
  });
});

it('gives none for a face that is hardly in the picture', () => {
  expect(faceBoxOf([meshAround(195, 30, 260, 90)], { width: 200, height: 100 })).toBeUndefined();
  expect(faceBoxOf([meshAround(300, 30, 360, 90)], { width: 200, height: 100 })).toBeUndefined();
});

it('brings the planes in and out again without a change, at odd sizes too', () => {
  for (const [width, height] of [
    [90, 70],
    [91, 71],
  ] as const) {
    const picture = pictureOf(width, height);
    const before = structuredClone(picture);
    const heap = new Heap();
    const box = faceBoxOf([meshAround(30, 20, width + 10, height + 10)], picture)!;
    const planes = copyIn(heap, picture, box);
    expect(heap.u8[planes.target.y + 3 * planes.stride + 5]).toBe(picture.y[(box.y + 3) * picture.yStride + box.x + 5]);
    expect(heap.u8[planes.target.v + 4 * (planes.stride / 2) + 2]).toBe(
      picture.v[(box.y / 2 + 4) * picture.chromaStride + box.x / 2 + 2],
    );
    for (const plane of [picture.y, picture.u, picture.v]) plane.fill(0);
    copyOut(heap, picture, planes);
    for (let row = box.y; row < height; row++) {
      for (let column = box.x; column < width; column++) {
        expect(picture.y[row * picture.yStride + column]).toBe(before.y[row * picture.yStride + column]);
        const chroma = (row >> 1) * picture.chromaStride + (column >> 1);
        expect(picture.u[chroma]).toBe(before.u[chroma]);
        expect(picture.v[chroma]).toBe(before.v[chroma]);
      }
    }
    expect(picture.y[0]).toBe(0);
  }
});
