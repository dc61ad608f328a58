import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError, type StageProgress } from '@semblante/media';
import {
  type AudioPiece,
  type FrameRange,
  encodeSegment,
  writeJoined,
  openAudioPieces,
  type Video,
  endOf,
  firstFrameFrom,
  frameDuration,
  secondsOf,
  type Timeline,
} from '@semblante/media/video';

export interface Stretch {
  from: number;
  to: number;
}

export interface LeaveOutJob {
  /** In seconds. A frame that is shown at any moment of one of them is gone. */
  stretches: readonly Stretch[];
  out: string;
  /** For the pieces, until they are joined. */
  scratch: string;
  onProgress?: ((progress: StageProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface Shortened {
  seconds: number;
  frames: number;
  bytes: number;
}

/** What is made is swapped and encoded once more: finer than a result, which is not. */
const settings = { preset: 'veryfast', crf: 17, threads: 2 } as const;

/** The same video without some stretches: every other frame stays, as long as it was shown, with its sound. */
export async function leaveOut(
  video: Video,
  { stretches, out, scratch, onProgress, signal }: LeaveOutJob,
): Promise<Shortened> {
  const kept = keptRanges(video.timeline, stretches);
  const frames = kept.reduce((sum, { first, end }) => sum + end - first, 0);
  if (frames === 0) throw new EngineError('engine.input_invalid', { reason: 'nothing would be left' });
  let done = 0;
  const onFrame = () => onProgress?.({ stage: 'render', done: ++done, total: frames });
  const segments: string[] = [];
  for (const [number, range] of kept.entries()) {
    const file = join(scratch, `piece-${number}.segment`);
    await encodeSegment({ video, range, file, settings, onFrame, signal });
    segments.push(file);
  }
  const pieces = kept.map((range) => ticksOf(video.timeline, range));
  const starts = pieces.map((_, number) => pieces.slice(0, number).reduce((sum, { from, to }) => sum + to - from, 0));
  const audio = await openAudioPieces(
    video,
    pieces.map((piece, number) => heardOf(video.timeline, { piece, range: kept[number]! })),
  );
  const lastDuration = frameDuration(video.timeline, kept.at(-1)!.end - 1);
  await writeJoined({
    video,
    segments,
    shownAt: (pts, number) => pts - pieces[number]!.from + starts[number]!,
    lastDuration,
    audio,
    out,
    signal,
  });
  onProgress?.({ stage: 'join', done: 1, total: 1 });
  const length = starts.at(-1)! + pieces.at(-1)!.to - pieces.at(-1)!.from;
  return { seconds: secondsOf(length, video.timeline.timeBase), frames, bytes: (await stat(out)).size };
}

/** The frames that are shown at no moment of any stretch, in runs. */
export function keptRanges(timeline: Timeline, stretches: readonly Stretch[]): FrameRange[] {
  const { pts, timeBase } = timeline;
  const ticks = (seconds: number) => (seconds * timeBase.den) / timeBase.num;
  const kept: FrameRange[] = [];
  let first = 0;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const end = frameShownAt(timeline, ticks(from));
    if (end > first) kept.push({ first, end });
    first = Math.max(first, firstFrameFrom(pts, ticks(to)));
  }
  if (first < pts.length) kept.push({ first, end: pts.length });
  return kept;
}

/** Behind the last frame's end it is the number of frames. */
function frameShownAt(timeline: Timeline, time: number): number {
  if (time >= endOf(timeline)) return timeline.pts.length;
  const next = firstFrameFrom(timeline.pts, time);
  return timeline.pts[next] === time ? next : Math.max(0, next - 1);
}

function ticksOf(timeline: Timeline, { first, end }: FrameRange): { from: number; to: number } {
  return {
    from: first === 0 ? Math.min(0, timeline.pts[0]!) : timeline.pts[first]!,
    to: timeline.pts[end] ?? endOf(timeline),
  };
}

function heardOf(
  { pts, timeBase }: Timeline,
  { piece, range }: { piece: { from: number; to: number }; range: FrameRange },
): AudioPiece {
  return {
    fromSeconds: secondsOf(piece.from, timeBase),
    toSeconds: range.end < pts.length ? secondsOf(piece.to, timeBase) : Infinity,
  };
}
