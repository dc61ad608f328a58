import type { Heap } from '@semblante/media/kernels';

type Address = number;

/** The functions of assembly/composite.ts, where each is explained. */
interface CompositeKernels {
  faceCamera(
    triangles: Address,
    count: number,
    vertices: Address,
    vertexCount: number,
    winding: number,
    normals: Address,
    out: Address,
  ): void;
  orderTriangles(
    triangles: Address,
    count: number,
    vertices: Address,
    vertexCount: number,
    winding: number,
    order: Address,
    scratch: Address,
  ): number;
  rasterise(
    triangles: Address, order: Address, count: number, vertices: Address,
    columns: number, rows: number, stride: number, bits: number, limits: Address, map: Address,
  ): void; // prettier-ignore
  halveLuma(from: Address, stride: number, to: Address, toStride: number, width: number, height: number): void;
  sampleCells(
    table: Address, count: number, vertices: Address, luma: Address, u: Address, v: Address,
    width: number, height: number, stride: number, samples: Address,
  ): void; // prettier-ignore
  middleOf(
    samples: Address,
    valueOffset: number,
    statics: Address,
    count: number,
    scratch: Address,
    out: Address,
  ): number;
  layMask(mask: Address, maskSide: number, table: Address, count: number, cells: Address): void;
  weighCells(
    samples: Address,
    statics: Address,
    mask: Address,
    model: Address,
    count: number,
    luma: Address,
    chroma: Address,
    visible: Address,
  ): void;
  meansOf(luma: Address, chroma: Address, count: number, out: Address): void;
  softenCells(from: Address, side: number, to: Address): void;
  blurCells(cells: Address, side: number, radius: number, rounds: number, scratch: Address): void;
  lightCells(
    near: Address, wide: Address, chroma: Address, visible: Address, statics: Address, count: number,
    means: Address, black: number, gainScale: number, rimShade: number, shine: number, field: Address,
  ): void; // prettier-ignore
  maskField(field: Address, side: number, mask: Address, maskSide: number, table: Address, fine: Address): void;
  mixPlanes(sharp: Address, soft: Address, sharpWeight: number, softWeight: number, out: Address, bytes: number): void;
  raiseDetail(
    sharp: Address, soft: Address, plain: Address, sharpWeight: number, softWeight: number, plainWeight: number, out: Address, bytes: number,
  ): void; // prettier-ignore
  grainOf(
    luma: Address,
    stride: number,
    half: Address,
    columns: number,
    rows: number,
    limit: number,
    out: Address,
  ): void;
  blendChroma(
    columns: number, rows: number, stride: number, map: Address, bits: number,
    textureU: Address, textureV: Address, textureStride: number,
    field: Address, fieldSide: number, fieldPlace: Address,
    targetU: Address, targetV: Address, outU: Address, outV: Address, gains: Address, visible: Address,
  ): void; // prettier-ignore
  blendLuma(
    columns: number, rows: number, stride: number, map: Address, bits: number,
    texture: Address, textureStride: number, gains: Address, visible: Address, blockRows: number, black: number,
    target: Address, grains: Address, grain: number, out: Address,
  ): void; // prettier-ignore
}

export const compositeKernels = (heap: Heap): CompositeKernels => heap.kernels<CompositeKernels>('composite');
