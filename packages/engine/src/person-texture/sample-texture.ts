import { faceWidthOf } from '@semblante/vision/geometry';
import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';
import { fullTexels, type TexelTable } from './texel-table.ts';

/**
 * A face laid flat: luma from 0 (black) to 255 and chroma around 0, whatever range the picture is coded in, so that
 * light is a factor on luma and every threshold means the same for all clips and photos.
 */
export type Texture = readonly [luma: Float32Array, u: Float32Array, v: Float32Array];

export const createTexture = (texels: number): Texture => [
  new Float32Array(texels),
  new Float32Array(texels),
  new Float32Array(texels),
];

/** Texels across a face: the oval spans this share of the texture's side. */
const sideOverFaceWidth = 0.96;
/** Pixels that one bilinear tap stands for; a texel that covers more takes several. */
const pixelsPerTap = 2;
const tapsMax = 6;

export const sampleTexture = (picture: YuvPicture, mesh: Float32Array, out?: Texture): Texture =>
  sampleTexels(fullTexels, picture, mesh, { out });

interface Sampling {
  out?: Texture | undefined;
  /** `quick` reads single pixels where a texel covers several: noisier, a third of the time. */
  taps?: 'smooth' | 'quick';
}

/** The same for a coarser texture. Texels outside the face are left as they are in `out`. */
export function sampleTexels(
  table: TexelTable,
  picture: YuvPicture,
  mesh: Float32Array,
  { out = createTexture(table.side ** 2), taps = 'smooth' }: Sampling = {},
): Texture {
  const { chromaScale } = colourCoefficients(picture.colour);
  const size = 1 / (1 << picture.chromaShift);
  const footprint = footprintOf(table, mesh) * size;
  const sample = taps === 'quick' && footprint >= quickFootprintMin ? samplePlaneQuickly : samplePlane;
  const place = placesOf(table, mesh);
  sample(lumaLook(picture, footprint / size), table, place, out[0]);
  const width = Math.ceil(picture.width * size);
  const height = Math.ceil(picture.height * size);
  const chroma = { width, height, stride: picture.chromaStride, size, footprint, scale: 1 / chromaScale, zero: 128 };
  sample({ ...chroma, data: picture.u }, table, place, out[1]);
  sample({ ...chroma, data: picture.v }, table, place, out[2]);
  return out;
}

/** Pixels across a texel. */
const footprintOf = ({ side }: TexelTable, mesh: Float32Array): number =>
  faceWidthOf(mesh) / (side * sideOverFaceWidth);

function lumaLook({ y, width, height, yStride, colour }: YuvPicture, footprint: number): PlaneLook {
  const { lumaScale, black } = colourCoefficients(colour);
  return { data: y, width, height, stride: yStride, size: 1, footprint, scale: 1 / lumaScale, zero: black };
}

/** Texels over fewer samples than this need the smooth way, or the face would jitter. */
const quickFootprintMin = 1.5;

const place = new Float32Array(2 * fullTexels.count);

/** Picture coordinates of every listed texel; the buffer is used again by the next call. */
function placesOf({ count, vertex, weight }: TexelTable, mesh: Float32Array): Float32Array {
  for (let i = 0, corner = 0; i < count; i++, corner += 3) {
    const a = 3 * vertex[corner]!;
    const b = 3 * vertex[corner + 1]!;
    const c = 3 * vertex[corner + 2]!;
    const wa = weight[corner]!;
    const wb = weight[corner + 1]!;
    const wc = weight[corner + 2]!;
    place[2 * i] = mesh[a]! * wa + mesh[b]! * wb + mesh[c]! * wc;
    place[2 * i + 1] = mesh[a + 1]! * wa + mesh[b + 1]! * wb + mesh[c + 1]! * wc;
  }
  return place;
}

interface PlaneLook {
  data: Uint8Array;
  width: number;
  height: number;
  stride: number;
  /** Samples of this plane per pixel of the picture, and per texel. */
  size: number;
  footprint: number;
  scale: number;
  zero: number;
}

function samplePlane(plane: PlaneLook, { count, texel }: TexelTable, place: Float32Array, out: Float32Array): void {
  const { data, stride, size, footprint, scale, zero } = plane;
  const taps = Math.min(tapsMax, Math.max(1, Math.round(footprint / pixelsPerTap)));
  const step = footprint / taps;
  const first = -0.5 - (step * (taps - 1)) / 2;
  // A tap reads its right and lower neighbours too and must not step over the edge.
  const xMax = plane.width - 1.001;
  const yMax = plane.height - 1.001;
  const share = scale / (taps * taps);
  for (let i = 0; i < count; i++) {
    const left = place[2 * i]! * size + first;
    const top = place[2 * i + 1]! * size + first;
    let sum = 0;
    for (let row = 0; row < taps; row++) {
      const wantedY = top + row * step;
      const y = wantedY < 0 ? 0 : wantedY > yMax ? yMax : wantedY;
      const yWhole = y | 0;
      const yPart = y - yWhole;
      for (let column = 0; column < taps; column++) {
        const wantedX = left + column * step;
        const x = wantedX < 0 ? 0 : wantedX > xMax ? xMax : wantedX;
        const xWhole = x | 0;
        const xPart = x - xWhole;
        const at = yWhole * stride + xWhole;
        const upper = data[at]! + (data[at + 1]! - data[at]!) * xPart;
        const lower = data[at + stride]! + (data[at + stride + 1]! - data[at + stride]!) * xPart;
        sum += upper + (lower - upper) * yPart;
      }
    }
    out[texel[i]!] = sum * share - zero * scale;
  }
}

/** Four samples, half a texel apart, as they are. */
function samplePlaneQuickly(
  plane: PlaneLook,
  { count, texel }: TexelTable,
  place: Float32Array,
  out: Float32Array,
): void {
  const { data, stride, size, footprint, scale, zero } = plane;
  const step = Math.max(1, Math.round(footprint / 2));
  const first = -step / 2;
  const xMax = plane.width - 1 - step;
  const yMax = plane.height - 1 - step;
  const down = step * stride;
  const share = scale / 4;
  for (let i = 0; i < count; i++) {
    const wantedX = place[2 * i]! * size + first;
    const wantedY = place[2 * i + 1]! * size + first;
    const x = wantedX < 0 ? 0 : wantedX > xMax ? xMax : wantedX | 0;
    const y = wantedY < 0 ? 0 : wantedY > yMax ? yMax : wantedY | 0;
    const at = y * stride + x;
    out[texel[i]!] = (data[at]! + data[at + step]! + data[at + down]! + data[at + down + step]!) * share - zero * scale;
  }
}
