import type { DetectionModel } from '../networks/index.ts';

export type FaceAngle = 'auto' | 0 | 90 | 180 | 270;

/**
 * Frames between two looks for newcomers. A newcomer is caught up with over the four frames in hand, so five miss
 * nothing; a far look costs four fast ones.
 */
const framesBetween = { fast: 5, far: 10 } as const;
const framesWhenAlone = 5;
/** After a face was lost, the neighbourhood is searched this often. */
const framesWhenLost = 2;
/**
 * When nobody was ever found, faces may lie on their side: all angles are tried at these seconds and every last step
 * from then on.
 */
const sweepSeconds = [0, 0.2, 0.5, 1, 2, 4] as const;

export interface DetectionPlanOptions {
  model: DetectionModel;
  faceAngle: FaceAngle;
  /** Clockwise turn that brings the coded picture upright. */
  displayRotation: number;
  fps: number;
}

/** What the detector should do in a frame: the turns in which to look, in order, until somebody is found. */
export class DetectionPlan {
  readonly model: DetectionModel;
  readonly #fps: number;
  readonly #angles: readonly number[];
  #angle: number;
  #hasFoundSomebody = false;
  #nextSweep = 0;
  #lastLook = -Infinity;

  constructor({ model, faceAngle, displayRotation, fps }: DetectionPlanOptions) {
    this.model = model;
    this.#fps = fps;
    const upright = displayRotation;
    this.#angles =
      faceAngle === 'auto' ? [0, 90, 180, 270].map((turn) => (upright + turn) % 360) : [(upright + faceAngle) % 360];
    this.#angle = this.#angles[0]!;
  }

  /** Empty when there is nothing to do in this frame. */
  anglesFor({
    frame,
    followed,
    lost,
    isShotStart,
  }: {
    frame: number;
    followed: number;
    lost: number;
    isShotStart: boolean;
  }): readonly number[] {
    const pause = lost > 0 ? framesWhenLost : followed === 0 ? framesWhenAlone : framesBetween[this.model];
    if (!isShotStart && frame - this.#lastLook < pause) return [];
    this.#lastLook = frame;
    if (this.#hasFoundSomebody || this.#angles.length === 1 || frame < this.#sweepFrame()) return [this.#angle];
    this.#nextSweep++;
    return this.#angles;
  }

  /** Somebody was found in this turn, and surely a face. */
  confirm(angle: number): void {
    this.#angle = angle;
    this.#hasFoundSomebody = true;
  }

  #sweepFrame(): number {
    const last = sweepSeconds.length - 1;
    const seconds =
      this.#nextSweep <= last ? sweepSeconds[this.#nextSweep]! : sweepSeconds[last]! + 2 * (this.#nextSweep - last);
    return Math.round(seconds * this.#fps);
  }
}
