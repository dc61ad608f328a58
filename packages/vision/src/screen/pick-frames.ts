import { changeBetween, type Change, type ColourThumbnail } from './colour-thumbnail.ts';
import { screenThresholds } from './thresholds.ts';

/** Why a frame is looked at: the picture jumped, one before it was doubtful, or it is simply time. */
export type PickReason = 'jump' | 'close' | 'due';

export interface Pick {
  reason: PickReason;
  /** Counts cuts, whether or not they were looked at: frames of different shots are different evidence. */
  shot: number;
  thumbnail: ColourThumbnail;
}

type UsualChange = Omit<Change, 'most'>;

/** How soon the next look is: at the next frame, within a tenth of a second, or when it is due. */
export type Pace = 'at once' | 'closely' | 'usually';

/**
 * Chooses the frames of a video to look at, from a cheap measure on every frame. A look is due every 0.4 s whatever
 * that measure says, so nothing that lasts half a second passes. A jump is looked at at once, as far as a budget of 3
 * looks a second goes: it is a change that is large for this clip, so a shaking camera is none.
 */
export class FramePicker {
  readonly #budget = new LookBudget();
  #previous: ColourThumbnail | undefined;
  #usual: UsualChange = { levels: 0, cells: 0 };
  #looked: ColourThumbnail[] = [];
  #lookedAt = -Infinity;
  #pace: Pace = 'usually';
  #shot = 0;

  /** Frames in order, in seconds. A frame that is picked has to be looked at. */
  pick(seconds: number, thumbnail: ColourThumbnail): Pick | undefined {
    const change = this.#previous && changeBetween(this.#previous, thumbnail);
    const isJump =
      change !== undefined &&
      this.#isUnusual(change) &&
      this.#looked.every((known) => isOther(changeBetween(known, thumbnail)));
    if (isJump && change.cells >= screenThresholds.cutCells) this.#shot++;
    if (change) this.#usual = mixed(this.#usual, change);
    this.#previous = thumbnail;
    this.#budget.advance(seconds);
    const reason = this.#reasonFor({ since: seconds - this.#lookedAt, isJump });
    if (!reason) return undefined;
    this.#remember(thumbnail, seconds);
    if (reason !== 'close') this.#budget.spend();
    return { reason, shot: this.#shot, thumbnail };
  }

  /** What the look found decides how soon the next one is. */
  watch(pace: Pace): void {
    this.#pace = pace;
  }

  #reasonFor({ since, isJump }: { since: number; isJump: boolean }): PickReason | undefined {
    const { calmSeconds, closeSeconds, nextFrameSeconds } = screenThresholds;
    if (since >= calmSeconds - clockSlack) return 'due';
    if (isJump && this.#budget.hasOne) return 'jump';
    if (this.#pace === 'usually') return undefined;
    return since >= (this.#pace === 'closely' ? closeSeconds : nextFrameSeconds) - clockSlack ? 'close' : undefined;
  }

  #isUnusual({ levels, cells }: UsualChange): boolean {
    const { jumpLevels, changedCells, jumpOverUsual } = screenThresholds;
    return (
      levels >= Math.max(jumpLevels, jumpOverUsual * this.#usual.levels) ||
      cells >= Math.max(changedCells, jumpOverUsual * this.#usual.cells)
    );
  }

  #remember(thumbnail: ColourThumbnail, seconds: number): void {
    this.#lookedAt = seconds;
    this.#looked = [...this.#looked.slice(1 - screenThresholds.rememberedPictures), thumbnail];
  }
}

/** Times of frames are sums of fractions. */
const clockSlack = 1e-6;

/**
 * A running mean in which no single change counts for much: a cut must not hide the next one, but the frames of a
 * shaking clip do become usual.
 */
function mixed(usual: UsualChange, change: UsualChange): UsualChange {
  const { usualShare, usualChangeMax } = screenThresholds;
  const mix = (old: number, now: number, most: number) => old + usualShare * (Math.min(now, most) - old);
  return {
    levels: mix(usual.levels, change.levels, usualChangeMax.levels),
    cells: mix(usual.cells, change.cells, usualChangeMax.cells),
  };
}

/** Whether two thumbnails show different pictures. */
export const isOther = ({ levels, cells }: UsualChange): boolean =>
  levels >= screenThresholds.jumpLevels || cells >= screenThresholds.changedCells;

/** Looks that may still be spent: so many a second, of which a few can be saved for a lively moment. */
class LookBudget {
  #looks: number = screenThresholds.looksAtStart;
  #at: number | undefined;

  get hasOne(): boolean {
    return this.#looks >= 1;
  }

  advance(seconds: number): void {
    const { looksPerSecond, looksSaved } = screenThresholds;
    this.#looks = Math.min(looksSaved, this.#looks + looksPerSecond * Math.max(0, seconds - (this.#at ?? seconds)));
    this.#at = seconds;
  }

  spend(): void {
    this.#looks--;
  }
}
