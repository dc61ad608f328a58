import type { Address, Heap } from '@semblante/media/kernels';

/** The planes of one picture, each a kind of its own: `Address<'target y'>`. */
export interface PlaneAddresses<Of extends string> {
  y: Address<`${Of} y`>;
  u: Address<`${Of} u`>;
  v: Address<`${Of} v`>;
}

/** The functions of assembly/composite.ts, where each is explained. */
interface CompositeKernels {
  faceCamera(
    triangles: Address<'triangles'>,
    count: number,
    vertices: Address<'vertices'>,
    vertexCount: number,
    winding: number,
    normals: Address<'mesh scratch'>,
    out: Address<'facing'>,
  ): void;
  orderTriangles(
    triangles: Address<'triangles'>,
    count: number,
    vertices: Address<'vertices'>,
    vertexCount: number,
    winding: number,
    order: Address<'order'>,
    scratch: Address<'mesh scratch'>,
  ): number;
  rasterise(
    triangles: Address<'triangles'>, order: Address<'order'>, count: number, vertices: Address<'vertices'>,
    columns: number, rows: number, stride: number, bits: number, limits: Address<'limits'>, map: Address<'map'>,
  ): void; // oxfmt-ignore
  halveLuma(
    from: Address<'target y'>,
    stride: number,
    to: Address<'half y'>,
    toStride: number,
    width: number,
    height: number,
  ): void;
  sampleCells(
    table: Address<'cell table'>, count: number, vertices: Address<'vertices'>,
    luma: Address<'half y'>, u: Address<'target u'>, v: Address<'target v'>,
    width: number, height: number, stride: number, samples: Address<'samples'>,
  ): void; // oxfmt-ignore
  middleOf(
    samples: Address<'samples'>,
    valueOffset: number,
    statics: Address<'statics'>,
    count: number,
    scratch: Address<'cell scratch'>,
    out: Address<'numbers'>,
  ): number;
  layMask(
    mask: Address<'mask'>,
    maskSide: number,
    table: Address<'mask table'>,
    count: number,
    cells: Address<'bare cells'>,
  ): void;
  weighCells(
    samples: Address<'samples'>,
    statics: Address<'statics'>,
    mask: Address<'bare cells'>,
    model: Address<'numbers'>,
    count: number,
    luma: Address<'luma cells'>,
    chroma: Address<'chroma cells'>,
    visible: Address<'visible cells'>,
  ): void;
  meansOf(luma: Address<'luma cells'>, chroma: Address<'chroma cells'>, count: number, out: Address<'numbers'>): void;
  softenCells(from: Address<'visible cells'>, side: number, to: Address<'soft visible cells'>): void;
  blurCells(
    cells: Address<'luma cells' | 'wide luma cells' | 'chroma cells' | 'source cells'>,
    side: number,
    radius: number,
    rounds: number,
    scratch: Address<'cell scratch'>,
  ): void;
  lightCells(
    near: Address<'luma cells'>, wide: Address<'wide luma cells'>, chroma: Address<'chroma cells'>,
    visible: Address<'soft visible cells'>, statics: Address<'statics'>, count: number, means: Address<'numbers'>,
    black: number, gainScale: number, rimShade: number, shine: number, field: Address<'field'>,
  ): void; // oxfmt-ignore
  maskField(
    field: Address<'field'>,
    side: number,
    mask: Address<'mask'>,
    maskSide: number,
    table: Address<'mask table'>,
    fine: Address<'fine field'>,
  ): void;
  mixPlanes(
    sharp: Address<'sharp u' | 'sharp v'>,
    soft: Address<'soft u' | 'soft v'>,
    sharpWeight: number,
    softWeight: number,
    out: Address<'texture u' | 'texture v'>,
    bytes: number,
  ): void;
  raiseDetail(
    sharp: Address<'sharp y'>, soft: Address<'soft y'>, plain: Address<'plain y'>,
    sharpWeight: number, softWeight: number, plainWeight: number, out: Address<'texture y'>, bytes: number,
  ): void; // oxfmt-ignore
  grainOf(
    luma: Address<'target y'>,
    stride: number,
    half: Address<'half y'>,
    columns: number,
    rows: number,
    limit: number,
    out: Address<'grain'>,
  ): void;
  blendChroma(
    columns: number, rows: number, stride: number, map: Address<'map'>, bits: number,
    textureU: Address<'texture u'>, textureV: Address<'texture v'>, textureStride: number,
    field: Address<'field' | 'fine field'>, fieldSide: number, fieldPlace: Address<'field place'>,
    targetU: Address<'target u'>, targetV: Address<'target v'>, outU: Address<'result u'>, outV: Address<'result v'>,
    gains: Address<'gains'>, visible: Address<'visible'>,
  ): void; // oxfmt-ignore
  blendLuma(
    columns: number, rows: number, stride: number, map: Address<'map'>, bits: number,
    texture: Address<'texture y'>, textureStride: number, gains: Address<'gains'>, visible: Address<'visible'>,
    blockRows: number, black: number,
    target: Address<'target y'>, grains: Address<'grain'>, grain: number, out: Address<'result y'>,
  ): void; // oxfmt-ignore
}

export const compositeKernels = (heap: Heap): CompositeKernels => heap.kernels<CompositeKernels>('composite');
