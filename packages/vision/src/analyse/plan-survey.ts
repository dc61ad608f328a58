/** Frames to look at, in runs that each begin at a keyframe. */
export interface SurveyRun {
  fromFrame: number;
  /** Wanted ones, in order; the first is `fromFrame`. */
  frames: number[];
}

/** Enough for a person's usual face and texture, when the clip is long enough to pay for them. */
const samplesMax = 24;
const samplesMin = 8;
/** One sample for so many frames keeps the survey under a fifteenth of what following costs. */
const framesPerSample = 16;
/** Frames may have to be decoded to get at the wanted ones: no more than this share of the clip. */
const decodedShareMax = 0.25;
/** Closer samples show the same face again, further ones cost too much decoding. */
const spacingMax = 8;

/**
 * Which frames to look at before a single pass, spread over the clip as far as keyframes allow: only they can be had
 * without decoding others.
 */
export function planSurvey({ frames, keyframes }: { frames: number; keyframes: readonly number[] }): SurveyRun[] {
  const wanted = Math.min(frames, samplesMax, Math.max(samplesMin, Math.floor(frames / framesPerSample)));
  const starts = spread(keyframes.length > 0 ? keyframes : [0], wanted);
  const decodedMax = Math.max(wanted, Math.floor(frames * decodedShareMax));
  const spacing = Math.max(1, Math.min(spacingMax, Math.floor(decodedMax / wanted)));
  return starts.map((fromFrame, i) => {
    const end = starts[i + 1] ?? frames;
    const count = Math.floor(((i + 1) * wanted) / starts.length) - Math.floor((i * wanted) / starts.length);
    const run = Array.from({ length: count }, (_, k) => fromFrame + k * spacing).filter((frame) => frame < end);
    return { fromFrame, frames: run };
  });
}

function spread(items: readonly number[], count: number): number[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}
