import { type ScreenReason, videoLimits } from '@semblante/contracts';
import type { StoredStretch } from '@semblante/db/schema';
import type { LatestCase } from '../review/index.ts';
import type { VideoRow } from './video.queries.ts';

/**
 * On both sides of a doubted moment. The looks beside it, 0.4 s away, saw nothing; at faces it is looked every two
 * seconds where nobody was in doubt.
 */
const marginSeconds: Record<ScreenReason, number> = { sexual_content: 0.5, apparent_minor: 2 };
/** Doubted moments nearer than this are of one stretch. */
const joinSeconds = 3;
/**
 * From so many on the engine tells a sample of the moments (`screen/verdict.ts`): what lies between two of them was
 * doubted too.
 */
const sampledFrom = 24;
/** A shorter piece between two stretches would only flash by. */
const pieceSecondsMin = 0.5;

export interface LeftWithoutDoubt {
  stretches: StoredStretch[];
  /** Of what is left. */
  seconds: number;
}

/**
 * What to leave out of a held video so that nothing doubted is in it; undefined where too little would be left, or
 * nobody knows which moments they were.
 */
export function leftWithoutDoubt(
  { state, purpose, probe, sourceKey }: Pick<VideoRow, 'state' | 'purpose' | 'probe' | 'sourceKey'>,
  found: Pick<LatestCase, 'state' | 'source' | 'reason' | 'moments'> | undefined,
): LeftWithoutDoubt | undefined {
  if (state !== 'held' || purpose !== 'video' || !probe || !sourceKey) return undefined;
  if (found?.state !== 'open' || found.source !== 'screen' || found.moments.length === 0) return undefined;
  const margin = found.reason === 'apparent_minor' ? marginSeconds.apparent_minor : marginSeconds.sexual_content;
  const stretches = withoutCrumbs(stretchesOf(found.moments, margin), probe.seconds);
  const seconds = probe.seconds - stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  return seconds >= videoLimits.secondsLeftMin ? { stretches, seconds } : undefined;
}

function stretchesOf(moments: readonly number[], margin: number): StoredStretch[] {
  const inTime = moments.toSorted((a, b) => a - b);
  const join = Math.max(joinSeconds, inTime.length >= sampledFrom ? 2 * middleGap(inTime) : 0);
  const stretches: StoredStretch[] = [];
  for (const moment of inTime) {
    const last = stretches.at(-1);
    if (last && moment - last.to <= join) last.to = moment;
    else stretches.push({ from: moment, to: moment });
  }
  return stretches.map(({ from, to }) => ({ from: Math.max(0, from - margin), to: to + margin }));
}

function middleGap(moments: readonly number[]): number {
  const gaps = moments
    .slice(1)
    .map((moment, i) => moment - (moments[i] ?? moment))
    .toSorted((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}

/** Within the video, and taking what is too short to be watched with them. */
function withoutCrumbs(stretches: readonly StoredStretch[], seconds: number): StoredStretch[] {
  const left: StoredStretch[] = [];
  for (const { from, to } of stretches) {
    const last = left.at(-1);
    const isNear = from - (last?.to ?? 0) < pieceSecondsMin;
    const end = seconds - to < pieceSecondsMin ? seconds : to;
    if (last && isNear) last.to = Math.max(last.to, end);
    else left.push({ from: isNear ? 0 : from, to: end });
  }
  return left;
}
