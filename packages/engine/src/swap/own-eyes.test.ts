import { expect, it } from 'vitest';
import { eyeLoops } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import type { PlaneAddresses } from './composite-kernels.ts';
import type { BoxPlanes } from './face-box.ts';
import type { FaceMap } from './face-map.ts';
import { showOwnEye } from './own-eyes.ts';

const [width, height] = [64, 40] as const;
const stride = 72;
const bits = 6;
const [newSkin, ownSkin, ownIris, ownWhite] = [120, 100, 40, 160] as const;
const irisColumn = 34;
const black = 16;

/** Lids as an ellipse around the middle, `opening` pixels high; everything else lies in a corner of plain skin. */
function meshWithEye(opening: number): Float32Array {
  const mesh = new Float32Array(3 * 478).fill(3);
  const loop = eyeLoops[0];
  // The loop starts one before the left corner and runs over the upper lid.
  loop.forEach((vertex, k) => {
    const angle = Math.PI + ((k - 1) * 2 * Math.PI) / loop.length;
    mesh[3 * vertex] = 32 + 24 * Math.cos(angle);
    mesh[3 * vertex + 1] = 20 + (opening / 2) * Math.sin(angle);
  });
  return mesh;
}

/** A target with an iris `irisColumn` wide in, whose places lie `moved` pixels to the right of the new face's. */
function shown(
  opening: number,
  { moved = 0, skin = newSkin, isDrawn = true }: { moved?: number; skin?: number; isDrawn?: boolean } = {},
) {
  const heap = new Heap();
  const inside = (x: number, y: number) => ((x - 32 - moved) / 24) ** 2 + ((y - 20) / 11) ** 2 < 1;
  const own = Uint8Array.from({ length: stride * height }, (_, i) => {
    const [x, y] = [i % stride, Math.floor(i / stride)];
    return !inside(x, y) ? ownSkin : Math.abs(x - irisColumn - moved) < 5 ? ownIris : ownWhite;
  });
  const blocks = (stride / 2) * (height / 2);
  const place = <Of extends string>(luma: Uint8Array, chroma: number): PlaneAddresses<Of> => ({
    y: heap.place(luma),
    u: heap.place(new Uint8Array(blocks).fill(chroma)),
    v: heap.place(new Uint8Array(blocks).fill(chroma)),
  });
  const planes: BoxPlanes = {
    box: { x: 0, y: 0, width, height },
    stride,
    blockColumns: width / 2,
    blockRows: height / 2,
    target: place(own, 140),
    result: place(new Uint8Array(stride * height).fill(skin), 110),
  };
  const records = new Uint16Array(8 * stride * height);
  for (let i = 0; i < stride * height; i++) {
    const [x, y] = [i % stride, Math.floor(i / stride)];
    records.set([0, 0, Math.min(width - 2, x + moved) << bits, Math.min(height - 2, y) << bits, 16_384], 8 * i);
    if (!isDrawn) records[8 * i + 4] = 0xffff;
  }
  const map = { pixels: heap.place(new Uint8Array(records.buffer)), bits } as FaceMap;
  const mesh = meshWithEye(opening);
  showOwnEye(heap, { planes, map, target: mesh, output: mesh, black }, 0);
  return {
    luma: (x: number, y: number) => heap.u8[planes.result.y + y * stride + x]!,
    chroma: (x: number, y: number) => heap.u8[planes.result.u + (y >> 1) * (stride / 2) + (x >> 1)]!,
  };
}

it("shows the target's own eye between the lids and nothing of it outside", () => {
  const { luma, chroma } = shown(22, { skin: ownSkin });
  expect(luma(irisColumn, 20)).toBe(ownIris);
  expect(luma(20, 20)).toBe(ownWhite);
  expect(luma(46, 20)).toBe(ownWhite);
  expect([luma(32, 3), luma(4, 20)]).toEqual([ownSkin, ownSkin]);
  expect([chroma(irisColumn, 20), chroma(32, 3)]).toEqual([140, 110]);
});

it('moves the eye with the lids of the new face', () => {
  const { luma } = shown(22, { moved: 6, skin: ownSkin });
  expect(luma(irisColumn, 20)).toBe(ownIris);
  expect(luma(irisColumn + 8, 20)).toBe(ownWhite);
});

it('lights the eye as the new skin around it is lit', () => {
  const gain = ((newSkin - black) / (ownSkin - black)) ** 0.6;
  const { luma } = shown(22);
  expect(luma(20, 20)).toBeCloseTo(black + gain * (ownWhite - black), -0.5);
  expect(luma(irisColumn, 20)).toBeCloseTo(black + gain * (ownIris - black), -0.5);
});

it('takes no brightness from a cover: an eye stays within bounds of its own', () => {
  expect(shown(22, { skin: 250 }).luma(20, 20)).toBe(Math.round(black + 1.35 * (ownWhite - black)));
  expect(shown(22, { skin: 20 }).luma(20, 20)).toBe(Math.round(black + 0.75 * (ownWhite - black)));
});

it('draws nothing where no face was drawn', () => {
  expect(shown(22, { isDrawn: false }).luma(irisColumn, 20)).toBe(newSkin);
});
