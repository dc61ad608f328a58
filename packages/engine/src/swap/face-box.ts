import { boxOf, type FaceMesh } from '@semblante/vision/geometry';
import { partAt, type Address, type Heap, type Parts } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import type { PlaneAddresses } from './composite-kernels.ts';

export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels around the face that sampling and blocks of 2 × 2 may touch. */
const margin = 2;
/** Smaller faces are not worth drawing. */
const sideMin = 16;

/**
 * The part of the picture that the target's and the reshaped face cover, starting at even pixels; undefined when too
 * little of it is in the picture.
 */
export function faceBoxOf(
  meshes: readonly FaceMesh[],
  picture: { width: number; height: number },
): FaceBox | undefined {
  const boxes = meshes.map((mesh) => boxOf(mesh));
  const x = Math.max(0, (Math.floor(Math.min(...boxes.map((box) => box.left))) - margin) & ~1);
  const y = Math.max(0, (Math.floor(Math.min(...boxes.map((box) => box.top))) - margin) & ~1);
  const width = Math.min(picture.width, Math.ceil(Math.max(...boxes.map((box) => box.right))) + margin) - x;
  const height = Math.min(picture.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + margin) - y;
  // An odd size is left only at an odd picture's own edge, so that no block of chroma is cut.
  const even = {
    width: x + width < picture.width ? width & ~1 : width,
    height: y + height < picture.height ? height & ~1 : height,
  };
  return even.width >= sideMin && even.height >= sideMin ? { x, y, ...even } : undefined;
}

/** Copies of the box's planes in the heap, before and after. Chroma has half the stride. */
export interface BoxPlanes {
  box: FaceBox;
  /** Pixels, a multiple of 8. */
  stride: number;
  /** Columns and rows of chroma. */
  blockColumns: number;
  blockRows: number;
  target: PlaneAddresses<'target'>;
  result: PlaneAddresses<'result'>;
}

export function copyIn(heap: Heap, picture: YuvPicture, box: FaceBox): BoxPlanes {
  const stride = (box.width + 15) & ~7;
  const blockColumns = (box.width + 1) >> 1;
  const blockRows = (box.height + 1) >> 1;
  const lumaBytes = stride * 2 * blockRows;
  const chromaBytes = (stride >> 1) * blockRows;
  const planesOf = <Of extends 'target' | 'result'>(picture: Of): PlaneAddresses<Of> => {
    const planes: Parts = heap.reserve(`composite.${picture}`, lumaBytes + 2 * chromaBytes);
    return { y: partAt(planes, 0), u: partAt(planes, lumaBytes), v: partAt(planes, lumaBytes + chromaBytes) };
  };
  const target = planesOf('target');
  const result = planesOf('result');
  // Reads for four pixels at once go past the box: what they find there must not depend on earlier frames.
  heap.u8.fill(0, target.y, target.y + lumaBytes + 2 * chromaBytes);
  const chroma = {
    x: box.x >> 1,
    y: box.y >> 1,
    columns: blockColumns,
    rows: blockRows,
    stride: picture.chromaStride,
    toStride: stride >> 1,
  };
  copyRows(
    heap,
    picture.y,
    { x: box.x, y: box.y, columns: box.width, rows: box.height, stride: picture.yStride, toStride: stride },
    target.y,
  );
  copyRows(heap, picture.u, chroma, target.u);
  copyRows(heap, picture.v, chroma, target.v);
  // Odd heights: the row that a last block lacks is the one above it.
  if (box.height & 1)
    heap.u8.copyWithin(
      target.y + box.height * stride,
      target.y + (box.height - 1) * stride,
      target.y + box.height * stride,
    );
  heap.u8.copyWithin(result.y, target.y, target.y + lumaBytes + 2 * chromaBytes);
  return { box, stride, blockColumns, blockRows, target, result };
}

export function copyOut(
  heap: Heap,
  picture: YuvPicture,
  { box, stride, blockColumns, blockRows, result }: BoxPlanes,
): void {
  const chroma = {
    x: box.x >> 1,
    y: box.y >> 1,
    columns: blockColumns,
    rows: blockRows,
    stride: picture.chromaStride,
    toStride: stride >> 1,
  };
  returnRows(
    heap,
    picture.y,
    { x: box.x, y: box.y, columns: box.width, rows: box.height, stride: picture.yStride, toStride: stride },
    result.y,
  );
  returnRows(heap, picture.u, chroma, result.u);
  returnRows(heap, picture.v, chroma, result.v);
}

interface Rows {
  x: number;
  y: number;
  columns: number;
  rows: number;
  stride: number;
  toStride: number;
}

function copyRows(heap: Heap, plane: Uint8Array, { x, y, columns, rows, stride, toStride }: Rows, to: Address): void {
  for (let row = 0, from = y * stride + x; row < rows; row++, from += stride) {
    heap.u8.set(plane.subarray(from, from + columns), to + row * toStride);
  }
}

function returnRows(heap: Heap, plane: Uint8Array, { x, y, columns, rows, stride, toStride }: Rows, at: Address): void {
  for (let row = 0, to = y * stride + x; row < rows; row++, to += stride) {
    plane.set(heap.u8.subarray(at + row * toStride, at + row * toStride + columns), to);
  }
}
