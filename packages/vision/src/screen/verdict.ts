import { sexualOf } from './content-networks.ts';
import { heldMoments, type ContentMoment, type WeighedLook } from './evidence.ts';
import type { ContentLook } from './look-at-content.ts';
import { screenThresholds } from './thresholds.ts';

export interface AgeMoment {
  frame: number;
  seconds: number;
  /** Years by one network, probability of being under 20 by another. Neither is reliable. */
  age: number;
  under20: number;
}

export type ReviewReason =
  | { code: 'content.perhaps_sexual'; moments: ContentMoment[] }
  | { code: 'content.perhaps_minor'; moments: AgeMoment[] };

/** What was seen, whatever the verdict. */
export interface Seen {
  frames: number;
  /**
   * Frames, or views of an image, that the first network looked at, and how many of these the second was asked about.
   */
  looked: number;
  asked: number;
  /** The highest of any look. */
  scores: { sexual: number; sexy: number; secondSexual: number | undefined };
}

/** `pass` lets on, `review` waits for staff, `refuse` is final for this file. */
export type ScreenVerdict = { seen: Seen } & (
  | { verdict: 'pass' }
  | { verdict: 'review'; code: ReviewReason['code']; reasons: ReviewReason[] }
  | { verdict: 'refuse'; code: 'content.sexual'; moments: ContentMoment[] }
);

/**
 * More than staff will click through; the count is in `seen`. From so many on they are a sample, from the first to the
 * last.
 */
const momentsMax = 24;

/** Collects looks and turns them into a verdict. */
export class Findings {
  readonly #looks: WeighedLook[] = [];
  readonly #certain: ContentMoment[] = [];
  readonly #undoubted: ContentMoment[] = [];
  readonly #seen = { looked: 0, asked: 0, sexual: 0, sexy: 0, secondSexual: undefined as number | undefined };

  add({ frame, seconds, shot }: { frame: number; seconds: number; shot: number }, look: ContentLook): void {
    const { first, second } = look;
    const seen = this.#seen;
    seen.looked++;
    seen.sexual = Math.max(seen.sexual, sexualOf(first));
    seen.sexy = Math.max(seen.sexy, first.sexy);
    const moment = second && { frame, seconds, first, second };
    this.#looks.push({
      shot,
      seconds,
      ...('strength' in look ? { strength: look.strength, moment } : { strength: undefined, moment: undefined }),
    });
    if (!second) return;
    seen.asked++;
    seen.secondSexual = Math.max(seen.secondSexual ?? 0, sexualOf(second));
    if (look.outcome === 'certain' || look.outcome === 'undoubted') this.#certain.push(moment!);
    if (look.outcome === 'undoubted') this.#undoubted.push(moment!);
  }

  /** A clear picture is still there: it weighs like a look, and no network looked. */
  addUnchanged({ seconds, shot }: { seconds: number; shot: number }): void {
    this.#looks.push({ shot, seconds, strength: undefined, moment: undefined });
  }

  /** Nothing that follows can change a refusal. */
  get isRefused(): boolean {
    return this.#undoubted.length >= screenThresholds.undoubtedLooks;
  }

  finish({ frames, young }: { frames: number; young: readonly AgeMoment[] }): ScreenVerdict {
    const { looked, asked, sexual, sexy, secondSexual } = this.#seen;
    const seen = { frames, looked, asked, scores: { sexual, sexy, secondSexual } };
    if (this.isRefused) return { verdict: 'refuse', code: 'content.sexual', moments: sampleOf(this.#undoubted), seen };
    const reasons: ReviewReason[] = [];
    const held = [...new Set([...this.#certain, ...heldMoments(this.#looks)])];
    if (held.length > 0) reasons.push({ code: 'content.perhaps_sexual', moments: sampleOf(held) });
    if (young.length > 0) reasons.push({ code: 'content.perhaps_minor', moments: sampleOf(young) });
    const [gravest] = reasons;
    return gravest ? { verdict: 'review', code: gravest.code, reasons, seen } : { verdict: 'pass', seen };
  }
}

/**
 * In time. Spread over all of them: who cuts the doubted moments out, or looks at them, must not see the first seconds
 * only.
 */
function sampleOf<Moment extends { seconds: number }>(moments: readonly Moment[]): Moment[] {
  const inTime = moments.toSorted((a, b) => a.seconds - b.seconds);
  if (inTime.length <= momentsMax) return inTime;
  return Array.from(
    { length: momentsMax },
    (_, i) => inTime[Math.round((i * (inTime.length - 1)) / (momentsMax - 1))]!,
  );
}
