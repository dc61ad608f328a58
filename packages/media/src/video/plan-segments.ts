import { EngineError } from '../engine-error.ts';
import type { FrameRange } from './decode-range.ts';
import type { Video } from './open-video.ts';
import { firstFrameFrom } from './timeline.ts';

export interface Trim {
  fromSeconds?: number | undefined;
  toSeconds?: number | undefined;
}

/**
 * About ten seconds: short enough that a killed worker loses little, long enough that starting decoder and encoder
 * costs no more than 1 %.
 */
export const defaultFramesPerSegment = 300;

/** The frames that a trim keeps: those that start in it. */
export function trimmedRange(
  { timeline }: Video,
  { fromSeconds = -Infinity, toSeconds = Infinity }: Trim = {},
): FrameRange {
  const ticksPerSecond = timeline.timeBase.den / timeline.timeBase.num;
  const range = {
    first: firstFrameFrom(timeline.pts, Math.round(fromSeconds * ticksPerSecond)),
    end: firstFrameFrom(timeline.pts, Math.round(toSeconds * ticksPerSecond)),
  };
  if (range.first >= range.end) throw new EngineError('engine.input_invalid', { reason: 'the trim keeps no frame' });
  return range;
}

/**
 * Cuts the wanted frames at the source's own keyframes, so that no segment has to decode frames that it does not
 * render.
 */
export function planSegments(
  video: Video,
  {
    framesPerSegment = defaultFramesPerSegment,
    range = trimmedRange(video),
  }: { framesPerSegment?: number; range?: FrameRange } = {},
): FrameRange[] {
  const { timeline } = video;
  const cuts = [range.first];
  for (const { pts } of timeline.keyframes) {
    const frame = firstFrameFrom(timeline.pts, pts);
    const isFarEnough = frame - cuts.at(-1)! >= framesPerSegment;
    // A last piece of half a segment is better done with the one before.
    if (isFarEnough && range.end - frame >= framesPerSegment / 2) cuts.push(frame);
  }
  return cuts.map((first, i) => ({ first, end: cuts[i + 1] ?? range.end }));
}
