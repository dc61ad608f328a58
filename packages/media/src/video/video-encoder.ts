import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  Codec,
  CodecContext,
  Dictionary,
  type Frame,
  Packet,
  Rational,
  type TimeBase,
  requireDone,
} from './av.ts';
import type { ColourTags } from './colour-tags.ts';
import type { PictureShape } from './frame-converter.ts';

export interface EncodeSettings {
  preset: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium';
  /** Constant quality of x264: lower is better and larger. */
  crf: number;
  /** Not left to x264, which would ask the machine: the same frames must give the same bytes on every worker. */
  threads: number;
}

/** Presets compared: docs/engine/constants/media.md. */
export const defaultEncodeSettings: EncodeSettings = { preset: 'veryfast', crf: 20, threads: 2 };

export interface EncodedShape {
  shape: PictureShape;
  timeBase: TimeBase;
  fps: number;
  tags: ColourTags;
  pixelAspect: TimeBase;
}

export interface EncodedPacket {
  pts: number;
  isKeyframe: boolean;
  data: Uint8Array;
}

/** A little weaker than usual: the filter takes skin for blocks. */
const deblocking = 'deblock=-1,-1';

/** H.264 High, 8-bit 4:2:0, every frame at the time it had. */
export class VideoEncoder {
  readonly #context: CodecContext;

  static async open(
    { shape, timeBase, fps, tags, pixelAspect }: EncodedShape,
    { preset, crf, threads }: EncodeSettings,
  ): Promise<VideoEncoder> {
    const codec = Codec.findEncoderByName('libx264' as Parameters<typeof Codec.findEncoderByName>[0]);
    if (!codec) throw new Error('This FFmpeg has no x264');
    const context = new CodecContext();
    context.allocContext3(codec);
    context.width = shape.width;
    context.height = shape.height;
    context.pixelFormat = AV_PIX_FMT_YUV420P;
    context.timeBase = new Rational(timeBase.num, timeBase.den);
    context.framerate = new Rational(Math.round(fps * 1000), 1000);
    context.sampleAspectRatio = new Rational(pixelAspect.num, pixelAspect.den);
    context.colorRange = tags.range as typeof context.colorRange;
    context.colorSpace = tags.matrix as typeof context.colorSpace;
    context.colorPrimaries = tags.primaries as typeof context.colorPrimaries;
    context.colorTrc = tags.transfer as typeof context.colorTrc;
    // FFmpeg's default of 1 Mbit/s would win over the quality.
    context.bitRate = 0n;
    context.threadCount = threads;
    // Without it the parameter sets lie in the stream only, and an MP4 wants them in its header.
    context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    const opened = await context.open2(
      codec,
      Dictionary.fromObject({ preset, crf: String(crf), profile: 'high', 'x264-params': deblocking }),
    );
    if (opened < 0) context.freeContext();
    requireDone(opened, 'open x264');
    return new VideoEncoder(context);
  }

  private constructor(context: CodecContext) {
    this.#context = context;
  }

  /** The parameter sets, to be compared between segments and put into the MP4's header. */
  get parameterSets(): Uint8Array {
    return Uint8Array.from(this.#context.extraData ?? []);
  }

  /** Gives the encoder one frame, or undefined at the end, and yields what comes out. */
  async *encode(frame: Frame | undefined): AsyncGenerator<EncodedPacket, void, undefined> {
    // The decoder's own choice of picture types would be forced on x264.
    if (frame) frame.pictType = AV_PICTURE_TYPE_NONE;
    requireDone(await this.#context.sendFrame(frame ?? null), 'encode a frame');
    const packet = new Packet();
    packet.alloc();
    try {
      for (;;) {
        const received = await this.#context.receivePacket(packet);
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        requireDone(received, 'encode a frame');
        yield { pts: Number(packet.pts), isKeyframe: packet.isKeyframe, data: Uint8Array.from(packet.data ?? []) };
        packet.unref();
      }
    } finally {
      packet.free();
    }
  }

  close(): void {
    this.#context.freeContext();
  }
}
