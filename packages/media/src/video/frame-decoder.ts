import { EngineError } from '../engine-error.ts';
import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  Dictionary,
  Frame,
  type Packet,
  type Stream,
  avGetCodecName,
} from './av.ts';

/**
 * Decoders that untrusted files may reach, and which of FFmpeg's several it is (its own AV1 decoder needs a graphics
 * card).
 */
const decoderNames: Readonly<Record<string, string>> = {
  h264: 'h264',
  hevc: 'hevc',
  av1: 'libdav1d',
  vp9: 'vp9',
  vp8: 'vp8',
  mpeg4: 'mpeg4',
  mpeg2video: 'mpeg2video',
  mpeg1video: 'mpeg1video',
  h263: 'h263',
  mjpeg: 'mjpeg',
  prores: 'prores',
};

/** More frames than this never hang on one packet: a decoder that fails on and on would otherwise keep us for ever. */
const failuresPerPacketMax = 64;

export function codecNameOf(stream: Stream): string {
  const name = avGetCodecName(stream.codecpar.codecId) ?? 'none';
  const tag = stream.codecpar.codecTagString ?? '';
  return name === 'none' && /^\w{4}$/.test(tag) ? tag : name;
}

export function findVideoDecoder(stream: Stream): Codec | undefined {
  const name = decoderNames[avGetCodecName(stream.codecpar.codecId) ?? ''];
  return (name && Codec.findDecoderByName(name as Parameters<typeof Codec.findDecoderByName>[0])) || undefined;
}

/**
 * Which frames a decoder smooths at the borders of their blocks. Without it frames that no other is predicted from are
 * cheaper and a little coarser, and all others stay as they are.
 */
export type Smoothing = 'all' | 'predicted from';

export class FrameDecoder {
  readonly #context: CodecContext;
  /** Packets that the decoder refused. */
  refused = 0;

  static async open(
    stream: Stream,
    { threads, pixelsMax, smoothing = 'all' }: { threads: number; pixelsMax: number; smoothing?: Smoothing },
  ): Promise<FrameDecoder> {
    const codec = findVideoDecoder(stream);
    if (!codec) throw new EngineError('media.codec_unsupported', { codec: codecNameOf(stream) });
    const context = new CodecContext();
    context.allocContext3(codec);
    context.parametersToContext(stream.codecpar);
    context.pktTimebase = stream.timeBase;
    context.threadCount = threads;
    const options = {
      // A stream can claim a larger picture than its container: the decoder must not allocate it.
      max_pixels: String(pixelsMax),
      skip_loop_filter: smoothing === 'all' ? 'default' : 'noref',
    };
    const opened = await context.open2(codec, Dictionary.fromObject(options));
    if (opened >= 0) return new FrameDecoder(context);
    context.freeContext();
    throw new EngineError('media.damaged', { reason: 'the decoder does not open' });
  }

  private constructor(context: CodecContext) {
    this.#context = context;
  }

  /**
   * Gives the decoder one packet, or undefined at the end, and yields what comes out of it. The frames are the
   * receiver's to free.
   */
  async *decode(packet: Packet | undefined): AsyncGenerator<Frame, void, undefined> {
    const sent = await this.#context.sendPacket(packet ?? null);
    if (sent < 0 && sent !== AVERROR_EOF) this.refused++;
    for (let failed = 0; failed < failuresPerPacketMax;) {
      const frame = new Frame();
      frame.alloc();
      const received = await this.#context.receiveFrame(frame);
      if (received >= 0) {
        yield frame;
        continue;
      }
      frame.free();
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      // A decoder with several threads reports a packet's damage when its frame would have come out; more may follow.
      this.refused++;
      failed++;
    }
  }

  close(): void {
    this.#context.freeContext();
  }
}
