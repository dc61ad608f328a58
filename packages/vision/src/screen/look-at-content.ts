import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from '../networks/index.ts';
import { sexualOf, type ContentNetworks, type ContentScores } from './content-networks.ts';
import { screenThresholds } from './thresholds.ts';

/** One network's opinion each, of one view. */
export interface Opinions {
  first: ContentScores;
  second: ContentScores;
}

/**
 * `clear`: the first network saw nothing. `doubted`: it did, but the two do not agree. `agreed`: both see it, in the
 * whole view and nearer. `certain`: both are sure. `strength` is how sure, as log-odds, over all views and both
 * networks.
 */
export type ContentLook =
  | { outcome: 'clear'; first: ContentScores; second: undefined }
  | { outcome: 'doubted'; first: ContentScores; second: ContentScores }
  | { outcome: 'agreed' | 'certain'; first: ContentScores; second: ContentScores; strength: number };

export interface LookOptions {
  picture: YuvPicture;
  /** The whole picture first; the others are looked at only where both networks see something in it. */
  views: readonly [Region, ...Region[]];
  /** Whether what the first network sees was seen before, in the same picture, and not shared by the second. */
  wasCleared?: ((first: ContentScores) => boolean) | undefined;
}

/**
 * Asks the quick network, the better one only where the quick one is not at ease, and both again from nearer before
 * anything counts.
 */
export async function lookAtContent(
  networks: ContentNetworks,
  { picture, views: [whole, ...nearer], wasCleared }: LookOptions,
): Promise<ContentLook> {
  const first = await networks.first(picture, whole);
  const isAtEase = sexualOf(first) < screenThresholds.firstSexual && first.sexy < screenThresholds.firstSexy;
  if (isAtEase || wasCleared?.(first)) return { outcome: 'clear', first, second: undefined };
  const second = await networks.second(picture, whole);
  if (sexualOf(second) < screenThresholds.secondSexual) return { outcome: 'doubted', first, second };
  const opinions: Opinions[] = [{ first, second }];
  for (const region of nearer)
    opinions.push({ first: await networks.first(picture, region), second: await networks.second(picture, region) });
  return { ...judge(opinions), first, second };
}

/** What views of one picture come to together. */
export function judge(
  opinions: readonly Opinions[],
): { outcome: 'doubted' } | { outcome: 'agreed' | 'certain'; strength: number } {
  const { firstSexual, secondSexual, certainSexual } = screenThresholds;
  const first = meanOf(opinions, (each) => logOddsOf(alarmOf(each.first)));
  const second = meanOf(opinions, (each) => logOddsOf(sexualOf(each.second)));
  const strength = (first + second) / 2;
  const [whole] = opinions;
  if (whole && Math.min(sexualOf(whole.first), sexualOf(whole.second)) >= certainSexual)
    return { outcome: 'certain', strength: Math.max(strength, logOddsOf(certainSexual)) };
  const isAgreed = first >= logOddsOf(firstSexual) && second >= logOddsOf(secondSexual) && strength > 0;
  return isAgreed ? { outcome: 'agreed', strength } : { outcome: 'doubted' };
}

/**
 * The quick network often calls Sexy what the better one calls Porn. Half of it counts, and alone it is nothing: the
 * better one has to see more.
 */
const alarmOf = (scores: ContentScores): number => sexualOf(scores) + scores.sexy / 2;

/** No single answer counts for more than this: a network that says 0.9999 is not as sure as that. */
const logOddsMax = 4;

export function logOddsOf(probability: number): number {
  return Math.max(-logOddsMax, Math.min(logOddsMax, Math.log(probability / (1 - probability))));
}

const meanOf = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((sum, item) => sum + value(item), 0) / list.length;

interface Displayed {
  picture: { width: number; height: number };
  /** Degrees clockwise that the picture is turned by when it is shown. */
  rotation: number;
}

/** The whole picture, upright, in the smallest square that holds it. */
export function wholeView({ picture: { width, height }, rotation }: Displayed): Region {
  return { cx: width / 2, cy: height / 2, size: Math.max(width, height), angle: (-rotation * Math.PI) / 180 };
}

/** Nearer: what is really there is still there without the edges. */
export function nearerView(displayed: Displayed): Region {
  const whole = wholeView(displayed);
  return { ...whole, size: whole.size * screenThresholds.nearerShare };
}
