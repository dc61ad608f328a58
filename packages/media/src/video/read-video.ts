import { type Damage, decodeRange } from './decode-range.ts';
import type { Smoothing } from './frame-decoder.ts';
import { FrameQueue } from './frame-queue.ts';
import { benchLimits } from './limits.ts';
import { type Video, openVideo } from './open-video.ts';
import type { VideoFrame } from './video-frame.ts';

export interface ReadOptions {
  /** Number of the first frame wanted. */
  fromFrame?: number | undefined;
  /** Number of the first frame no longer wanted. */
  toFrame?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Threads of the decoder. */
  threads?: number | undefined;
  /** Frames decoded in advance, while JavaScript works on an earlier one. */
  readAhead?: number | undefined;
  /** For who looks at pictures and does not show them: see `Smoothing`. */
  smoothing?: Smoothing | undefined;
  /** Told at the end what was not as it should be. */
  onDamage?: ((damage: Damage) => void) | undefined;
}

/**
 * The frames of a video in presentation order, numbered by its timeline. They are decoded ahead of the reader; each is
 * the reader's to release. Leaving the loop stops the decoder and frees what it had ready.
 */
export async function* readVideo(
  source: string | Video,
  options: ReadOptions = {},
): AsyncGenerator<VideoFrame, void, undefined> {
  const video = typeof source === 'string' ? await openVideo(source, benchLimits, options.signal) : source;
  const {
    fromFrame = 0,
    toFrame = Infinity,
    signal,
    threads = 1,
    readAhead = 4,
    smoothing = 'all',
    onDamage,
  } = options;
  const range = { first: fromFrame, end: Math.min(toFrame, video.timeline.pts.length) };
  const queue = new FrameQueue<VideoFrame>(readAhead);
  const reading = fill(queue, decodeRange(video, range, { signal, threads, smoothing, onDamage }));
  try {
    for (let frame = await queue.take(); frame; frame = await queue.take()) yield frame;
  } finally {
    for (const frame of queue.stop()) frame.release();
    await reading;
  }
}

async function fill(queue: FrameQueue<VideoFrame>, frames: AsyncGenerator<VideoFrame>): Promise<void> {
  try {
    for await (const frame of frames) {
      if (await queue.give(frame)) continue;
      frame.release();
      break;
    }
    queue.end();
  } catch (cause) {
    queue.fail(cause);
  }
}
