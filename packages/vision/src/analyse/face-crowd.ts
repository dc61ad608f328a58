import type { FaceMesh } from '../geometry/index.ts';
import { regionOfMesh } from '../networks/index.ts';
import { coverOf, overlapOf, sameFaceOverlap } from './box-overlap.ts';
import { Encounters } from './encounters.ts';
import { FaceTrack, isJump, type Sighting } from './face-track.ts';
import { findFaces } from './find-faces.ts';
import { followTo, interpolateBetween, measure, type PictureOf, type Sight } from './follow-track.ts';
import { Identities, type FaceDescription } from './identities.ts';
import { headMotion } from './mesh-parts.ts';
import { DetectionPlan, type DetectionPlanOptions } from './plan-detection.ts';
import { smoothingRadius, smoothMesh } from './smooth-mesh.ts';

/**
 * Longest time between two measurements. What happens between them is looked for, but not what is over before three
 * frames at 25 a second.
 */
const secondsBetweenMeasurements = 0.125;
const strideMax = 4;
/** A face gone for no longer than this is filled in when it is back near where it was. */
const gapFramesMax = 5;
/** Shorter stretches are flickers of the networks, not faces. */
const trackFramesMin = 3;
/**
 * Likeness by which another's identity must be nearer than the own one, before a face is believed to have changed
 * hands.
 */
const likenessMargin = 0.04;

export interface FollowedFace {
  /** Number of an unbroken stretch of one face; several of them may be one person. */
  tracklet: number;
  /** Smoothed over time. */
  mesh: FaceMesh;
  confidence: number;
  origin: 'measured' | 'interpolated';
}

/** From `fromFrame` on, what was given out as `from` is `to`. */
export interface Rename {
  from: number;
  to: number;
  fromFrame: number;
}

export interface FaceCrowdOptions {
  sight: Sight;
  pictureOf: PictureOf;
  plan: DetectionPlanOptions;
  describe: 'always' | 'encounters';
}

/**
 * All faces followed at once: finds new ones, follows them, keeps them apart, gives them out smoothed. Knows frames by
 * their place in the sequence.
 */
export class FaceCrowd {
  readonly renames: Rename[] = [];
  readonly #sight: Sight;
  readonly #pictureOf: PictureOf;
  readonly #plan: DetectionPlan;
  readonly #describe: 'always' | 'encounters';
  readonly #identities: Identities;
  readonly #encounters = new Encounters();
  readonly #stride: number;
  /** Followed or lost for a moment. */
  #tracks: FaceTrack[] = [];
  /** Over, but with sightings that are still to be given out. */
  #over: FaceTrack[] = [];
  readonly #fps: number;
  #nextTracklet = 0;
  #frame = -1;
  #shotStart = 0;
  #taken = 0;

  constructor({ sight, pictureOf, plan, describe }: FaceCrowdOptions) {
    this.#sight = sight;
    this.#pictureOf = pictureOf;
    this.#fps = plan.fps;
    this.#plan = new DetectionPlan(plan);
    this.#describe = describe;
    this.#identities = new Identities(sight);
    this.#stride = Math.max(1, Math.min(strideMax, Math.floor(secondsBetweenMeasurements * plan.fps)));
  }

  descriptionsOf(tracklet: number): readonly FaceDescription[] {
    return this.#identities.descriptionsOf(tracklet);
  }

