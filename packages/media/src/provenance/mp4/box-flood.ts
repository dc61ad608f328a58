import type { FileHandle } from 'node:fs/promises';

/**
 * The library's box tree takes time with the square of its boxes: 10,000 cost two seconds, 100,000 minutes. Ten minutes
 * in fragments have some 8,000.
 */
const boxesMax = 10_000;
const depthMax = 12;
/** Of a box's content; the index of ten minutes is about 1 MB. */
const contentBytesMax = 64 * 1024 * 1024;

/** Whose content is no boxes, and often large. */
const opaque = new Set(['mdat', 'uuid', 'stsz', 'stts', 'ctts', 'stco', 'co64', 'stsd', 'stss', 'stsc', 'sdtp']);

/** Whether a file holds more boxes than any honest one; broken ones are counted up to where they break. */
export async function isBoxFlood(handle: FileHandle): Promise<boolean> {
  const { size: fileSize } = await handle.stat();
  const header = Buffer.alloc(16);
  let count = 0;
  for (let start = 0; start + 8 <= fileSize;) {
    await handle.read(header, 0, header.length, start);
    const { type, size, headerSize } = headerOf(header, fileSize - start);
    if (size < headerSize || size > fileSize - start) break;
    count += 1;
    if (!opaque.has(type)) {
      if (size > contentBytesMax) return true;
      const content = Buffer.alloc(size - headerSize);
      await handle.read(content, 0, content.length, start + headerSize);
      count += countBoxes(content, { left: boxesMax - count, depth: 1 });
    }
    if (count > boxesMax) return true;
    start += size;
  }
  return false;
}

function countBoxes(content: Buffer, { left, depth }: { left: number; depth: number }): number {
  let count = 0;
  for (let at = 0; at + 8 <= content.length && count <= left;) {
    const { type, size, headerSize } = headerOf(content.subarray(at), content.length - at);
    if (size < headerSize || size > content.length - at) break;
    count += 1;
    if (depth < depthMax && !opaque.has(type))
      count += countBoxes(content.subarray(at + headerSize, at + size), { left: left - count, depth: depth + 1 });
    at += size;
  }
  return count;
}

function headerOf(bytes: Buffer, left: number): { type: string; size: number; headerSize: number } {
  const short = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  if (short === 1 && bytes.length >= 16) return { type, size: Number(bytes.readBigUInt64BE(8)), headerSize: 16 };
  return { type, size: short === 0 ? left : short, headerSize: 8 };
}
