import { boxOf, faceWidthOf, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { overlapOf, type Detection } from './detect-faces.ts';
import { regionOfDetection, regionOfMesh } from './face-region.ts';
import type { Vision } from './open-vision.ts';

export interface FoundFace {
  mesh: FaceMesh;
  /** The mesh network's own certainty, as a logit. */
  confidence: number;
  width: number;
}

/** A reading is taken again from the region of the last one: the detector's box is too rough for a photo. */
const meshRounds = 3;
/** Under this the mesh network saw no face where the detector believed one. Clear photos have 20 and more. */
const confidenceMin = 0;
/** From here on it surely is one: lamps and bokeh stay below, people in a crowd above. */
const confidenceSure = 8;
export const isSure = (face: FoundFace): boolean => face.confidence >= confidenceSure;
/** Meshes nearer to each other than this share of a face are one face, found by two windows. */
const sameFaceOverlap = 0.3;

/**
 * `any`: parts are looked at only where the whole shows nobody. `everybody`: small faces beside large ones are found
 * too.
 */
export type FaceSearch = 'any' | 'everybody';

/** Faces in a photo: sure ones first, then by width. */
export async function findFaces(vision: Vision, picture: YuvPicture, search: FaceSearch = 'any'): Promise<FoundFace[]> {
  const whole = await vision.detect(picture, { model: 'far' });
  const detections =
    search === 'any' && whole.length > 0 ? whole : await detectInParts(vision, picture, { known: whole, search });
  const faces: FoundFace[] = [];
  for (const detection of detections) {
    const face = await readFace(vision, picture, detection);
    const isKnown = search === 'everybody' && faces.some((known) => isSame(known, face));
    if (face.confidence >= confidenceMin && !isKnown) faces.push(face);
  }
  return faces.sort((a, b) => Number(isSure(b)) - Number(isSure(a)) || b.width - a.width);
}

/**
 * A face that is small in a large photo escapes the detector's 256 pixels: overlapping halves, then quarters, are
 * looked at one by one.
 */
async function detectInParts(
  vision: Vision,
  picture: YuvPicture,
  { known: whole, search }: { known: readonly Detection[]; search: FaceSearch },
): Promise<Detection[]> {
  const found = [...whole];
  const longest = Math.max(picture.width, picture.height);
  for (const parts of [2, 4]) {
    const size = (1.4 * longest) / parts;
    for (const window of windowsOver(picture, size)) {
      for (const detection of await vision.detect(picture, { model: 'far', window })) {
        if (found.every((known) => overlapOf(known, detection) < sameFaceOverlap)) found.push(detection);
      }
    }
    if (search === 'any' && found.length > 0) return found;
  }
  return found;
}

/** Two windows may have led to one face. */
function isSame(a: FoundFace, b: FoundFace): boolean {
  const [one, other] = [boxOf(a.mesh), boxOf(b.mesh)];
  const apart = Math.hypot(one.centreX - other.centreX, one.centreY - other.centreY);
  return apart < sameFaceOverlap * Math.min(a.width, b.width);
}

function windowsOver({ width, height }: YuvPicture, size: number): { cx: number; cy: number; size: number }[] {
  const centres = (length: number): number[] => {
    if (length <= size) return [length / 2];
    const count = Math.ceil((length - size) / (0.7 * size)) + 1;
    return Array.from({ length: count }, (_, i) => size / 2 + (i * (length - size)) / (count - 1));
  };
  return centres(height).flatMap((cy) => centres(width).map((cx) => ({ cx, cy, size })));
}

async function readFace(vision: Vision, picture: YuvPicture, detection: Detection): Promise<FoundFace> {
  let reading = await vision.mesh(picture, regionOfDetection(detection));
  for (let round = 1; round < meshRounds; round++) reading = await vision.mesh(picture, regionOfMesh(reading.mesh));
  return { mesh: reading.mesh, confidence: reading.confidence, width: faceWidthOf(reading.mesh) };
}
