import { EngineError } from '../engine-error.ts';
import { AV_FRAME_FLAG_INTERLACED, type AVPixelFormat, Packet, type Stream, avGetPixFmtName } from './av.ts';
import { type ColourTags, tagsOf } from './colour-tags.ts';
import type { PictureShape } from './frame-converter.ts';
import { FrameDecoder } from './frame-decoder.ts';
import type { SourceFile } from './source-file.ts';
import type { Timeline } from './timeline.ts';

export interface FirstFrames extends PictureShape {
  tags: ColourTags;
  pixelFormat: string;
  scan: 'progressive' | 'interlaced';
}

/** So many frames tell whether a stream is interlaced: some begin with a still that is not. */
const framesSeen = 8;
/** Decoders answer within a dozen packets; ten minutes of rubbish need not be tried to the end. */
const packetsTriedMax = 200;

/** Only a decoded picture tells size, format and colours for sure: the container may claim anything. */
export async function lookAtFirstFrames(
  source: SourceFile,
  stream: Stream,
  { timeline, pixelsMax }: { timeline: Timeline; pixelsMax: number },
): Promise<FirstFrames> {
  const start = timeline.keyframes[0];
  if (!start || !(await source.seek(stream.index, start.dts)))
    throw new EngineError('media.damaged', { reason: 'no picture to start from' });
  const decoder = await FrameDecoder.open(stream, { threads: 1, pixelsMax });
  const packet = new Packet();
  packet.alloc();
  let first: FirstFrames | undefined;
  try {
    for (let seen = 0, tried = 0, isEnd = false; seen < framesSeen && !isEnd; tried++) {
      isEnd = tried === packetsTriedMax || !source.readOf(stream.index, packet);
      for await (const frame of decoder.decode(isEnd ? undefined : packet)) {
        first ??= {
          width: frame.width,
          height: frame.height,
          tags: tagsOf(frame),
          pixelFormat: avGetPixFmtName(frame.format as AVPixelFormat) ?? 'unknown',
          scan: 'progressive',
        };
        if (frame.hasFlags(AV_FRAME_FLAG_INTERLACED)) first.scan = 'interlaced';
        frame.free();
        seen++;
      }
      packet.unref();
    }
  } finally {
    packet.free();
    decoder.close();
  }
  if (!first || first.width < 2 || first.height < 2)
    throw new EngineError('media.damaged', { reason: 'nothing decodes' });
  return first;
}
