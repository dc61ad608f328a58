import type { YuvPicture } from '@semblante/media/picture';
import type { DetectionModel } from '../networks/index.ts';
import { CutFinder, type ShotDecision } from './find-cuts.ts';
import { FaceCrowd, type FollowedFace, type Rename } from './face-crowd.ts';
import type { Sight } from './follow-track.ts';
import type { FaceDescription } from './identities.ts';
import { lumaThumbnail } from './luma-thumbnail.ts';
import type { FaceAngle } from './plan-detection.ts';

export interface FollowedFrame {
  /** As given to `step`. */
  frame: number;
  /** First frame of a new shot. */
  isCut: boolean;
  faces: FollowedFace[];
}

export interface FaceFollowerOptions {
  sight: Sight;
  model: DetectionModel;
  fps: number;
  faceAngle?: FaceAngle;
  /** Clockwise turn that brings the coded picture upright. */
  displayRotation?: 0 | 90 | 180 | 270;
  /**
   * 'always' tells people apart throughout; 'encounters' only where two may have been mixed up, which is enough when it
   * is known who is there.
   */
  describe?: 'always' | 'encounters';
}

/**
 * Follows every face of a video, a frame at a time, looking some frames ahead. `step` takes the next picture and gives
 * back the frames that are now final, in order, each with its smoothed faces. A picture must stay as it is until its
 * own frame has come back.
 */
export class FaceFollower {
  readonly #cuts = new CutFinder();
  readonly #crowd: FaceCrowd;
  /** Pictures that have not come back yet, by place in the sequence. */
  readonly #held = new Map<number, { frame: number; picture: YuvPicture; isCut: boolean }>();
  /** Frame numbers by place in the sequence. */
  readonly #frames: number[] = [];
  #givenBack = 0;

  constructor({
    sight,
    model,
    fps,
    faceAngle = 'auto',
    displayRotation = 0,
    describe = 'always',
  }: FaceFollowerOptions) {
    this.#crowd = new FaceCrowd({
      sight,
      pictureOf: (place) => this.#held.get(place)!.picture,
      plan: { model, fps, faceAngle, displayRotation },
      describe,
    });
  }

  /** How many pictures it holds: a caller that waits for a frame knows how many more to send. */
  get heldFrames(): number {
    return this.#held.size;
  }

  /** Tracklets that turned out to be two people's; the frames concerned may already have come back. */
  get renames(): readonly Rename[] {
    return this.#crowd.renames.map((rename) => ({ ...rename, fromFrame: this.#frames[rename.fromFrame]! }));
  }

  descriptionsOf(tracklet: number): readonly FaceDescription[] {
    return this.#crowd.descriptionsOf(tracklet);
  }

  /** `frame` is the caller's own number; numbers rise, but may leave out frames that are lost. */
  async step(picture: YuvPicture, frame: number = this.#frames.length): Promise<FollowedFrame[]> {
    this.#held.set(this.#frames.length, { frame, picture, isCut: false });
    this.#frames.push(frame);
    await this.#advance(this.#cuts.push(lumaThumbnail(picture)));
    return this.#giveBack(this.#crowd.finalBefore());
  }

  /** The frames still held, when there are no more. */
  async finish(): Promise<FollowedFrame[]> {
    await this.#advance(this.#cuts.finish());
    await this.#crowd.finish();
    return this.#giveBack(this.#frames.length);
  }

  async #advance(decisions: readonly ShotDecision[]): Promise<void> {
    for (const { frame: place, isCut } of decisions) {
      this.#held.get(place)!.isCut = isCut;
      await this.#crowd.advance({ frame: place, isShotStart: isCut });
    }
  }

  #giveBack(end: number): FollowedFrame[] {
    const frames: FollowedFrame[] = [];
    for (; this.#givenBack < end; this.#givenBack++) {
      const { frame, isCut } = this.#held.get(this.#givenBack)!;
      frames.push({ frame, isCut, faces: this.#crowd.takeFaces(this.#givenBack) });
      this.#held.delete(this.#givenBack);
    }
    return frames;
  }
}
