import type { FrameTruth, PersonTruth } from '@semblante/actors';
import { eyeOf, faceVertexCount, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { facePixels } from '../metrics/face-pixels.ts';
import type { PicturePair } from '@semblante/media/testing';
import type { YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { anglesOf, regionOfMesh, type Vision } from '@semblante/vision/networks';

/** How far a face was found from where it truly is; the floor is what the same network says of the clip before. */
interface Errors {
  landmark: number[];
  pose: number[];
  eyeOpening: number[];
  gaze: number[];
}

/** Under this many visible landmarks a face is turned away, covered or outside: nothing is asked of it. */
const visibleMin = 300;
/** A truly closed eye shows no gaze. */
const openEyeMin = 0.15;

/** Holds what the swapped clip shows against what the actors truly did. */
export class TruthErrors {
  readonly #vision: Vision;
  readonly #before = noErrors();
  readonly #after = noErrors();
  readonly #occluderChange: number[] = [];

  constructor(vision: Vision) {
    this.#vision = vision;
  }

  async add({ before, after }: PicturePair, truth: FrameTruth, person: string): Promise<void> {
    const actor = truth.people.find((one) => one.person === person);
    if (!actor) return;
    const change = occluderChange({ before, after }, truth, meshOfTruth(actor));
    if (change !== undefined) this.#occluderChange.push(change);
    if (actor.visible.reduce((sum, one) => sum + one, 0) < visibleMin) return;
    await this.#compare(before, actor, this.#before);
    await this.#compare(after, actor, this.#after);
  }

  report() {
    return {
      landmark_error_pct: meanOf(this.#after.landmark),
      landmark_floor_pct: meanOf(this.#before.landmark),
      pose_error_deg: meanOf(this.#after.pose),
      pose_floor_deg: meanOf(this.#before.pose),
      eye_opening_error_pct: meanOf(this.#after.eyeOpening),
      eye_opening_floor_pct: meanOf(this.#before.eyeOpening),
      gaze_error_pct: meanOf(this.#after.gaze),
      gaze_floor_pct: meanOf(this.#before.gaze),
      /** Levels by which what lies before the face changed; the codec alone makes about one. */
      occluder_change: meanOf(this.#occluderChange),
    };
  }

  async #compare(picture: YuvPicture, actor: PersonTruth, errors: Errors): Promise<void> {
    const truth = meshOfTruth(actor);
    const { mesh } = await this.#vision.mesh(picture, regionOfMesh(truth));
    errors.landmark.push(visibleLandmarkError(truth, mesh, actor.visible));
    errors.pose.push(poseError(actor, mesh));
    for (const side of [0, 1] as const) {
      const [real, found] = [eyeOf(truth, side), eyeOf(mesh, side)];
      errors.eyeOpening.push(100 * Math.abs(real.opening - found.opening));
      if (real.opening > openEyeMin)
        errors.gaze.push(100 * Math.hypot(real.gazeX - found.gazeX, real.gazeY - found.gazeY));
    }
  }
}

const noErrors = (): Errors => ({ landmark: [], pose: [], eyeOpening: [], gaze: [] });

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2));

function poseError({ pose }: PersonTruth, found: FaceMesh): number {
  const { yaw, pitch, roll } = anglesOf(found);
  return Math.hypot(yaw - (pose.yaw ?? 0), pitch - (pose.pitch ?? 0), roll - (pose.roll ?? 0));
}

function visibleLandmarkError(truth: FaceMesh, found: FaceMesh, visible: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    if (!visible[vertex]) continue;
    sum += Math.hypot(truth[3 * vertex]! - found[3 * vertex]!, truth[3 * vertex + 1]! - found[3 * vertex + 1]!);
    count += 1;
  }
  return (100 * sum) / count / faceWidthOf(truth);
}

/** Mean change of the luma where an occluder covers the face completely; undefined when none does. */
function occluderChange(
  { before, after }: PicturePair,
  { occluderMask }: FrameTruth,
  face: FaceMesh,
): number | undefined {
  let sum = 0;
  let count = 0;
  for (const { row, from, to } of facePixels(face, before, 1)) {
    for (let column = from; column < to; column++) {
      if (occluderMask[row * before.width + column] !== 255) continue;
      sum += Math.abs(before.y[row * before.yStride + column]! - after.y[row * after.yStride + column]!);
      count += 1;
    }
  }
  return count === 0 ? undefined : sum / count;
}
