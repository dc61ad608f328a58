import { EngineError } from '../engine-error.ts';
import { AV_FRAME_FLAG_CORRUPT, type Frame, Packet } from './av.ts';
import { FrameConverter } from './frame-converter.ts';
import { FrameDecoder, type Smoothing } from './frame-decoder.ts';
import { FramePool } from './frame-pool.ts';
import type { Video } from './open-video.ts';
import { SourceFile } from './source-file.ts';
import { type Keyframe, dtsOf, frameDuration, frameIndexAt, keyframeAtOrBefore } from './timeline.ts';
import { VideoFrame } from './video-frame.ts';

/** Numbers of frames: the first one wanted and the first one no longer wanted. */
export interface FrameRange {
  first: number;
  end: number;
}

export interface Damage {
  /** Frames that were promised and never came. */
  lost: number;
  /** Frames that came with parts made up by the decoder. */
  patched: number;
}

interface DecodeOptions {
  signal: AbortSignal | undefined;
  threads: number;
  smoothing: Smoothing;
  onDamage: ((damage: Damage) => void) | undefined;
}

/**
 * Losing more than this is no longer the clip that was uploaded. Low enough for a bad second, high enough for a stream
 * whose packets are not all frames.
 */
const lostShareMax = 0.5;
const lostAlwaysAllowed = 12;

export async function* decodeRange(
  video: Video,
  range: FrameRange,
  options: DecodeOptions,
): AsyncGenerator<VideoFrame, void, undefined> {
  const wanted = range.end - range.first;
  if (range.first < 0 || !(wanted > 0))
    throw new EngineError('engine.input_invalid', { reason: 'no such frames', first: range.first, end: range.end });
  const pass = new DecodePass(video, range, options);
  let frames = 0;
  try {
    for (const [attempt, start] of startsBefore(video, range).entries()) {
      for await (const frame of pass.from(start)) {
        // A keyframe that leans on frames before it does not decode from itself: then it is done again from the very
        // start.
        if (attempt === 0 && frames === 0 && frame.index > range.first && start !== video.timeline.keyframes[0]) {
          frame.release();
          break;
        }
        frames++;
        yield frame;
      }
      if (frames > 0) break;
    }
  } finally {
    pass.close();
  }
  const lost = wanted - frames;
  if (frames === 0 || lost > Math.max(lostAlwaysAllowed, wanted * lostShareMax))
    throw new EngineError('media.damaged', { lostFrames: lost, frames: wanted });
  options.onDamage?.({ lost, patched: pass.patched });
}

function startsBefore({ timeline }: Video, { first }: FrameRange): (Keyframe | undefined)[] {
  const nearest = keyframeAtOrBefore(timeline, timeline.pts[first]!);
  return nearest === timeline.keyframes[0] ? [nearest] : [nearest, timeline.keyframes[0]];
}

class DecodePass {
  readonly #video: Video;
  readonly #range: FrameRange;
  readonly #options: DecodeOptions;
  /**
   * The deinterlacer looks one frame to both sides, so those are decoded too and thrown away: a frame is the same in
   * every range.
   */
  readonly #margin: 0 | 1;
  readonly #pool = new FramePool();
  #lastIndex = -1;
  patched = 0;

  constructor(video: Video, range: FrameRange, options: DecodeOptions) {
    this.#video = video;
    this.#range = range;
    this.#options = options;
    this.#margin = video.probe.video.scan === 'interlaced' ? 1 : 0;
  }

  async *from(start: Keyframe | undefined): AsyncGenerator<VideoFrame, void, undefined> {
    const { file, container, pixelsMax, streamIndex } = this.#video;
    this.#lastIndex = -1;
    const source = await SourceFile.open(file, container);
    try {
      const stream = source.streams[streamIndex];
      if (!stream) throw new EngineError('media.unreadable', { reason: 'the file has changed' });
      source.keepOnly([streamIndex]);
      if (start && start !== this.#video.timeline.keyframes[0]) await source.seek(streamIndex, start.dts);
      const { threads, smoothing } = this.#options;
      const decoder = await FrameDecoder.open(stream, { threads, smoothing, pixelsMax });
      try {
        yield* this.#convert(this.#decode(source, decoder));
      } finally {
        decoder.close();
      }
    } finally {
      await source.close();
    }
  }

  close(): void {
    this.#pool.close();
  }

  async *#decode(source: SourceFile, decoder: FrameDecoder): AsyncGenerator<Frame, void, undefined> {
    const { pts } = this.#video.timeline;
    const endTime = pts[this.#range.end - 1 + this.#margin + 1] ?? Infinity;
    const packet = new Packet();
    packet.alloc();
    try {
      for (let isEnd = false; !isEnd;) {
        if (this.#options.signal?.aborted) throw new EngineError('engine.aborted');
        // Nothing is shown before it is decoded: behind this point no packet belongs to the range.
        isEnd = !source.readOf(this.#video.streamIndex, packet) || (dtsOf(packet) ?? -Infinity) >= endTime;
        yield* decoder.decode(isEnd ? undefined : packet);
        packet.unref();
      }
    } finally {
      packet.free();
    }
  }

  async *#convert(decoded: AsyncGenerator<Frame>): AsyncGenerator<VideoFrame, void, undefined> {
    const { shape, timeline, probe } = this.#video;
    const converter = new FrameConverter({ shape, timeBase: timeline.timeBase, scan: probe.video.scan });
    try {
      for await (const frame of decoded) {
        if (!this.#isNear(frame)) {
          frame.free();
          continue;
        }
        for await (const converted of converter.convert(frame)) yield* this.#place(converted);
      }
      for await (const converted of converter.flush()) yield* this.#place(converted);
    } finally {
      converter.close();
    }
  }

  /** In the range or within the margin around it; its time is one that the timeline knows. */
  #isNear(frame: Frame): boolean {
    const index =
      frameIndexAt(this.#video.timeline, Number(frame.pts)) ??
      frameIndexAt(this.#video.timeline, Number(frame.bestEffortTimestamp));
    if (index === undefined) return false;
    frame.pts = BigInt(this.#video.timeline.pts[index]!);
    return index >= this.#range.first - this.#margin && index < this.#range.end + this.#margin;
  }

  *#place(frame: Frame): Generator<VideoFrame, void, undefined> {
    const { timeline } = this.#video;
    const pts = Number(frame.pts);
    const index = frameIndexAt(timeline, pts) ?? -1;
    if (index < this.#range.first || index >= this.#range.end || index <= this.#lastIndex) {
      frame.free();
      return;
    }
    this.#lastIndex = index;
    if (frame.hasFlags(AV_FRAME_FLAG_CORRUPT) || frame.decodeErrorFlags !== 0) this.patched++;
    yield new VideoFrame(frame, {
      index,
      pts,
      duration: frameDuration(timeline, index),
      colour: this.#video.probe.video.colour,
      pool: this.#pool,
    });
  }
}
