import { join } from 'node:path';
import { boxOf, faceWidthOf } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { anglesOf } from '../networks/index.ts';
import type { FollowedFace } from './face-crowd.ts';
import type { FollowedFrame } from './face-follower.ts';
import { FaceLog } from './face-log.ts';
import { qualityOf } from './identities.ts';
import { shapeOf } from './mesh-parts.ts';
import { PictureWriter, type StoredPicture } from './reference-file.ts';
import { ReferenceKeeper, referenceScore } from './reference-frames.ts';
import { encodeThumbnail, ThumbnailKeeper } from './thumbnail.ts';
import { TrackWriter } from './track-file.ts';

/** Names within a folder of an analysis. */
export const tracksName = 'tracks.bin';
export const candidatesName = 'candidates.part';

/** A tracklet not seen for so long is over: its pictures leave the memory. */
const framesUntilOver = 30;
/** Looking at each frame for references and thumbnails gains nothing: neighbours look alike. */
const framesBetweenPictures = 2;

/**
 * Candidates of a tracklet that leave the memory for the disk: one for so many frames, fewer the more of the disk is
 * taken.
 */
const framesPerCandidate = 4;
const candidatesOnDisk = { min: 3, max: 48, bytesUntilHalf: 96 * 1024 * 1024 } as const;

export interface ReferenceCandidate extends StoredPicture {
  frame: number;
  score: number;
}

export interface ThumbnailCandidate {
  frame: number;
  score: number;
  jpeg: Buffer;
}

/** Everything gathered about one tracklet. */
export interface CollectedTracklet {
  id: number;
  log: FaceLog;
  references: ReferenceCandidate[];
  thumbnails: ThumbnailCandidate[];
}

interface OpenTracklet extends CollectedTracklet {
  referenceKeeper: ReferenceKeeper;
  thumbnailKeeper: ThumbnailKeeper;
  lastFrame: number;
}

/** Takes in the frames a follower gives back: meshes go to disk at once, of the pictures the best are kept. */
export class FaceCollector {
  readonly cuts: number[] = [];
  readonly #tracks: TrackWriter;
  readonly #candidates: PictureWriter;
  readonly #open = new Map<number, OpenTracklet>();
  readonly #all = new Map<number, CollectedTracklet>();
  readonly #isMirrored: boolean;

  private constructor({
    tracks,
    candidates,
    isMirrored,
  }: {
    tracks: TrackWriter;
    candidates: PictureWriter;
    isMirrored: boolean;
  }) {
    this.#tracks = tracks;
    this.#candidates = candidates;
    this.#isMirrored = isMirrored;
  }

  /** `isMirrored`: players flip this video. */
  static async open(folder: string, { isMirrored }: { isMirrored: boolean }): Promise<FaceCollector> {
    const tracks = await TrackWriter.open(join(folder, tracksName));
    return new FaceCollector({
      tracks,
      candidates: await PictureWriter.open(join(folder, candidatesName)),
      isMirrored,
    });
  }

  get records(): number {
    return this.#tracks.count;
  }

  async add({ frame, isCut, faces }: FollowedFrame, picture: YuvPicture): Promise<void> {
    if (isCut) this.cuts.push(frame);
    for (const face of faces) await this.#addFace(frame, face, picture);
    for (const tracklet of this.#open.values())
      if (frame - tracklet.lastFrame > framesUntilOver) await this.#putAway(tracklet);
  }

  /** Everything gathered, by tracklet; nothing can be added afterwards. */
  async finish(): Promise<CollectedTracklet[]> {
    for (const tracklet of this.#open.values()) await this.#putAway(tracklet);
    await this.#tracks.close();
    await this.#candidates.close();
    return [...this.#all.values()];
  }

  /** Only lets go of the files: they are to be thrown away. */
  async abandon(): Promise<void> {
    await Promise.allSettled([this.#tracks.abandon(), this.#candidates.close()]);
  }

  async #addFace(
    frame: number,
    { tracklet: id, mesh, confidence, origin }: FollowedFace,
    picture: YuvPicture,
  ): Promise<void> {
    const tracklet = this.#openTracklet(id);
    const { yaw, pitch } = anglesOf(mesh);
    const { centreX, centreY } = boxOf(mesh);
    const isMeasured = origin === 'measured';
    const record = await this.#tracks.append({ mesh, confidence });
    tracklet.log.add({
      frame,
      record,
      confidence,
      yaw,
      pitch,
      faceWidth: faceWidthOf(mesh),
      centreX,
      centreY,
      isMeasured,
    });
    tracklet.lastFrame = frame;
    if (tracklet.log.length % framesBetweenPictures !== 1) return;
    const score = referenceScore({ confidence, yaw });
    if (tracklet.referenceKeeper.wants({ frame, score }))
      tracklet.referenceKeeper.offer(picture, { frame, score, mesh });
    tracklet.thumbnailKeeper.offer(picture, {
      frame,
      mesh,
      quality: qualityOf({ mesh, confidence, shape: shapeOf(mesh) }),
    });
  }

  #openTracklet(id: number): OpenTracklet {
    const known = this.#open.get(id);
    if (known) return known;
    const opened: OpenTracklet = {
      id,
      log: new FaceLog(),
      references: [],
      thumbnails: [],
      ...this.#all.get(id),
      referenceKeeper: new ReferenceKeeper(),
      thumbnailKeeper: new ThumbnailKeeper(),
      lastFrame: 0,
    };
    this.#open.set(id, opened);
    return opened;
  }

  async #putAway({ id, log, references, thumbnails, referenceKeeper, thumbnailKeeper }: OpenTracklet): Promise<void> {
    const share = framesPerCandidate * (1 + this.#candidates.bytes / candidatesOnDisk.bytesUntilHalf);
    const count = Math.max(candidatesOnDisk.min, Math.min(candidatesOnDisk.max, Math.ceil(log.length / share)));
    for (const { picture, box, frame, score } of referenceKeeper.take(count))
      references.push({ frame, score, ...(await this.#candidates.append(picture, box)) });
    const thumbnail = thumbnailKeeper.take();
    if (thumbnail)
      thumbnails.push({
        frame: thumbnail.frame,
        score: thumbnail.score,
        jpeg: await encodeThumbnail(thumbnail, { isMirrored: this.#isMirrored }),
      });
    this.#all.set(id, { id, log, references, thumbnails });
    this.#open.delete(id);
  }
}
