import type { EngineErrorCode } from '@semblante/media';
import { isWearing, type Vision, findFaces, isSure, type FoundFace } from '@semblante/vision/networks';
import type { YuvPicture } from '@semblante/media/picture';
import { measurePhoto, type PhotoMeasures } from './photo-measures.ts';
import { steadyFace } from './steady-mesh.ts';
import { brightened } from './brighten.ts';

export type PhotoRefusal = Extract<EngineErrorCode, `photo.${string}`>;

/** What could be better about a photo that is good enough. */
export type PhotoHint =
  | 'small_face'
  | 'turned'
  | 'tilted'
  | 'dark'
  | 'bright'
  | 'clipped'
  | 'soft'
  | 'partly_covered'
  | 'uneven_light'
  | 'coloured_light'
  | 'glasses'
  | 'eyes_closed'
  | 'mouth_open'
  | 'low_confidence'
  | 'others_in_background';

export type PhotoVerdict =
  | { verdict: 'ok'; hints: []; measures: PhotoMeasures }
  | { verdict: 'warn'; hints: PhotoHint[]; measures: PhotoMeasures }
  | { verdict: 'refuse'; code: PhotoRefusal; hints: PhotoHint[]; measures: PhotoMeasures | undefined };

/** Somebody else counts as a second face from this share of the width of the first; smaller ones are passers-by. */
const secondFaceShare = 0.4;

/** Whether a face can be taken from this photo. The first refusal in the order of the list is the one that is told. */
export async function judgePhoto(vision: Vision, picture: YuvPicture): Promise<PhotoVerdict> {
  const faces = await findFaces(vision, picture);
  const [main, ...others] = faces;
  if (!main) return { verdict: 'refuse', code: await reasonForNoFace(vision, picture), hints: [], measures: undefined };
  const steady = await steadyFace(vision, picture, main);
  const measures = measurePhoto(picture, steady, await vision.glasses(picture, steady.mesh));
  if (others.some((other) => isSure(other) && other.width > secondFaceShare * main.width))
    return { verdict: 'refuse', code: 'photo.several_faces', hints: [], measures };
  const hints = hintsOf(measures, faces);
  const code = refusalOf(measures);
  if (code) return { verdict: 'refuse', code, hints, measures };
  return hints.length > 0 ? { verdict: 'warn', hints, measures } : { verdict: 'ok', hints: [], measures };
}

/** A face too dark to be found is there all the same: tell the person what to change. */
async function reasonForNoFace(vision: Vision, picture: YuvPicture): Promise<PhotoRefusal> {
  const visible = brightened(picture);
  return visible && (await findFaces(vision, visible)).length > 0 ? 'photo.too_dark' : 'photo.no_face';
}

/** Checked on photos and on portraits of all actors: docs/engine/constants/photo.md. */
export const photoLimits = {
  confidenceMin: 13,
  confidenceMinTurned: 5,
  faceWidthMin: 80,
  yawMax: 35,
  pitchMax: 32,
  lumaMin: 35,
  lumaMax: 238,
  coveredMax: 0.4,
  wobbleMax: 1.35,
  eyeContrastMin: 0.1,
  sharpnessMin: 2.8,
} as const;

export function refusalOf(measures: PhotoMeasures): PhotoRefusal | undefined {
  const isTurned = Math.abs(measures.yaw) > photoLimits.yawMax || Math.abs(measures.pitch) > photoLimits.pitchMax;
  // Nobody is sure of a face in profile, and "turn to the camera" helps more than "not clear".
  if (measures.confidence < (isTurned ? photoLimits.confidenceMinTurned : photoLimits.confidenceMin))
    return 'photo.not_a_clear_face';
  if (measures.faceWidth < photoLimits.faceWidthMin) return 'photo.face_too_small';
  if (isTurned) return 'photo.face_turned';
  if (measures.luma < photoLimits.lumaMin && measures.covered < photoLimits.coveredMax) return 'photo.too_dark';
  if (measures.luma > photoLimits.lumaMax && measures.covered < photoLimits.coveredMax) return 'photo.too_bright';
  // Before "covered": a mesh wobbles on a blurred face too.
  if (measures.sharpness < photoLimits.sharpnessMin) return 'photo.blurred';
  if (isCovered(measures)) return 'photo.covered';
  return undefined;
}

/**
 * Hair, cloth and hard shadow by their colour; hands and masks because the mesh has to be guessed; dark glasses because
 * no eye can be seen.
 */
const isCovered = ({ covered, wobble, eyeContrast }: PhotoMeasures) =>
  covered > photoLimits.coveredMax || wobble > photoLimits.wobbleMax || eyeContrast < photoLimits.eyeContrastMin;

function hintsOf(measures: PhotoMeasures, faces: readonly FoundFace[]): PhotoHint[] {
  const found: [boolean, PhotoHint][] = [
    [measures.faceWidth < 160, 'small_face'],
    [Math.abs(measures.yaw) > 20, 'turned'],
    [Math.abs(measures.pitch) > 20, 'tilted'],
    [measures.luma < 65, 'dark'],
    [measures.luma > 215, 'bright'],
    [measures.clipped > 0.04, 'clipped'],
    [measures.sharpness < 4.5, 'soft'],
    [measures.covered > 0.22 || measures.wobble > 1.1, 'partly_covered'],
    [measures.unevenness > 0.45, 'uneven_light'],
    [measures.cast > 11, 'coloured_light'],
    [isWearing({ wearing: measures.glasses }), 'glasses'],
    [measures.eyeOpening < 0.16, 'eyes_closed'],
    [measures.mouthGap > 0.12, 'mouth_open'],
    [measures.confidence < 21, 'low_confidence'],
    [faces.filter(isSure).length > 1, 'others_in_background'],
  ];
  return found.filter(([holds]) => holds).map(([, hint]) => hint);
}

/** One number to choose among photos of the same face: 1 is ideal, everything that a hint names takes its share off. */
export function qualityOf(measures: PhotoMeasures): number {
  const penalties = [
    share(160, 80, measures.faceWidth) * 0.5,
    share(10, 35, Math.abs(measures.yaw)) * 0.6,
    share(12, 32, Math.abs(measures.pitch)) * 0.4,
    share(80, 35, measures.luma) * 0.5,
    share(205, 238, measures.luma) * 0.5,
    share(7, 2.8, measures.sharpness) * 0.5,
    share(0.12, 0.4, measures.covered) * 0.6,
    share(0.9, 1.35, measures.wobble) * 0.4,
    share(0.2, 0.8, measures.unevenness) * 0.3,
    share(0.3, 0.7, measures.glasses) * 0.4,
    share(0.2, 0.1, measures.eyeOpening) * 0.5,
    share(0.04, 0.16, measures.mouthGap) * 0.3,
  ];
  return penalties.reduce((quality, penalty) => quality * (1 - penalty), 1);
}

/** 0 at `good`, 1 at `bad` and beyond. */
const share = (good: number, bad: number, value: number) => Math.max(0, Math.min(1, (value - good) / (bad - good)));
