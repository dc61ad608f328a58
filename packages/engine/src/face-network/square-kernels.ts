import type { Address, Heap } from '@semblante/media/kernels';

/** The functions of assembly/face-network, where each is explained. */
interface SquareKernels {
  drawMesh(
    triangles: Address<'triangles'>,
    count: number,
    mesh: Address<'mesh'>,
    depth: Address<'depth'>,
    triangle: Address<'triangle'>,
    first: Address<'first weights'>,
    second: Address<'second weights'>,
  ): void;
  readFace(
    triangles: Address<'triangles'>, triangle: Address<'triangle'>, first: Address<'first weights'>,
    second: Address<'second weights'>, corners: Address<'corners'>, mask: Address<'mask'>, maskSide: number,
    mouthKind: number, trust: Address<'trust'>, alpha: Address<'alpha'>, shown: Address<'shown'>,
    eyes: Address<'sharp eyes'>, mouth: Address<'sharp mouth'>,
  ): void; // oxfmt-ignore
  drawIris(mesh: Address<'mesh'>, centre: number, eyes: Address<'sharp eyes'>, irises: Address<'irises'>): void;
  limitReach(
    triangles: Address<'triangles'>,
    triangle: Address<'triangle'>,
    first: Address<'first weights'>,
    second: Address<'second weights'>,
    shares: Address<'shares'>,
    reach: Address<'reach'>,
  ): void;
  soften(plane: Address<'sharp eyes'>, out: Address<'eyes'>): void;
  soften(plane: Address<'sharp mouth'>, out: Address<'mouth'>): void;
  sumLight(
    before: Address<'network input'>,
    alpha: Address<'alpha'>,
    shown: Address<'shown'>,
    means: Address<'means'>,
    scratch: Address<'cell scratch'>,
  ): void;
  writeSurroundings(
    before: Address<'network input'>, trust: Address<'trust'>, alpha: Address<'alpha'>, shown: Address<'shown'>,
    eyes: Address<'eyes'>, irises: Address<'irises'>, mouth: Address<'mouth'>, means: Address<'means'>,
    hiddenAlphaMin: number, trustFull: number, line: Address<'cell scratch'>, planes: Address<'planes'>,
    reach: Address<'reach'>,
  ): void; // oxfmt-ignore
  writeDrawn(square: Address<'network input'>, planes: Address<'planes'>): void;
  correct(
    square: Address<'network input'>, answer: Address<'answer'>, reach: Address<'reach'>, strength: number,
    kr: number, kg: number, kb: number, toLuma: number, toU: number, toV: number, change: Address<'change'>,
  ): void; // oxfmt-ignore
  blur(plane: Address<'change'>, radius: number, scratch: Address<'depth'>): void;
  addPlane(
    bytes: Address<'rows'>, stride: number, width: number, height: number, change: Address<'change'>,
    alongFirst: number, acrossFirst: number, cos: number, sin: number,
  ): void; // oxfmt-ignore
}

export const squareKernels = (heap: Heap): SquareKernels => heap.kernels<SquareKernels>('face-network');
