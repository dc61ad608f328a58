import type { Analysis } from '@semblante/vision/analyse';
import { boxOf, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfDetection, regionOfMesh, type Vision } from '@semblante/vision/networks';

/** What an analysis knows of the clip. */
export interface KnownFaces {
  /** The face that was to be swapped. */
  faceAt(frame: number): FaceMesh | undefined;
  /** The faces of everybody else. */
  othersAt(frame: number): readonly FaceMesh[];
}

export const knownFacesOf = (analysis: Analysis, person: string): KnownFaces => ({
  faceAt: (frame) => analysis.meshAt(person, frame),
  othersAt: (frame) =>
    analysis.people.filter(({ id }) => id !== person).flatMap(({ id }) => analysis.meshAt(id, frame) ?? []),
});

export const nothingKnown: KnownFaces = { faceAt: () => undefined, othersAt: () => [] };

/** A detection under this score is not counted against an analysis that saw nothing there. */
const surelyAFace = { score: 0.6, flag: 0.5 } as const;
/** A person is looked for near where they were last known, this many frames away at most. */
const memoryFrames = 30;
/** A face has not moved further than this many of its widths meanwhile. */
const reachInWidths = 1.5;

/**
 * The face of the swapped person in a frame of the original clip, also where the analysis lost it: a swap that missed a
 * visible face must not go unnoticed.
 */
export async function findVisibleFace(
  vision: Vision,
  picture: YuvPicture,
  { frame, known, displayRotation }: { frame: number; known: KnownFaces; displayRotation: number },
): Promise<FaceMesh | undefined> {
  const face = known.faceAt(frame);
  if (face) return face;
  const rotation = (-displayRotation * Math.PI) / 180;
  const others = known.othersAt(frame);
  const found: FaceMesh[] = [];
  for (const detection of await vision.detect(picture, { model: 'far', minimumScore: surelyAFace.score, rotation })) {
    const rough = await vision.mesh(picture, regionOfDetection(detection));
    const { mesh, flag } = await vision.mesh(picture, regionOfMesh(rough.mesh));
    if (flag >= surelyAFace.flag && others.every((other) => !areSamePlace(other, mesh))) found.push(mesh);
  }
  const last = lastKnown(known, frame);
  if (last) return found.find((mesh) => isWithinReach(last, mesh));
  return found.sort((a, b) => faceWidthOf(b) - faceWidthOf(a))[0];
}

function lastKnown(known: KnownFaces, frame: number): FaceMesh | undefined {
  for (let away = 1; away <= memoryFrames; away++) {
    const near = known.faceAt(frame - away) ?? known.faceAt(frame + away);
    if (near) return near;
  }
  return undefined;
}

const isWithinReach = (a: FaceMesh, b: FaceMesh) => distanceBetween(a, b) < reachInWidths * faceWidthOf(a);
const areSamePlace = (a: FaceMesh, b: FaceMesh) => distanceBetween(a, b) < faceWidthOf(a) / 2;

function distanceBetween(a: FaceMesh, b: FaceMesh): number {
  const [from, to] = [boxOf(a), boxOf(b)];
  return Math.hypot(to.centreX - from.centreX, to.centreY - from.centreY);
}
