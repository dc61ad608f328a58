import type { FaceMesh } from '@semblante/vision/geometry';
import { facePixels } from '../metrics/face-pixels.ts';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh, type Region } from '@semblante/vision/networks';
import { faceParts, parseSide, type FacePart, type FaceParser } from '../judges/face-parser.ts';

/** A head as a square of `parseSide` pixels: its colours, and what each pixel shows. */
export interface ParsedFace {
  rgb: Float32Array;
  /** Indices into `faceParts`. */
  parts: Uint8Array;
}

/** The region the mesh network sees, and this much of it: neck and ears are wanted too. */
const regionShare = 1.25;

export function headRegion(face: FaceMesh): Region {
  const region = regionOfMesh(face);
  return { ...region, size: region.size * regionShare };
}

export async function parseFace(parser: FaceParser, picture: YuvPicture, face: FaceMesh): Promise<ParsedFace> {
  const region = headRegion(face);
  return { rgb: cropRgb(picture, region, parseSide), parts: await parser.parse(picture, region) };
}

/** 1 for each pixel of the square within the outline of the face, drawn together or apart by `scale`. */
export function maskOfFace(face: FaceMesh, scale: number): Uint8Array {
  const mask = new Uint8Array(parseSide * parseSide);
  for (const { row, from, to } of facePixels(
    inSquare(face, headRegion(face)),
    { width: parseSide, height: parseSide },
    scale,
  ))
    mask.fill(1, row * parseSide + from, row * parseSide + to);
  return mask;
}

/** The mesh in pixels of the square that shows the region. */
function inSquare(face: FaceMesh, { cx, cy, size, angle }: Region): FaceMesh {
  const scale = parseSide / size;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const moved = face.slice();
  for (let i = 0; i + 2 < face.length; i += 3) {
    const [x, y] = [face[i]! - cx, face[i + 1]! - cy];
    moved[i] = cos * x + sin * y + parseSide / 2;
    moved[i + 1] = cos * y - sin * x + parseSide / 2;
  }
  return moved;
}

/** For each index of a part whether it is one of these. */
export function partSet(...names: readonly FacePart[]): readonly boolean[] {
  return faceParts.map((part) => names.includes(part));
}

export function countWhere(length: number, holds: (i: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < length; i++) if (holds(i)) count += 1;
  return count;
}
