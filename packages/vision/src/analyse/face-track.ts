import { boxOf, type Box, type FaceMesh } from '../geometry/index.ts';
import { type Region, regionOfMesh } from '../networks/index.ts';
import { headMotion, shapeOf, type FaceShape } from './mesh-parts.ts';

/** One face in one frame. */
export interface Sighting {
  frame: number;
  mesh: FaceMesh;
  shape: FaceShape;
  box: Box;
  /** The mesh network's logit; between two measured frames, what lies between theirs. */
  confidence: number;
  origin: 'measured' | 'interpolated';
  /** As it looked at its landmarks; nothing where nobody looked. */
  luma: readonly Float32Array[];
}

/** A face does not grow or shrink by more than this from frame to frame. */
const sizeRatioMax = 1.5;
/** Nor does it move by more than this many of its widths. */
const motionMax = 0.5;

export const sightingOf = (frame: number, { mesh, confidence }: { mesh: FaceMesh; confidence: number }): Sighting => ({
  frame,
  mesh,
  confidence,
  shape: shapeOf(mesh),
  box: boxOf(mesh),
  origin: 'measured',
  luma: [],
});

/** The face that one follower follows: what it saw in the frames that are not yet given away. Knows no network. */
export class FaceTrack {
  firstFrame: number;
  /**
   * The tracklets its sightings belong to, by the frame each begins in: a new one from where the face turned out to be
   * somebody else's.
   */
  readonly #tracklets: { id: number; fromFrame: number }[];
  readonly #sightings = new Map<number, Sighting>();
  #last: Sighting;
  #beforeLast: Sighting | undefined;
  #lostSince: number | undefined;

  constructor(tracklet: number, first: Sighting) {
    this.#tracklets = [{ id: tracklet, fromFrame: -Infinity }];
    this.firstFrame = first.frame;
    this.#last = first;
    this.#sightings.set(first.frame, first);
  }

  get tracklet(): number {
    return this.#tracklets.at(-1)!.id;
  }

  trackletAt(frame: number): number {
    return this.#tracklets.findLast(({ fromFrame }) => fromFrame <= frame)!.id;
  }

  beginTracklet(id: number, fromFrame: number): void {
    this.#tracklets.push({ id, fromFrame });
  }

  /** The newest measured sighting. */
  get last(): Sighting {
    return this.#last;
  }

  get isLost(): boolean {
    return this.#lostSince !== undefined;
  }

  at(frame: number): Sighting | undefined {
    return this.#sightings.get(frame);
  }

  get sightingsInHand(): number {
    return this.#sightings.size;
  }

  /** Follows on with a newer sighting; what lies between stays open until it is measured or interpolated. */
  extend(sighting: Sighting): void {
    this.#beforeLast = this.#last;
    this.#last = sighting;
    this.#lostSince = undefined;
    this.#sightings.set(sighting.frame, sighting);
  }

  /** Puts in a sighting of a frame between or before those already known. */
  insert(sighting: Sighting): void {
    this.#sightings.set(sighting.frame, sighting);
    if (sighting.frame < this.#last.frame && sighting.frame > (this.#beforeLast?.frame ?? -1))
      this.#beforeLast = sighting;
  }

  /** Follows back to before the first sighting. */
  prepend(sighting: Sighting): void {
    this.firstFrame = sighting.frame;
    this.#beforeLast ??= sighting;
    this.#sightings.set(sighting.frame, sighting);
  }

  lose(frame: number): void {
    this.#lostSince ??= frame;
  }

  /**
   * Takes back what was seen from a frame on, as far as it was not given away: it was another face. False when nothing
   * is left in hand.
   */
  takeBackFrom(frame: number): boolean {
    for (const known of this.#sightings.keys()) if (known >= frame) this.#sightings.delete(known);
    const left = this.measuredBefore(frame);
    if (!left) return false;
    this.#last = left;
    this.#beforeLast = this.measuredBefore(left.frame);
    this.lose(frame);
    return true;
  }

  forgetBefore(frame: number): void {
    for (const known of this.#sightings.keys()) if (known < frame) this.#sightings.delete(known);
  }

  /** The sighting before `frame` that was measured, to tell how the motion changes. */
  measuredBefore(frame: number): Sighting | undefined {
    let found: Sighting | undefined;
    for (const sighting of this.#sightings.values()) {
      if (sighting.origin === 'measured' && sighting.frame < frame && sighting.frame > (found?.frame ?? -1))
        found = sighting;
    }
    return found;
  }

  /** Where the face should be in a later frame, if it moves on as it did. */
  regionAt(frame: number): Region {
    const region = regionOfMesh(this.#last.mesh);
    const before = this.#beforeLast;
    if (!before) return region;
    const pace = (frame - this.#last.frame) / (this.#last.frame - before.frame);
    // Beyond half a face the guess is worth less than the place where the face was.
    const bound = 0.5 * this.#last.shape.faceWidth;
    const along = (way: number) => Math.max(-bound, Math.min(bound, way * pace));
    return {
      ...region,
      cx: region.cx + along(this.#last.box.centreX - before.box.centreX),
      cy: region.cy + along(this.#last.box.centreY - before.box.centreY),
    };
  }
}

/**
 * Too far or too differently sized to be surely the same face; over several frames, a reason to look at those between.
 */
export function isJump(from: Sighting, to: Sighting): boolean {
  const ratio = to.shape.faceWidth / from.shape.faceWidth;
  return (
    ratio > sizeRatioMax || ratio < 1 / sizeRatioMax || headMotion(from.mesh, to.mesh, from.shape.faceWidth) > motionMax
  );
}

/** Everything on the straight line between two sightings. */
export function interpolated(from: Sighting, to: Sighting, frame: number): Sighting {
  const share = (frame - from.frame) / (to.frame - from.frame);
  const mesh = new Float32Array(from.mesh.length);
  for (let i = 0; i < mesh.length; i++) mesh[i] = from.mesh[i]! + share * (to.mesh[i]! - from.mesh[i]!);
  const confidence = from.confidence + share * (to.confidence - from.confidence);
  return { ...sightingOf(frame, { mesh, confidence }), origin: 'interpolated' };
}
