import { EngineError } from '../engine-error.ts';
import {
  AVDISCARD_ALL,
  AVERROR_EOF,
  AVSEEK_FLAG_BACKWARD,
  Dictionary,
  FormatContext,
  InputFormat,
  type Packet,
  type Stream,
  describeAvError,
} from './av.ts';
import type { Container } from './limits.ts';

const demuxers: Record<Container, string> = { mp4: 'mov', mov: 'mov', matroska: 'matroska' };
/** A file cut short fails once for every sample that is gone; one with a single bad sample reads on behind it. */
const failedReadsInARowMax = 64;

/**
 * An open container and the one place where packets are read. node-av's own packet iterator spins the JavaScript thread
 * while its queue is full (28 to 44 instead of 24 CPU ms a frame), so packets are read here one at a time when somebody
 * wants one.
 */
export class SourceFile {
  readonly streams: readonly Stream[];
  readonly #context: FormatContext;
  #failedReadsInARow = 0;

  static async open(file: string, container: Container): Promise<SourceFile> {
    const format = InputFormat.findInputFormat(demuxers[container]);
    const context = new FormatContext();
    try {
      // Named protocol and named format: a file that says it is a playlist must not make FFmpeg open other addresses.
      const opened = await context.openInput(
        `file:${file}`,
        format,
        Dictionary.fromObject({ protocol_whitelist: 'file' }),
      );
      if (opened < 0) throw new EngineError('media.unreadable', { reason: describeAvError(opened) });
      const described = await context.findStreamInfo();
      if (described < 0) throw new EngineError('media.unreadable', { reason: describeAvError(described) });
      return new SourceFile(context);
    } catch (cause) {
      await context.closeInput();
      throw cause;
    }
  }

  private constructor(context: FormatContext) {
    this.#context = context;
    this.streams = context.streams;
  }

  get declaredSeconds(): number {
    return Math.max(0, Number(this.#context.duration) / 1e6);
  }

  /**
   * Other streams are skipped where they lie instead of being read and thrown away; what was read while opening still
   * comes.
   */
  keepOnly(wanted: readonly number[]): void {
    for (const stream of this.streams) if (!wanted.includes(stream.index)) stream.discard = AVDISCARD_ALL;
  }

  /**
   * The next packet into `packet`; false at the end, or where the rest cannot be read. Reading is quick, so it does not
   * leave the thread.
   */
  read(packet: Packet): boolean {
    for (;;) {
      const code = this.#context.readFrameSync(packet);
      if (code >= 0) {
        this.#failedReadsInARow = 0;
        return true;
      }
      if (code === AVERROR_EOF || ++this.#failedReadsInARow > failedReadsInARowMax) return false;
    }
  }

  /** The next packet of one stream. */
  readOf(streamIndex: number, packet: Packet): boolean {
    while (this.read(packet)) {
      if (packet.streamIndex === streamIndex) return true;
      packet.unref();
    }
    return false;
  }

  /** To the last keyframe at or before a decoding time; false where the container has no such place. */
  async seek(streamIndex: number, dts: number): Promise<boolean> {
    this.#failedReadsInARow = 0;
    return (await this.#context.seekFrame(streamIndex, BigInt(dts), AVSEEK_FLAG_BACKWARD)) >= 0;
  }

  async close(): Promise<void> {
    await this.#context.closeInput();
  }
}
