import {
  atlasCoordinates,
  atlasSize,
  faceTriangles,
  faceVertexCount,
  facingOf,
  ovalOpacity,
  smoothstep,
  type FaceMesh,
} from '../geometry/index.ts';
import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';
import type { Region } from '../networks/index.ts';

/** A vertex that turns away fades between these cosines, as in the engine's own compositor. */
const facingGone = 0.1;
const facingWhole = 0.38;

/** Places of the picture in units of the crop's pixels. */
function intoCrop(region: Region, size: number) {
  const scale = size / region.size;
  const [cos, sin] = [Math.cos(region.angle) * scale, Math.sin(region.angle) * scale];
  return (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - region.cx, y - region.cy];
    return [cos * dx + sin * dy + size / 2, cos * dy - sin * dx + size / 2];
  };
}

/**
 * How opaque the new face is at each pixel of the crop: the oval's feathering, what faces the camera, and what nothing
 * covers.
 */
export function cropOpacity(
  mesh: FaceMesh,
  region: Region,
  size: number,
  mask: Float32Array | undefined,
): Float32Array {
  const opacity = new Float32Array(size * size);
  const facing = facingOf(mesh);
  const vertexOpacity = Float32Array.from(
    { length: faceVertexCount },
    (_, vertex) => ovalOpacity[vertex]! * smoothstep(facingGone, facingWhole, facing[vertex]!),
  );
  const place = intoCrop(region, size);
  const corner = (vertex: number) => ({
    at: place(mesh[3 * vertex]!, mesh[3 * vertex + 1]!),
    opacity: vertexOpacity[vertex]!,
    u: atlasCoordinates[2 * vertex]!,
    v: atlasCoordinates[2 * vertex + 1]!,
  });
  for (let i = 0; i < faceTriangles.length; i += 4) {
    const [a, b, c] = [corner(faceTriangles[i]!), corner(faceTriangles[i + 1]!), corner(faceTriangles[i + 2]!)];
    forEachPixel([a.at, b.at, c.at], size, (index, wa, wb, wc) => {
      const covered = mask ? maskAt(mask, wa * a.u + wb * b.u + wc * c.u, wa * a.v + wb * b.v + wc * c.v) : 1;
      opacity[index] = Math.max(opacity[index]!, covered * (wa * a.opacity + wb * b.opacity + wc * c.opacity));
    });
  }
  return opacity;
}

function maskAt(mask: Float32Array, u: number, v: number): number {
  const clamp = (value: number) => Math.max(0, Math.min(atlasSize - 1, Math.round(value)));
  return mask[clamp(v) * atlasSize + clamp(u)]!;
}

type Place = readonly [number, number];

function forEachPixel(
  [a, b, c]: readonly [Place, Place, Place],
  size: number,
  visit: (index: number, wa: number, wb: number, wc: number) => void,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const clamp = (value: number) => Math.max(0, Math.min(size - 1, value));
  const [left, right] = [
    clamp(Math.floor(Math.min(a[0], b[0], c[0]) - 0.5)),
    clamp(Math.ceil(Math.max(a[0], b[0], c[0]))),
  ];
  const [top, bottom] = [
    clamp(Math.floor(Math.min(a[1], b[1], c[1]) - 0.5)),
    clamp(Math.ceil(Math.max(a[1], b[1], c[1]))),
  ];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - a[0], y + 0.5 - a[1]];
      const wb = (px * (c[1] - a[1]) - (c[0] - a[0]) * py) / area;
      const wc = ((b[0] - a[0]) * py - px * (b[1] - a[1])) / area;
      if (wb < -1e-4 || wc < -1e-4 || wb + wc > 1.0001) continue;
      visit(y * size + x, 1 - wb - wc, wb, wc);
    }
  }
}

export interface Crop {
  /** Red, green and blue planes, 0 to 255. */
  planes: Float32Array;
  opacity: Float32Array;
  size: number;
}

/** Lays a crop back where it was taken from. Pixels the crop does not reach, or is not opaque at, keep their bytes. */
export function pasteCrop(picture: YuvPicture, region: Region, crop: Crop): void {
  const reach = (region.size * (Math.abs(Math.cos(region.angle)) + Math.abs(Math.sin(region.angle)))) / 2;
  const even = (value: number) => Math.floor(value / 2) * 2;
  const left = Math.max(0, even(region.cx - reach));
  const top = Math.max(0, even(region.cy - reach));
  const right = Math.min(picture.width, Math.ceil(region.cx + reach));
  const bottom = Math.min(picture.height, Math.ceil(region.cy + reach));
  const place = intoCrop(region, crop.size);
  const { kr, kg, kb, lumaScale, chromaScale, black } = colourCoefficients(picture.colour);
  const step = 1 << picture.chromaShift;
  const colour = new Float32Array(4);

  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      sampleCrop(crop, place(x + 0.5, y + 0.5), colour);
      const [red, green, blue, opacity] = colour as unknown as [number, number, number, number];
      if (opacity <= 0) continue;
      const at = y * picture.yStride + x;
      const luma = black + lumaScale * (kr * red + kg * green + kb * blue);
      picture.y[at] = clampByte(picture.y[at]! + opacity * (luma - picture.y[at]!));
    }
  }
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      sampleCrop(crop, place(x + step / 2, y + step / 2), colour);
      const [red, green, blue, opacity] = colour as unknown as [number, number, number, number];
      if (opacity <= 0) continue;
      const luma = kr * red + kg * green + kb * blue;
      const at = (y >> picture.chromaShift) * picture.chromaStride + (x >> picture.chromaShift);
      const [u, v] = [
        128 + (chromaScale * 0.5 * (blue - luma)) / (1 - kb),
        128 + (chromaScale * 0.5 * (red - luma)) / (1 - kr),
      ];
      picture.u[at] = clampByte(picture.u[at]! + opacity * (u - picture.u[at]!));
      picture.v[at] = clampByte(picture.v[at]! + opacity * (v - picture.v[at]!));
    }
  }
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** Bilinear red, green, blue and opacity; opacity 0 outside. */
function sampleCrop({ planes, opacity, size }: Crop, [x, y]: Place, out: Float32Array): void {
  const [u, v] = [x - 0.5, y - 0.5];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  out[3] = 0;
  if (column < 0 || row < 0 || column >= size - 1 || row >= size - 1) return;
  const [fx, fy] = [u - column, v - row];
  const at = row * size + column;
  const mix = (plane: Float32Array, offset: number) => {
    const i = offset + at;
    return (
      (plane[i]! * (1 - fx) + plane[i + 1]! * fx) * (1 - fy) +
      (plane[i + size]! * (1 - fx) + plane[i + size + 1]! * fx) * fy
    );
  };
  for (let k = 0; k < 3; k++) out[k] = mix(planes, k * size * size);
  out[3] = mix(opacity, 0);
}
