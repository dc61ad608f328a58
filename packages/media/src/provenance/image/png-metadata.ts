import { crc32 } from 'node:zlib';
import { EngineError } from '../../engine-error.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const xmpKeyword = 'XML:com.adobe.xmp';

/** What a picture needs to be shown right; text, dates and EXIF are not among it. */
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
  'bKGD',
]);

interface Chunk {
  type: string;
  /** Length, type, data and checksum. */
  bytes: Buffer;
}

/** A PNG whose only metadata is this XMP packet; the pixels are not touched. */
export function pngWithXmp(png: Buffer, xmp: string): Buffer {
  const kept = splitPng(png).filter(({ type }) => keptChunks.has(type));
  const [header, ...rest] = kept.map(({ bytes }) => bytes);
  if (kept[0]?.type !== 'IHDR' || kept.at(-1)?.type !== 'IEND') throw damaged();
  return Buffer.concat([signature, header!, xmpChunk(xmp), ...rest]);
}

export function splitPng(png: Buffer): Chunk[] {
  if (!png.subarray(0, 8).equals(signature)) throw damaged();
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < png.length;) {
    if (at + 12 > png.length) throw damaged();
    const size = 12 + png.readUInt32BE(at);
    if (at + size > png.length) throw damaged();
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), bytes: png.subarray(at, at + size) });
    at += size;
  }
  return chunks;
}

function xmpChunk(xmp: string): Buffer {
  const noCompressionNoLanguage = Buffer.alloc(4);
  return chunkOf(
    'iTXt',
    Buffer.concat([Buffer.from(`${xmpKeyword}\0`, 'latin1'), noCompressionNoLanguage, Buffer.from(xmp, 'utf8')]),
  );
}

function chunkOf(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

const damaged = () => new EngineError('photo.unreadable', { format: 'png' });

/**
 * The manifest store; `undefined` where its chunk is not exactly what signing writes. Decoders check the other chunks'
 * sums, and the hash covers them.
 */
export function manifestStoreOfPng(png: Buffer): Buffer | undefined {
  const [chunk, ...more] = splitPng(png).filter(({ type }) => type === 'caBX');
  if (!chunk || more.length > 0) return undefined;
  const end = chunk.bytes.length - 4;
  return crc32(chunk.bytes.subarray(4, end)) === chunk.bytes.readUInt32BE(end)
    ? chunk.bytes.subarray(8, end)
    : undefined;
}
