import type { ContentScores } from './content-networks.ts';
import { logOddsOf } from './look-at-content.ts';
import { screenThresholds } from './thresholds.ts';

/** A frame that speaks for a reason. An image has the frame 0. */
export interface ContentMoment {
  frame: number;
  seconds: number;
  first: ContentScores;
  second: ContentScores;
}

/** One look of a video, in time. `strength` is undefined where the networks did not agree. */
export interface WeighedLook {
  shot: number;
  seconds: number;
  strength: number | undefined;
  moment: ContentMoment | undefined;
}

/**
 * The log-odds that a stretch must reach. The more looks a clip had the more often chance alone gives any, so it rises
 * with their number: an hour is no likelier to be held than a minute of it.
 */
export function strengthNeeded(looks: number): number {
  const { strengthFor, looksFree, strengthPerLooks } = screenThresholds;
  return logOddsOf(strengthFor) + strengthPerLooks * Math.log(Math.max(1, looks / looksFree));
}

/** The moments of every stretch that holds, the strongest stretch first, in time within it. */
export function heldMoments(looks: readonly WeighedLook[]): ContentMoment[] {
  const needed = strengthNeeded(looks.length);
  return stretchesOf(looks)
    .map((stretch) => ({ stretch, strength: strengthOf(stretch) }))
    .filter(({ strength }) => strength >= needed)
    .toSorted((a, b) => b.strength - a.strength)
    .flatMap(({ stretch }) => stretch.flatMap(({ moment }) => moment ?? []));
}

/** Looks of one shot from one on which the networks agreed to another, with no long silence between two such. */
function stretchesOf(looks: readonly WeighedLook[]): WeighedLook[][] {
  const stretches: WeighedLook[][] = [];
  let between: WeighedLook[] = [];
  let last: WeighedLook | undefined;
  for (const look of looks) {
    if (look.strength === undefined) {
      between.push(look);
      continue;
    }
    const belongs = last?.shot === look.shot && look.seconds - last.seconds <= screenThresholds.stretchSeconds;
    if (belongs) stretches.at(-1)!.push(...between, look);
    else stretches.push([look]);
    between = [];
    last = look;
  }
  return stretches;
}

/**
 * How much a stretch proves: the middle of its strengths times the square root of how many looks were far enough apart
 * to be of different pictures. One look proves nothing, nor does a stretch in which the networks mostly disagreed.
 */
function strengthOf(stretch: readonly WeighedLook[]): number {
  const strengths = stretch.flatMap(({ strength }) => strength ?? []).toSorted((a, b) => a - b);
  if (strengths.length < screenThresholds.agreedLooks || 2 * strengths.length < stretch.length) return 0;
  const seconds = stretch.at(-1)!.seconds - stretch[0]!.seconds;
  const different = Math.min(screenThresholds.differentLooksMax, 1 + seconds / screenThresholds.differentSeconds);
  return strengths[(strengths.length - 1) >> 1]! * Math.sqrt(different);
}
