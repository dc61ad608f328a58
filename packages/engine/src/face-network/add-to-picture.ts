import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';
import type { FaceBox } from '../swap/index.ts';
import type { Region } from '@semblante/vision/networks';
import { pixels, side } from './drawn-mesh.ts';

const [luma, u, v] = Array.from({ length: 3 }, () => new Float32Array(pixels)) as [
  Float32Array,
  Float32Array,
  Float32Array,
];

/**
 * Adds what changed in a square (red, green and blue planes) to the picture: what did not change keeps its every bit,
 * and nothing is softened by the square's own size.
 */
export function addToPicture(
  picture: YuvPicture,
  { region, box }: { region: Region; box: FaceBox },
  change: Float32Array,
): void {
  inYuv(change, picture);
  const radius = Math.floor((0.5 * side) / region.size);
  if (radius > 0) for (const plane of [luma, u, v]) blur(plane, radius);
  const place = placesOf(region);
  addPlane(picture.y, luma, { ...box, stride: picture.yStride, place });
  const block = 1 << picture.chromaShift;
  const chroma = {
    x: box.x >> picture.chromaShift,
    y: box.y >> picture.chromaShift,
    width: (box.width + block - 1) >> picture.chromaShift,
    height: (box.height + block - 1) >> picture.chromaShift,
    stride: picture.chromaStride,
    place: (x: number, y: number) => place(x * block, y * block),
  };
  addPlane(picture.u, u, chroma);
  addPlane(picture.v, v, chroma);
}

function addPlane(
  plane: Uint8Array,
  change: Float32Array,
  { x, y, width, height, stride, place }: FaceBox & { stride: number; place: ReturnType<typeof placesOf> },
): void {
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const found = place(column + 0.5, row + 0.5);
      if (!found) continue;
      const i = row * stride + column;
      plane[i] = Math.max(0, Math.min(255, Math.round(plane[i]! + read(change, found))));
    }
  }
}

function inYuv(change: Float32Array, picture: YuvPicture): void {
  const { kr, kg, kb, lumaScale, chromaScale } = colourCoefficients(picture.colour);
  const toU = (127.5 * chromaScale) / (1 - kb);
  const toV = (127.5 * chromaScale) / (1 - kr);
  for (let i = 0; i < pixels; i++) {
    const [red, green, blue] = [change[i]!, change[pixels + i]!, change[2 * pixels + i]!];
    const grey = kr * red + kg * green + kb * blue;
    luma[i] = 255 * lumaScale * grey;
    u[i] = toU * (blue - grey);
    v[i] = toV * (red - grey);
  }
}

/** A place in the square: the pixel before it and the shares of the next ones. */
interface Place {
  i: number;
  dx: number;
  dy: number;
}

/** Where a point of the frame lies; undefined outside. The object is used again. */
function placesOf({ cx, cy, size, angle }: Region): (x: number, y: number) => Place | undefined {
  const scale = side / size;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const place: Place = { i: 0, dx: 0, dy: 0 };
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const along = cos * dx + sin * dy + side / 2 - 0.5;
    const across = cos * dy - sin * dx + side / 2 - 0.5;
    if (along < 0 || across < 0 || along >= side - 1 || across >= side - 1) return undefined;
    const [column, row] = [Math.floor(along), Math.floor(across)];
    place.i = row * side + column;
    place.dx = along - column;
    place.dy = across - row;
    return place;
  };
}

function read(plane: Float32Array, { i, dx, dy }: Place): number {
  const upper = plane[i]! + (plane[i + 1]! - plane[i]!) * dx;
  const lower = plane[i + side]! + (plane[i + side + 1]! - plane[i + side]!) * dx;
  return upper + (lower - upper) * dy;
}

const rows = new Float32Array(pixels);

/** Mean over so many pixels to each side: a frame's pixel shows the mean of what it covers. */
function blur(plane: Float32Array, radius: number): void {
  slide(plane, rows, { radius, step: 1, line: side });
  slide(rows, plane, { radius, step: side, line: 1 });
}

function slide(
  from: Float32Array,
  to: Float32Array,
  { radius, step, line }: { radius: number; step: number; line: number },
): void {
  for (let k = 0; k < side; k++) {
    const start = k * line;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += from[start + Math.max(0, i) * step]!;
    for (let i = 0; i < side; i++) {
      to[start + i * step] = sum / (2 * radius + 1);
      sum += from[start + Math.min(side - 1, i + radius + 1) * step]! - from[start + Math.max(0, i - radius) * step]!;
    }
  }
}
