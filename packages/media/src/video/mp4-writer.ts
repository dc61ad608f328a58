import { open, rename, rm } from 'node:fs/promises';
import { EngineError } from '../engine-error.ts';
import {
  AVERROR_ENOSPC,
  AVERROR_INVALIDDATA,
  AVMEDIA_TYPE_VIDEO,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  type CodecParameters,
  Dictionary,
  FormatContext,
  Packet,
  Rational,
  type Stream,
  type TimeBase,
  requireDone,
} from './av.ts';
import { asDiskError } from './disk-error.ts';
import type { EncodedShape } from './video-encoder.ts';

export interface VideoTrack {
  encoded: EncodedShape;
  parameterSets: Uint8Array;
  displayMatrix: Uint8Array | undefined;
}

export interface AudioTrackHead {
  parameters: CodecParameters;
  timeBase: TimeBase;
}

/**
 * Edit lists count in the movie's own ticks: when these are a common multiple of both tracks', no start is rounded.
 * Larger ones overflow 32 bits in ten minutes.
 */
const movieTicksPerSecondMax = 5_000_000;

/** One MP4 with its index in front, under a temporary name until it is whole. */
export class Mp4Writer {
  readonly #file: string;
  readonly #temporary: string;
  readonly #context: FormatContext;
  readonly #packet = new Packet();
  readonly #video: Stream;
  readonly #audio: { stream: Stream; timeBase: TimeBase } | undefined;
  readonly #videoTimeBase: TimeBase;
  #lastAudioDts = -Infinity;
  #state: 'open' | 'closed' = 'open';

  static async create(
    file: string,
    { video, audio }: { video: VideoTrack; audio: AudioTrackHead | undefined },
  ): Promise<Mp4Writer> {
    const temporary = `${file}.part-${process.pid}`;
    const context = new FormatContext();
    const writer = new Mp4Writer({ file, temporary, context }, { video, audio });
    try {
      requireWritten(await context.openOutput(), 'create the MP4');
      requireWritten(
        await context.writeHeader(Dictionary.fromObject(headerOptions(video.encoded.timeBase, audio?.timeBase))),
        'begin the MP4',
      );
      return writer;
    } catch (cause) {
      await writer.discard();
      throw cause;
    }
  }

  private constructor(
    at: { file: string; temporary: string; context: FormatContext },
    { video, audio }: { video: VideoTrack; audio: AudioTrackHead | undefined },
  ) {
    this.#file = at.file;
    this.#temporary = at.temporary;
    this.#context = at.context;
    this.#packet.alloc();
    requireDone(at.context.allocOutputContext2(null, 'mp4', `file:${at.temporary}`), 'prepare the MP4');
    this.#video = addVideoStream(at.context, video);
    this.#videoTimeBase = video.encoded.timeBase;
    this.#audio = audio && { stream: addAudioStream(at.context, audio), timeBase: audio.timeBase };
  }

  async writeVideo({
    data,
    pts,
    dts,
    duration,
    isKeyframe,
  }: {
    data: Uint8Array;
    pts: number;
    dts: number;
    duration: number;
    isKeyframe: boolean;
  }): Promise<void> {
    const packet = this.#packet;
    packet.alloc();
    packet.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    packet.pts = BigInt(pts);
    packet.dts = BigInt(dts);
    packet.duration = BigInt(duration);
    packet.isKeyframe = isKeyframe;
    requireWritten(await this.#give(packet, this.#video, this.#videoTimeBase), 'write the MP4');
  }

  /**
   * The packet's bytes as they are; its times are in the track's own ticks. What no container takes is a fault of the
   * source that players skip too.
   */
  async writeAudio(packet: Packet): Promise<void> {
    if (!this.#audio) return;
    const dts = Number(packet.dts);
    if (dts <= this.#lastAudioDts || packet.pts < packet.dts) return;
    this.#lastAudioDts = dts;
    const code = await this.#give(packet, this.#audio.stream, this.#audio.timeBase);
    if (code === AVERROR_ENOSPC) throw new EngineError('engine.disk_full');
  }

  async finish(): Promise<void> {
    const code = await this.#context.writeTrailer();
    // The index is written here, from what the source says of its audio.
    if (code === AVERROR_INVALIDDATA && this.#audio)
      throw new EngineError('media.damaged', { reason: 'the audio describes itself wrongly' });
    requireWritten(code, 'finish the MP4');
    await this.#close();
    const handle = await open(this.#temporary, 'r+');
    try {
      await handle.sync();
    } catch (cause) {
      throw asDiskError(cause);
    } finally {
      await handle.close();
    }
    await rename(this.#temporary, this.#file);
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#close();
    await rm(this.#temporary, { force: true });
  }

  #give(packet: Packet, stream: Stream, from: TimeBase): Promise<number> {
    packet.streamIndex = stream.index;
    packet.rescaleTs(from, stream.timeBase);
    return this.#context.interleavedWriteFrame(packet);
  }

  async #close(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#packet.free();
    await this.#context.closeOutput();
    this.#context.freeContext();
  }
}

function requireWritten(code: number, what: string): void {
  if (code === AVERROR_ENOSPC) throw new EngineError('engine.disk_full');
  requireDone(code, what);
}

function addVideoStream(context: FormatContext, { encoded, parameterSets, displayMatrix }: VideoTrack): Stream {
  const { shape, timeBase, tags, pixelAspect, fps } = encoded;
  const stream = context.newStream(null);
  const parameters = stream.codecpar;
  parameters.codecType = AVMEDIA_TYPE_VIDEO;
  parameters.codecId = AV_CODEC_ID_H264;
  parameters.format = AV_PIX_FMT_YUV420P;
  parameters.width = shape.width;
  parameters.height = shape.height;
  parameters.extradata = Buffer.from(parameterSets);
  parameters.colorRange = tags.range as typeof parameters.colorRange;
  parameters.colorSpace = tags.matrix as typeof parameters.colorSpace;
  parameters.colorPrimaries = tags.primaries as typeof parameters.colorPrimaries;
  parameters.colorTrc = tags.transfer as typeof parameters.colorTrc;
  parameters.sampleAspectRatio = new Rational(pixelAspect.num, pixelAspect.den);
  stream.sampleAspectRatio = new Rational(pixelAspect.num, pixelAspect.den);
  stream.timeBase = new Rational(timeBase.num, timeBase.den);
  stream.avgFrameRate = new Rational(Math.round(fps * 1000), 1000);
  if (displayMatrix)
    requireDone(
      parameters.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, Buffer.from(displayMatrix)),
      'keep the rotation',
    );
  return stream;
}

function addAudioStream(context: FormatContext, { parameters, timeBase }: AudioTrackHead): Stream {
  const stream = context.newStream(null);
  requireDone(parameters.copy(stream.codecpar), 'describe the audio');
  stream.codecpar.codecTag = 0;
  stream.timeBase = new Rational(timeBase.num, timeBase.den);
  return stream;
}

function headerOptions(video: TimeBase, audio: TimeBase | undefined): Record<string, string> {
  // Otherwise the muxer doubles a coarse time base until it is fine enough for its taste.
  const track: Record<string, string> = video.num === 1 ? { video_track_timescale: String(video.den) } : {};
  const movieTicks = leastCommonMultiple(video.den, audio?.den ?? 1);
  const movie: Record<string, string> =
    movieTicks <= movieTicksPerSecondMax
      ? { movie_timescale: String(Math.max(1000, movieTicks)) }
      : { movie_timescale: String(video.den) };
  return { movflags: '+faststart', ...track, ...movie };
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a / divisor(a, b)) * b;
}
