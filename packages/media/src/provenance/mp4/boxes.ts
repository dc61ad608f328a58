import type { FileHandle } from 'node:fs/promises';
import { EngineError } from '../../engine-error.ts';

export interface TopLevelBox {
  type: string;
  start: number;
  size: number;
  headerSize: number;
  /** The 16 bytes behind the header of a `uuid` box, in hex. */
  uuid: string | undefined;
}

export const xmpUuid = 'be7acfcb97a942e89c71999491e3afac';
export const c2paUuid = 'd8fec3d61b0e483c92975828877ec481';

/** A muxer writes a handful; a file of nothing but headers would otherwise take a seek for every eight bytes. */
const topLevelBoxesMax = 20_000;

/** The outermost boxes of an MP4, which must fill the file exactly. */
export async function listTopLevelBoxes(handle: FileHandle): Promise<TopLevelBox[]> {
  const { size: fileSize } = await handle.stat();
  const boxes: TopLevelBox[] = [];
  const header = Buffer.alloc(32);
  for (let start = 0; start < fileSize;) {
    if (boxes.length === topLevelBoxesMax) throw new EngineError('media.damaged', { what: 'boxes' });
    const { bytesRead } = await handle.read(header, 0, header.length, start);
    const box = topLevelBox(header.subarray(0, bytesRead), { start, left: fileSize - start });
    boxes.push(box);
    start += box.size;
  }
  return boxes;
}

function topLevelBox(header: Buffer, { start, left }: { start: number; left: number }): TopLevelBox {
  const { type, size, headerSize } = boxHeader(header, left);
  const uuid =
    type === 'uuid' && size >= headerSize + 16 ? header.toString('hex', headerSize, headerSize + 16) : undefined;
  return { type, start, size, headerSize, uuid };
}

function boxHeader(bytes: Buffer, left: number): { type: string; size: number; headerSize: number } {
  if (bytes.length < 8) throw new EngineError('media.damaged', { what: 'boxes' });
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  const headerSize = short === 1 ? 16 : 8;
  if (bytes.length < headerSize) throw new EngineError('media.damaged', { what: 'boxes' });
  let size = short;
  if (short === 1) size = Number(bytes.readBigUInt64BE(8));
  if (short === 0) size = left; // reaches to the end
  if (size < headerSize || size > left) throw new EngineError('media.damaged', { what: 'boxes' });
  return { type, size, headerSize };
}

export interface Box {
  type: string;
  content: Buffer;
}

/** The boxes inside a box that is in memory. */
export function boxesIn(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < content.length;) {
    const { type, size, headerSize } = boxHeader(content.subarray(at), content.length - at);
    boxes.push({ type, content: content.subarray(at + headerSize, at + size) });
    at += size;
  }
  return boxes;
}

export function box(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(
    contents.reduce((sum, content) => sum + content.length, 8),
    0,
  );
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...contents]);
}

export function uuidBox(uuid: string, ...contents: readonly Uint8Array[]): Buffer {
  return box('uuid', Buffer.from(uuid, 'hex'), ...contents);
}
