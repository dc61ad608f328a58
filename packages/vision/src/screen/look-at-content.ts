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
 * `agreed`: both networks see it, in the whole view and nearer. `certain`: both are sure of the whole. `undoubted`:
 * over all views too, turned ones among them, and both see it in each.
 */
type Weighty = 'agreed' | 'certain' | 'undoubted';

/**
 * `clear`: the first network saw nothing. `doubted`: it did, but the two do not agree. `strength` is how sure, as
 * log-odds, over all views and both networks.
 */
export type ContentLook =
  | { outcome: 'clear'; first: ContentScores; second: undefined }
  | { outcome: 'doubted'; first: ContentScores; second: ContentScores }
  | { outcome: Weighty; first: ContentScores; second: ContentScores; strength: number };

export interface LookOptions {
  picture: YuvPicture;
  /** The others are looked at only where both networks see something in the first. */
  views: readonly [Region, ...Region[]];
  /** The same turned: looked at only where both networks are sure, to tell whether a person must look first. */
  turned: readonly Region[];
  /** Whether what the first network sees was seen before, in the same picture, and not shared by the second. */
  wasCleared?: ((first: ContentScores) => boolean) | undefined;
}

/**
 * Asks the quick network, the better one only where the quick one is not at ease, both again from nearer before
 * anything counts, and with the picture turned before anything is refused.
 */
export async function lookAtContent(
  networks: ContentNetworks,
  { picture, views: [whole, ...others], turned, wasCleared }: LookOptions,
): Promise<ContentLook> {
  const first = await networks.first(picture, whole);
  const isAtEase = sexualOf(first) < screenThresholds.firstSexual && first.sexy < screenThresholds.firstSexy;
  if (isAtEase || wasCleared?.(first)) return { outcome: 'clear', first, second: undefined };
  const second = await networks.second(picture, whole);
  if (sexualOf(second) < screenThresholds.secondSexual) return { outcome: 'doubted', first, second };
  const opinionOf = async (region: Region): Promise<Opinions> => ({
    first: await networks.first(picture, region),
    second: await networks.second(picture, region),
  });
  const upright: Opinions[] = [{ first, second }];
  for (const region of others) upright.push(await opinionOf(region));
  const judged = judge(upright);
  if (judged.outcome !== 'undoubted') return { ...judged, first, second };
  const around: Opinions[] = [];
  for (const region of turned) around.push(await opinionOf(region));
  return { ...judge(upright, around), first, second };
}

/**
 * What views of one picture come to together. Whether something is held goes by the upright ones alone; turned ones can
 * only leave to a person what would be refused.
 */
export function judge(
  upright: readonly Opinions[],
  turned: readonly Opinions[] = [],
): { outcome: 'doubted' } | { outcome: Weighty; strength: number } {
  const { firstSexual, secondSexual, certainSexual } = screenThresholds;
  const [first, second] = [meanOf(upright, firstOf), meanOf(upright, secondOf)];
  const strength = (first + second) / 2;
  const [whole] = upright;
  if (whole && Math.min(sexualOf(whole.first), sexualOf(whole.second)) >= certainSexual) {
    const all = [...upright, ...turned];
    const least = Math.min(first, second, meanOf(all, firstOf), meanOf(all, secondOf));
    const isUndoubted = least >= logOddsOf(certainSexual) && all.every(isShared);
    return { outcome: isUndoubted ? 'undoubted' : 'certain', strength: Math.max(strength, logOddsOf(certainSexual)) };
  }
  const isAgreed = first >= logOddsOf(firstSexual) && second >= logOddsOf(secondSexual) && strength > 0;
  return isAgreed ? { outcome: 'agreed', strength } : { outcome: 'doubted' };
}

const firstOf = ({ first }: Opinions): number => logOddsOf(alarmOf(first));
const secondOf = ({ second }: Opinions): number => logOddsOf(sexualOf(second));

/** Both networks see it in this view. */
const isShared = ({ first, second }: Opinions): boolean =>
  alarmOf(first) >= screenThresholds.firstSexual && sexualOf(second) >= screenThresholds.secondSexual;

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

/**
 * The same turned by half of what the networks were taught with (30 degrees either way, and in a mirror): an answer
 * that depends on how a hand is held is none.
 */
export function turnedView(view: Region, direction: 1 | -1): Region {
  return { ...view, angle: view.angle + (direction * screenThresholds.turnDegrees * Math.PI) / 180 };
}

export const mirroredView = (view: Region): Region => ({ ...view, isMirrored: true });
