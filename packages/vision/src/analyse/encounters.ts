import { coverOf } from './box-overlap.ts';
import type { FaceTrack } from './face-track.ts';

/** Boxes that cover each other by more than this are an encounter: one follower may slip onto the other's face. */
const coverMin = 0.05;
/** After so many frames apart both faces are clear again and can be told from each other. */
const framesApart = 3;

export interface Encounter {
  /** Tracklets met. */
  partners: Set<number>;
  /** Where the boxes covered each other most: if identities were exchanged, then here. */
  closestFrame: number;
  closestCover: number;
  lastFrame: number;
}

/** Who came so near to whom that they may have been mixed up. */
export class Encounters {
  readonly #open = new Map<FaceTrack, Encounter>();

  /** Notes every pair of tracks that is near in this frame; a lost one counts where it was last seen. */
  note(tracks: readonly FaceTrack[], frame: number): void {
    for (const [i, a] of tracks.entries()) {
      for (const b of tracks.slice(i + 1)) {
        const cover = coverOf(a.last.box, b.last.box);
        if (cover < coverMin) continue;
        this.#add(a, b, { frame, cover });
        this.#add(b, a, { frame, cover });
      }
    }
  }

  isInOne(track: FaceTrack): boolean {
    return this.#open.has(track);
  }

  /** The encounter that is over for this track, if it has not been looked into yet. */
  takeEnded(track: FaceTrack, frame: number): Encounter | undefined {
    const encounter = this.#open.get(track);
    if (!encounter || frame - encounter.lastFrame < framesApart) return undefined;
    this.#open.delete(track);
    return encounter;
  }

  forget(track: FaceTrack): void {
    this.#open.delete(track);
  }

  #add(track: FaceTrack, partner: FaceTrack, { frame, cover }: { frame: number; cover: number }): void {
    const known = this.#open.get(track);
    const closest = known && known.closestCover >= cover ? known : { closestFrame: frame, closestCover: cover };
    this.#open.set(track, {
      partners: (known?.partners ?? new Set()).add(partner.tracklet),
      closestFrame: closest.closestFrame,
      closestCover: closest.closestCover,
      lastFrame: frame,
    });
  }
}
