import type { YuvPicture } from '@semblante/media/picture';
import { regionOfDetection, regionOfMesh, type Detection } from '../networks/index.ts';
import { overlapOf } from './box-overlap.ts';
import type { Sighting } from './face-track.ts';
import { measure, type Sight } from './follow-track.ts';
import type { DetectionPlan } from './plan-detection.ts';

/** Detections below this are too often none; chosen on real clips. */
const detectionScoreMin = 0.55;
/** When a turn is only guessed, textures pass as faces more easily. */
const guessedTurn = { scoreMin: 0.75, confidenceMin: 6 } as const;
/** Faces narrower than this carry no landmarks worth following. */
const faceWidthMin = 14;
/**
 * Overlap (intersection over union) from which a detection is of a face already known. The detector's boxes are smaller
 * than a mesh's.
 */
const knownOverlap = 0.2;

interface Look {
  picture: YuvPicture;
  frame: number;
  /** Degrees clockwise that bring faces upright, to be tried in order until somebody is found. */
  angles: readonly number[];
  /** Faces that need not be found again. */
  known: readonly Sighting[];
}

/** Everybody in a picture who is not known yet. */
export async function findFaces(sight: Sight, plan: DetectionPlan, look: Look): Promise<Sighting[]> {
  for (const [i, angle] of look.angles.entries()) {
    const found = await findAt(sight, plan, { ...look, angle, isGuess: i > 0 });
    if (found.length === 0) continue;
    plan.confirm(angle);
    return found;
  }
  return [];
}

async function findAt(
  sight: Sight,
  plan: DetectionPlan,
  { picture, frame, known, angle, isGuess }: Look & { angle: number; isGuess: boolean },
): Promise<Sighting[]> {
  // The detector wants the tilt of the faces, which is the opposite of the turn that brings them upright.
  const rotation = (-angle * Math.PI) / 180;
  const detections = await sight.detect(picture, {
    model: plan.model,
    rotation,
    minimumScore: isGuess ? guessedTurn.scoreMin : detectionScoreMin,
  });
  const found: Sighting[] = [];
  for (const detection of detections) {
    if (known.some(({ box }) => overlapOf(box, boxOfDetection(detection)) > knownOverlap)) continue;
    const seen = await measureTwice(sight, { picture, frame, detection });
    const isSure = seen && (!isGuess || seen.confidence > guessedTurn.confidenceMin);
    if (isSure && seen.shape.faceWidth >= faceWidthMin) found.push(seen);
  }
  return found;
}

/** A detection is a rough guess of where to look; the first mesh a good one. */
async function measureTwice(
  sight: Sight,
  { picture, frame, detection }: { picture: YuvPicture; frame: number; detection: Detection },
): Promise<Sighting | undefined> {
  const rough = await measure(sight, { picture, frame, region: regionOfDetection(detection) });
  return rough && measure(sight, { picture, frame, region: regionOfMesh(rough.mesh) });
}

const boxOfDetection = ({ cx, cy, width, height }: Detection) => ({
  left: cx - width / 2,
  right: cx + width / 2,
  top: cy - height / 2,
  bottom: cy + height / 2,
});
