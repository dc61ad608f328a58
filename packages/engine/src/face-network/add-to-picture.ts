import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';
import { past, type Address, type Heap } from '@semblante/media/kernels';
import type { FaceBox } from '../swap/index.ts';
import type { Region } from '@semblante/vision/networks';
import { pixels, side } from './drawn-mesh.ts';
import type { NetworkPlanes } from './network-planes.ts';
import { squareKernels } from './square-kernels.ts';

export interface Correction {
  region: Region;
  box: FaceBox;
  /** Share of the network's answer. */
  strength: number;
}

/**
 * Adds what the network would change in a square to the picture: what did not change keeps its every bit, and nothing
 * is softened by the square's own size.
 */
export function addToPicture(
  heap: Heap,
  picture: YuvPicture,
  { square, answer, reach, change, depth }: NetworkPlanes,
  { region, box, strength }: Correction,
): void {
  const kernels = squareKernels(heap);
  const { kr, kg, kb, lumaScale, chromaScale } = colourCoefficients(picture.colour);
  const toU = (127.5 * chromaScale) / (1 - kb);
  const toV = (127.5 * chromaScale) / (1 - kr);
  kernels.correct(square, answer, reach, strength, kr, kg, kb, 255 * lumaScale, toU, toV, change);
  const [luma, u, v] = [change, past(change, 4 * pixels), past(change, 8 * pixels)];
  const radius = Math.floor((0.5 * side) / region.size);
  if (radius > 0) for (const plane of [luma, u, v]) kernels.blur(plane, radius, depth);
  addPlane(heap, { plane: picture.y, stride: picture.yStride, shift: 0 }, { change: luma, region, box });
  const chroma = { stride: picture.chromaStride, shift: picture.chromaShift };
  addPlane(heap, { plane: picture.u, ...chroma }, { change: u, region, box });
  addPlane(heap, { plane: picture.v, ...chroma }, { change: v, region, box });
}

function addPlane(
  heap: Heap,
  { plane, stride, shift }: { plane: Uint8Array; stride: number; shift: number },
  { change, region, box }: { change: Address<'change'>; region: Region; box: FaceBox },
): void {
  const block = 1 << shift;
  const [x, y] = [box.x >> shift, box.y >> shift];
  const [width, height] = [(box.width + block - 1) >> shift, (box.height + block - 1) >> shift];
  const scale = side / region.size;
  const [cos, sin] = [Math.cos(region.angle) * scale, Math.sin(region.angle) * scale];
  const [dx, dy] = [(x + 0.5) * block - region.cx, (y + 0.5) * block - region.cy];
  const middle = side / 2 - 0.5;
  // Whole rows: a view of each would cost more than copying what lies beside the face. The last may end early.
  const from = y * stride;
  const rows = plane.subarray(from, from + height * stride);
  const address = heap.reserve<'rows'>('face network rows', height * stride);
  heap.u8.set(rows, address);
  squareKernels(heap).addPlane(
    past(address, x), stride, width, height, change,
    cos * dx + sin * dy + middle, cos * dy - sin * dx + middle, block * cos, block * sin,
  ); // oxfmt-ignore
  rows.set(heap.u8.subarray(address, address + rows.length));
}
