import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import * as z from 'zod';
import { EngineError } from '../engine-error.ts';
import type { FrameRange } from './decode-range.ts';
import { asDiskError } from './disk-error.ts';
import type { EncodedPacket, EncodedShape } from './video-encoder.ts';

/**
 * One rendered segment: the encoder's packets one after the other, then a JSON footer that says where each ends and
 * when it is shown, then the footer's length and a mark. Written under a temporary name and renamed when it is safe on
 * disk: a file of the right name is whole.
 */
const mark = Buffer.from('SEGMENT1', 'latin1');
const tailBytes = 4 + mark.length;
/** A footer is some 20 bytes a frame: more than this is not one of ours. */
const footerBytesMax = 64 * 1024 * 1024;
const writeChunkBytes = 1024 * 1024;

const ratio = z.object({ num: z.int(), den: z.int() });
const Footer = z.object({
  range: z.object({ first: z.int(), end: z.int() }),
  encoded: z.object({
    shape: z.object({ width: z.int(), height: z.int() }),
    timeBase: ratio,
    fps: z.number(),
    tags: z.object({ range: z.int(), matrix: z.int(), primaries: z.int(), transfer: z.int() }),
    pixelAspect: ratio,
  }),
  parameterSets: z.base64(),
  /** In the order of decoding: time shown, bytes, 1 for a keyframe. */
  packets: z.array(z.tuple([z.number(), z.int(), z.int()])),
});

export interface SegmentContents {
  /** The frames that were asked for; packets of those that a damaged source lost are not there. */
  range: FrameRange;
  encoded: EncodedShape;
  parameterSets: Uint8Array;
  packets: readonly { pts: number; bytes: number; isKeyframe: boolean }[];
}

export class SegmentWriter {
  readonly #file: string;
  readonly #temporary: string;
  readonly #handle: FileHandle;
  readonly #packets: [number, number, number][] = [];
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;

  static async create(file: string): Promise<SegmentWriter> {
    const temporary = `${file}.part-${process.pid}`;
    return new SegmentWriter(file, temporary, await open(temporary, 'w'));
  }

  private constructor(file: string, temporary: string, handle: FileHandle) {
    this.#file = file;
    this.#temporary = temporary;
    this.#handle = handle;
  }

  async add({ pts, isKeyframe, data }: EncodedPacket): Promise<void> {
    this.#packets.push([pts, data.byteLength, isKeyframe ? 1 : 0]);
    this.#pending.push(data);
    this.#pendingBytes += data.byteLength;
    if (this.#pendingBytes >= writeChunkBytes) await this.#write();
  }

  async commit({
    range,
    encoded,
    parameterSets,
  }: {
    range: FrameRange;
    encoded: EncodedShape;
    parameterSets: Uint8Array;
  }): Promise<void> {
    const footer: z.infer<typeof Footer> = {
      range,
      encoded,
      parameterSets: Buffer.from(parameterSets).toString('base64'),
      packets: this.#packets,
    };
    const json = Buffer.from(JSON.stringify(footer));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(json.length);
    this.#pending.push(json, length, mark);
    await this.#write();
    try {
      await this.#handle.sync();
    } catch (cause) {
      throw asDiskError(cause);
    }
    await this.#handle.close();
    await rename(this.#temporary, this.#file);
  }

  /** Leaves nothing behind. */
  async discard(): Promise<void> {
    await this.#handle.close();
    await rm(this.#temporary, { force: true });
  }

  async #write(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    this.#pendingBytes = 0;
    try {
      await this.#handle.writev(pending);
    } catch (cause) {
      throw asDiskError(cause);
    }
  }
}

export async function readSegment(file: string): Promise<SegmentContents> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const tail = await readExactly(handle, Math.max(0, size - tailBytes), tailBytes);
    const footerBytes = tail.length === tailBytes && tail.subarray(4).equals(mark) ? tail.readUInt32BE(0) : Infinity;
    if (footerBytes > Math.min(footerBytesMax, size - tailBytes))
      throw new EngineError('engine.input_invalid', { reason: 'not a whole segment' });
    const footer = Footer.parse(
      JSON.parse((await readExactly(handle, size - tailBytes - footerBytes, footerBytes)).toString()),
    );
    const packets = footer.packets.map(([pts, bytes, key]) => ({ pts, bytes, isKeyframe: key === 1 }));
    return {
      range: footer.range,
      encoded: footer.encoded,
      parameterSets: Uint8Array.from(Buffer.from(footer.parameterSets, 'base64')),
      packets,
    };
  } finally {
    await handle.close();
  }
}

/** The bytes of a segment's packets in order. */
export async function* segmentPackets(
  file: string,
  { packets }: SegmentContents,
): AsyncGenerator<EncodedPacket, void, undefined> {
  const handle = await open(file, 'r');
  try {
    let offset = 0;
    for (const { pts, bytes, isKeyframe } of packets) {
      yield { pts, isKeyframe, data: await readExactly(handle, offset, bytes) };
      offset += bytes;
    }
  } finally {
    await handle.close();
  }
}

async function readExactly(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await handle.read(buffer, 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}
