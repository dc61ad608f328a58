import { eyeOf, faceWidthOf, facingOf, smoothstep, triangleKinds, type FaceMesh } from '@semblante/vision/geometry';
import { anglesOf, isWearing, type Glasses } from '@semblante/vision/networks';
import type { YuvPicture } from '@semblante/media/picture';
import { cropFace, type FaceCrop } from './face-crop.ts';
import { glassesCoverOf } from './glasses-cover.ts';
import type { SteadyFace } from './steady-mesh.ts';
import { sharpnessOf } from './sharpness.ts';
import { skinValidityOf } from './skin-validity.ts';
import { withoutFrames } from './trusted-face.ts';
import { unwrapFace, type UnwrappedFace } from './unwrap-face.ts';
import { spreadOverFace, unwrapTable, validitySide } from './unwrap-table.ts';

/** What can be said about a face in numbers. Luma is 0 to 255 whatever the range of the picture; angles are degrees. */
export interface PhotoMeasures {
  /** Pixels from one side of the face to the other. */
  faceWidth: number;
  yaw: number;
  pitch: number;
  roll: number;
  /** The mesh network's certainty, a logit: over 20 for clear faces. */
  confidence: number;
  /** See `SteadyFace`. */
  wobble: number;
  /** Fine detail relative to the luma, in percent. */
  sharpness: number;
  /** Median luma of the cheeks. */
  luma: number;
  /** Share of the face that is pure black or white. */
  clipped: number;
  /** Logarithm of the luma of the brighter cheek over that of the other. */
  unevenness: number;
  /** Distance of the colours of both cheeks. */
  cast: number;
  /** Share of what should be visible skin that is not: hair, hands, cloth, hard shadow. */
  covered: number;
  /** Share of lens around the eyes. */
  glasses: number;
  /** Height between the lids over the width, the smaller of both eyes. */
  eyeOpening: number;
  /** How much brighter the white of the eye is than its pupil, as a share, the clearer of both eyes. */
  eyeContrast: number;
  /** Gap between the lips in face widths. */
  mouthGap: number;
}

export function measurePhoto(picture: YuvPicture, found: SteadyFace, glasses: Glasses): PhotoMeasures {
  const { mesh } = found;
  const crop = cropFace(picture, mesh);
  const face = unwrapFace(crop, validitySide);
  const { yaw, pitch, roll } = anglesOf(mesh);
  return {
    faceWidth: found.width,
    yaw,
    pitch,
    roll,
    confidence: found.confidence,
    wobble: found.wobble,
    sharpness: sharpnessOf(crop),
    ...cheeksOf(face),
    clipped: clippedShare(crop),
    covered: coveredShare(withoutGlasses(face, glasses), facingOf(mesh)),
    glasses: glasses.wearing,
    eyeOpening: Math.min(eyeOf(mesh, 0).opening, eyeOf(mesh, 1).opening),
    eyeContrast: Math.max(eyeContrast(face, triangleKinds.leftEye), eyeContrast(face, triangleKinds.rightEye)),
    mouthGap: gapBetweenLips(mesh),
  };
}

const table = unwrapTable(validitySide);
/** Rows of the layout from the lids to the corners of the mouth, and how far from the middle cheeks begin and end. */
const cheekRows = { from: 0.42, to: 0.66 };
const cheekColumns = { from: 0.12, to: 0.3 };

function cheeksOf(face: UnwrappedFace): { luma: number; unevenness: number; cast: number } {
  const cheek = (side: -1 | 1) => {
    const texels = table.texel.filter((at) => {
      const row = Math.floor(at / validitySide) / validitySide;
      const column = (side * ((at % validitySide) + 0.5)) / validitySide - side / 2;
      return row > cheekRows.from && row < cheekRows.to && column > cheekColumns.from && column < cheekColumns.to;
    });
    return face.planes.map((plane) => median(Float32Array.from(texels, (at) => plane[at]!))) as [
      number,
      number,
      number,
    ];
  };
  const [left, right] = [cheek(-1), cheek(1)];
  return {
    luma: (left[0] + right[0]) / 2,
    unevenness: Math.abs(Math.log((left[0] + 5) / (right[0] + 5))),
    cast: Math.hypot(left[1] - right[1], left[2] - right[2]),
  };
}

const median = (values: Float32Array) => values.sort()[values.length >> 1] ?? 0;

const [blackMax, whiteMin] = [8, 251];

/** Of the middle of the crop; hair and background at its edges do not count. */
function clippedShare({ width, height, planes }: FaceCrop): number {
  let [clipped, count] = [0, 0];
  for (let row = Math.floor(height * 0.25); row < height * 0.75; row++) {
    for (let column = Math.floor(width * 0.25); column < width * 0.75; column++, count++) {
      const luma = planes[0][row * width + column]!;
      if (luma < blackMax || luma > whiteMin) clipped++;
    }
  }
  return clipped / count;
}

/** Glasses are told apart: a thick rim from ear to ear would cut the forehead off from the face, as a fringe does. */
function withoutGlasses(face: UnwrappedFace, glasses: Glasses): UnwrappedFace {
  if (!isWearing(glasses)) return face;
  return { ...face, planes: withoutFrames(face, glassesCoverOf(glasses, face.side)) };
}

/** Of the skin that faces the camera: what is turned away cannot be covered. */
function coveredShare(face: UnwrappedFace, facing: Float32Array): number {
  const validity = skinValidityOf(face, facing);
  const seen = spreadOverFace(
    table,
    facing.map((cosine) => smoothstep(0.2, 0.5, cosine)),
  );
  let [covered, total] = [0, 0];
  table.texel.forEach((at, i) => {
    if (table.kind[i] !== 0) return;
    total += seen[at]!;
    covered += seen[at]! * (1 - validity[at]!);
  });
  return total > 0 ? covered / total : 1;
}

function eyeContrast({ planes }: UnwrappedFace, kind: number): number {
  const luma = Float32Array.from(
    table.texel.filter((_, i) => table.kind[i] === kind),
    (at) => planes[0][at]!,
  ).sort();
  const [dark, bright] = [luma[Math.floor(0.08 * luma.length)]!, luma[Math.floor(0.92 * luma.length)]!];
  return (bright - dark) / (bright + 10);
}

function gapBetweenLips(mesh: FaceMesh): number {
  const [upper, lower] = [3 * 13, 3 * 14];
  return Math.hypot(mesh[upper]! - mesh[lower]!, mesh[upper + 1]! - mesh[lower + 1]!) / faceWidthOf(mesh);
}