  async advance({ frame, isShotStart }: { frame: number; isShotStart: boolean }): Promise<void> {
    if (isShotStart) await this.#closeShot();
    this.#frame = frame;
    if (isShotStart) this.#shotStart = frame;
    const newcomers = await this.#followAll();
    await this.#searchLost();
    await this.#settleDoubles();
    newcomers.push(...(await this.#findNewcomers({ isShotStart: isShotStart || frame === 0 })));
    for (const newcomer of newcomers) await this.#welcome(newcomer);
    await this.#keepIdentities();
  }

  async finish(): Promise<void> {
    await this.#closeShot();
  }

  /** Number of the first frame that may still change. */
  finalBefore(): number {
    return Math.min(this.#frame, ...this.#tracks.map(({ last }) => last.frame)) - smoothingRadius + 1;
  }

  /** The faces of the next frame in order; it will not be asked for again. */
  takeFaces(frame: number): FollowedFace[] {
    const shown = [...this.#over, ...this.#tracks].filter((track) => track.at(frame) && !this.#isFlicker(track));
    const faces = shown.map((track) => ({
      tracklet: track.trackletAt(frame),
      mesh: smoothMesh((offset) => track.at(frame + offset), { fps: this.#fps }),
      confidence: track.at(frame)!.confidence,
      origin: track.at(frame)!.origin,
    }));
    this.#taken = frame + 1;
    this.#forget();
    return faces;
  }

  #isFlicker(track: FaceTrack): boolean {
    return track.last.frame - track.firstFrame + 1 < Math.min(trackFramesMin, this.#frame + 1);
  }

  #forget(): void {
    const needed = this.#taken - smoothingRadius;
    for (const track of [...this.#over, ...this.#tracks]) track.forgetBefore(needed);
    this.#over = this.#over.filter((track) => track.sightingsInHand > 0);
  }

  /** Every face is followed up to the shot's last frame; nothing goes on beyond it. */
  async #closeShot(): Promise<void> {
    for (const track of this.#tracks) {
      if (!track.isLost && track.last.frame < this.#frame)
        await followTo(track, { sight: this.#sight, pictureOf: this.#pictureOf, frame: this.#frame });
      await this.#describeAtEnd(track);
      this.#encounters.forget(track);
    }
    this.#over.push(...this.#tracks);
    this.#tracks = [];
  }

  /** Gives what was found where a face should have been, but is not it. */
  async #followAll(): Promise<Sighting[]> {
    const jumped: Sighting[] = [];
    for (const track of this.#tracks) {
      if (track.isLost || this.#frame - track.last.frame < this.#strideOf(track)) continue;
      const found = await followTo(track, { sight: this.#sight, pictureOf: this.#pictureOf, frame: this.#frame });
      if (found) jumped.push(found);
    }
    return jumped;
  }

  /** Near another face each frame counts, and so it does until there is a motion to go by. */
  #strideOf(track: FaceTrack): number {
    return this.#encounters.isInOne(track) || track.last.frame - track.firstFrame < 2 ? 1 : this.#stride;
  }

  async #searchLost(): Promise<void> {
    for (const track of this.#tracks.filter(({ isLost }) => isLost)) {
      if (this.#frame - track.last.frame > gapFramesMax + 1) {
        await this.#end(track);
        continue;
      }
      const seen = await measure(this.#sight, {
        picture: this.#pictureOf(this.#frame),
        frame: this.#frame,
        region: track.regionAt(this.#frame),
      });
      if (seen && isNear(track.last, seen) && !this.#isTaken(seen, track)) this.#revive(track, seen);
    }
  }

  #revive(track: FaceTrack, seen: Sighting): void {
    interpolateBetween(track, track.last, seen);
    track.extend(seen);
  }

  async #end(track: FaceTrack): Promise<void> {
    await this.#describeAtEnd(track);
    this.#encounters.forget(track);
    this.#tracks = this.#tracks.filter((other) => other !== track);
    this.#over.push(track);
  }

  /** Two followers on one face: the one stays whose face it is, the other one's was hidden and is searched for. */
  async #settleDoubles(): Promise<void> {
    const here = this.#tracks.filter(({ isLost, last }) => !isLost && last.frame === this.#frame);
    for (const [i, a] of here.entries()) {
      for (const b of here.slice(i + 1)) {
        if (a.isLost || b.isLost || overlapOf(a.last.box, b.last.box) < sameFaceOverlap) continue;
        this.#encounters.note([a, b], this.#frame);
        const loser = (await this.#ownerOf(a, b)) === a ? b : a;
        this.#takeBack(loser, loser === a ? b : a);
      }
    }
  }

  async #ownerOf(a: FaceTrack, b: FaceTrack): Promise<FaceTrack> {
    const older = a.firstFrame <= b.firstFrame ? a : b;
    if (!this.#identities.isDescribed(a.tracklet) || !this.#identities.isDescribed(b.tracklet)) return older;
    const description = await this.#identities.look(this.#pictureOf(this.#frame), older.last);
    const [likenessA, likenessB] = [a, b].map(({ tracklet }) => this.#identities.likenessTo(tracklet, description)!);
    if (Math.abs(likenessA! - likenessB!) < likenessMargin) return older;
    return likenessA! > likenessB! ? a : b;
  }

  /** Takes back the loser's sightings since it slipped onto the other's face. */
  #takeBack(loser: FaceTrack, owner: FaceTrack): void {
    let from = this.#frame;
    while (from - 1 >= this.#taken && isOnOneFace(loser.at(from - 1), owner.at(from - 1))) from--;
    if (loser.takeBackFrom(from)) return;
    this.#encounters.forget(loser);
    this.#tracks = this.#tracks.filter((track) => track !== loser);
    this.#over.push(loser);
  }

  async #findNewcomers({ isShotStart }: { isShotStart: boolean }): Promise<Sighting[]> {
    const followed = this.#followed();
    const angles = this.#plan.anglesFor({
      frame: this.#frame,
      followed: followed.length,
      lost: this.#tracks.length - followed.length,
      isShotStart,
    });
    return findFaces(this.#sight, this.#plan, {
      picture: this.#pictureOf(this.#frame),
      frame: this.#frame,
      angles,
      known: followed.map(({ last }) => last),
    });
  }

  async #welcome(seen: Sighting): Promise<void> {
    if (this.#isTaken(seen)) return;
    const returned = this.#tracks.find((track) => track.isLost && isNear(track.last, seen));
    if (returned) {
      this.#revive(returned, seen);
      return;
    }
    const track = new FaceTrack(this.#nextTracklet++, seen);
    this.#tracks.push(await this.#catchUp(track, seen));
  }

  /** Follows a new face back through the frames that are still in hand: it was there before anybody looked. */
  async #catchUp(track: FaceTrack, first: Sighting): Promise<FaceTrack> {
    let earliest = first;
    for (let frame = first.frame - 1; frame >= Math.max(this.#shotStart, this.#taken); frame--) {
      const picture = this.#pictureOf(frame);
      const seen = await measure(this.#sight, { picture, frame, region: regionOfMesh(earliest.mesh) });
      if (!seen || isJump(earliest, seen) || this.#isTakenAt(frame, seen)) break;
      track.prepend(seen);
      earliest = seen;
    }
    return track;
  }

  #followed(): FaceTrack[] {
    return this.#tracks.filter(({ isLost }) => !isLost);
  }

  #isTaken(seen: Sighting, own?: FaceTrack): boolean {
    return this.#followed().some((track) => track !== own && overlapOf(track.last.box, seen.box) > 0.3);
  }

  #isTakenAt(frame: number, seen: Sighting): boolean {
    const there = [
      ...this.#over.map((track) => track.at(frame)),
      ...this.#tracks.map((track) => track.at(frame) ?? track.last),
    ];
    return there.some((other) => other && overlapOf(other.box, seen.box) > 0.3);
  }

  async #keepIdentities(): Promise<void> {
    this.#encounters.note(this.#tracks, this.#frame);
    for (const track of this.#followed()) {
      if (track.last.frame !== this.#frame) continue;
      const ended = this.#encounters.takeEnded(track, this.#frame);
      if (ended) await this.#verify(track, ended);
      else if (this.#wantsDescription(track)) await this.#describeNow(track);
    }
  }

  #wantsDescription(track: FaceTrack): boolean {
    if (this.#encounters.isInOne(track)) return !this.#identities.isDescribed(track.tracklet);
    return (
      this.#describe === 'always' &&
      this.#identities.isDue(track.tracklet, { age: this.#frame - track.firstFrame, sighting: track.last })
    );
  }

  async #describeNow(track: FaceTrack): Promise<void> {
    this.#identities.remember(
      track.tracklet,
      await this.#identities.look(this.#pictureOf(track.last.frame), track.last),
    );
  }

  /** Short ones too must be somebody. */
  async #describeAtEnd(track: FaceTrack): Promise<void> {
    if (
      this.#describe !== 'always' ||
      this.#identities.isDescribed(track.tracklet) ||
      this.#isFlicker(track) ||
      track.last.frame < this.#taken
    )
      return;
    await this.#describeNow(track);
  }

  /** After an encounter the face may be the other's: then it is a new tracklet since the two were nearest. */
  async #verify(
    track: FaceTrack,
    { partners, closestFrame }: { partners: Set<number>; closestFrame: number },
  ): Promise<void> {
    const description = await this.#identities.look(this.#pictureOf(this.#frame), track.last);
    const own = this.#identities.likenessTo(track.tracklet, description);
    const others = [...partners].flatMap((partner) => this.#identities.likenessTo(partner, description) ?? []);
    if (own !== undefined && Math.max(...others) > own + likenessMargin) {
      const rename = { from: track.tracklet, to: this.#nextTracklet++, fromFrame: closestFrame };
      track.beginTracklet(rename.to, closestFrame);
      this.renames.push(rename);
    }
    this.#identities.remember(track.tracklet, description);
  }
}

/** Back where it was lost: the longer ago, the further it may have come. */
function isNear(last: Sighting, seen: Sighting): boolean {
  const reach = 0.3 + 0.1 * (seen.frame - last.frame);
  const ratio = seen.shape.faceWidth / last.shape.faceWidth;
  return headMotion(last.mesh, seen.mesh, last.shape.faceWidth) < reach && ratio > 0.7 && ratio < 1.4;
}

const isOnOneFace = (a: Sighting | undefined, b: Sighting | undefined) =>
  a !== undefined && b !== undefined && coverOf(a.box, b.box) > sameFaceOverlap;
