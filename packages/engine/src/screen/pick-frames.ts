import type { YuvPicture } from '../picture/yuv-picture.ts';
import { changeBetween, colourThumbnail, type Change, type ColourThumbnail } from './colour-thumbnail.ts';
import { screenThresholds } from './thresholds.ts';

/** Why a frame is looked at: the picture jumped, it drifted away from the last one looked at, one before it was doubtful, or it is simply time. */
export type PickReason = 'jump' | 'drift' | 'close' | 'due';

/**
 * Chooses the frames of a video to look at, from a cheap measure on every frame. What differs from everything looked at lately is looked at;
 * what does not is looked at more than twice a second all the same. So nothing that lasts half a second passes.
 */
export class FramePicker {
  #previous: ColourThumbnail | undefined;
  #looked: ColourThumbnail[] = [];
  #lookedAt = -Infinity;
  #isClose = false;

  /** Frames in order, in seconds. A frame with a reason has to be looked at. */
  pick(seconds: number, picture: YuvPicture): PickReason | undefined {
    const thumbnail = colourThumbnail(picture);
    const reason = this.#reasonFor(thumbnail, seconds - this.#lookedAt);
    this.#previous = thumbnail;
    if (reason) this.#remember(thumbnail, seconds);
    return reason;
  }

  /** What the look found decides how soon the next one is. */
  watch(next: 'closely' | 'usually'): void {
    this.#isClose = next === 'closely';
  }

  #reasonFor(thumbnail: ColourThumbnail, since: number): PickReason | undefined {
    const { jumpSeconds, driftSeconds, closeSeconds, calmSeconds, driftLevels } = screenThresholds;
    if (since >= jumpSeconds && this.#hasJumped(thumbnail)) return 'jump';
    const last = this.#looked.at(-1);
    if (since >= driftSeconds && last && isChange(changeBetween(last, thumbnail), driftLevels)) return 'drift';
    if (this.#isClose && since >= closeSeconds) return 'close';
    return since >= calmSeconds ? 'due' : undefined;
  }

  #hasJumped(thumbnail: ColourThumbnail): boolean {
    if (!this.#previous) return true;
    const { jumpLevels } = screenThresholds;
    if (!isChange(changeBetween(this.#previous, thumbnail), jumpLevels)) return false;
    return this.#looked.every((known) => isChange(changeBetween(known, thumbnail), jumpLevels));
  }

  #remember(thumbnail: ColourThumbnail, seconds: number): void {
    this.#lookedAt = seconds;
    this.#looked = [...this.#looked.slice(1 - screenThresholds.rememberedPictures), thumbnail];
  }
}

const isChange = ({ levels, cells }: Change, levelsMin: number) => levels >= levelsMin || cells >= screenThresholds.changedCells;
