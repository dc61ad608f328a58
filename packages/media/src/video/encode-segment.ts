import type { FrameRange } from './decode-range.ts';
import { FrameQueue } from './frame-queue.ts';
import type { Video } from './open-video.ts';
import { readVideo } from './read-video.ts';
import { SegmentWriter } from './segment-file.ts';
import { type EncodeSettings, type EncodedShape, VideoEncoder, defaultEncodeSettings } from './video-encoder.ts';
import type { VideoFrame } from './video-frame.ts';

export interface SegmentJob {
  video: Video;
  range: FrameRange;
  /** Where the segment goes; nothing is there until it is whole. */
  file: string;
  /** Frames that somebody else has decoded, in order; without them the range is read from the video. */
  frames?: AsyncIterable<VideoFrame> | undefined;
  /** Changes a frame before it is encoded; frames come in order. */
  paint?: ((frame: VideoFrame) => void | Promise<void>) | undefined;
  onFrame?: ((frame: number) => void) | undefined;
  settings?: Partial<EncodeSettings> | undefined;
  decodeThreads?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Frames painted and waiting for the encoder: enough that it never waits for JavaScript, few enough to stay small. */
const encodeAhead = 3;

export function encodedShapeOf({ shape, timeline, tags, probe }: Video): EncodedShape {
  return { shape, timeBase: timeline.timeBase, fps: probe.video.fps, tags, pixelAspect: probe.video.pixelAspect };
}

/**
 * Decodes, paints and encodes a range of frames into a segment file. The three run side by side; JavaScript only
 * paints.
 */
export async function encodeSegment(job: SegmentJob): Promise<void> {
  const encoded = encodedShapeOf(job.video);
  const encoder = await VideoEncoder.open(encoded, { ...defaultEncodeSettings, ...job.settings });
  try {
    const writer = await SegmentWriter.create(job.file);
    try {
      await paintAndEncode(job, encoder, writer);
      await writer.commit({ range: job.range, encoded, parameterSets: encoder.parameterSets });
    } catch (cause) {
      await writer.discard();
      throw cause;
    }
  } finally {
    encoder.close();
  }
}

async function paintAndEncode(job: SegmentJob, encoder: VideoEncoder, writer: SegmentWriter): Promise<void> {
  const painted = new FrameQueue<VideoFrame>(encodeAhead);
  const stages = await Promise.allSettled([
    paintFrames(job, painted),
    encodeFrames(painted, encoder, writer, job.onFrame),
  ]);
  for (const frame of painted.stop()) frame.release();
  for (const stage of stages) if (stage.status === 'rejected') throw stage.reason;
}

async function paintFrames(
  { video, range, frames, paint, signal, decodeThreads }: SegmentJob,
  painted: FrameQueue<VideoFrame>,
): Promise<void> {
  try {
    for await (const frame of frames ??
      readVideo(video, { fromFrame: range.first, toFrame: range.end, threads: decodeThreads, signal })) {
      let isGiven = false;
      try {
        await paint?.(frame);
        isGiven = await painted.give(frame);
      } finally {
        if (!isGiven) frame.release();
      }
      if (!isGiven) return;
    }
    painted.end();
  } catch (cause) {
    painted.fail(cause);
    throw cause;
  }
}

async function encodeFrames(
  painted: FrameQueue<VideoFrame>,
  encoder: VideoEncoder,
  writer: SegmentWriter,
  onFrame: ((frame: number) => void) | undefined,
): Promise<void> {
  try {
    for (let frame = await painted.take(); frame; frame = await painted.take()) {
      try {
        for await (const packet of encoder.encode(frame.native)) await writer.add(packet);
      } finally {
        frame.release();
      }
      onFrame?.(frame.index);
    }
    for await (const packet of encoder.encode(undefined)) await writer.add(packet);
  } catch (cause) {
    for (const frame of painted.stop()) frame.release();
    throw cause;
  }
}
