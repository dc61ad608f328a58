import { EngineError } from '../../engine-error.ts';

/** Bits of the first byte of `VP8X`. */
const flags = { icc: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04, animation: 0x02 } as const;

const droppedChunks = new Set(['EXIF', 'XMP ', 'C2PA', 'VP8X']);

interface Chunk {
  type: string;
  /** Header, data and the byte that makes its length even. */
  bytes: Buffer;
}

/** A WebP whose only metadata is this XMP packet; the pixels are not touched. */
export function webpWithXmp(
  webp: Buffer,
  xmp: string,
  size: { width: number; height: number; alpha: 'present' | 'absent' },
): Buffer {
  const chunks = splitWebp(webp);
  const kept = chunks.filter(({ type }) => !droppedChunks.has(type));
  const before = chunks.find(({ type }) => type === 'VP8X')?.bytes[8];
  const has = (type: string, flag: number) => (kept.some((chunk) => chunk.type === type) ? flag : 0);
  const alpha = size.alpha === 'present' ? flags.alpha : 0;
  const animation = (before ?? 0) & flags.animation;
  const header = extendedHeader(flags.xmp | alpha | animation | has('ICCP', flags.icc), size);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    header,
    ...kept.map(({ bytes }) => bytes),
    chunkOf('XMP ', Buffer.from(xmp, 'utf8')),
  ]);
  return chunkOf('RIFF', body);
}

export function splitWebp(webp: Buffer): Chunk[] {
  if (webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP') throw damaged();
  const end = Math.min(webp.length, 8 + webp.readUInt32LE(4));
  const chunks: Chunk[] = [];
  for (let at = 12; at < end;) {
    if (at + 8 > end) throw damaged();
    const length = webp.readUInt32LE(at + 4);
    const size = 8 + length + (length % 2);
    if (at + size > end) throw damaged();
    chunks.push({ type: webp.toString('latin1', at, at + 4), bytes: webp.subarray(at, at + size) });
    at += size;
  }
  return chunks;
}

function extendedHeader(bits: number, { width, height }: { width: number; height: number }): Buffer {
  const data = Buffer.alloc(10);
  data[0] = bits;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return chunkOf('VP8X', data);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 0, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}

const damaged = () => new EngineError('photo.unreadable', { format: 'webp' });

/** The manifest store; `undefined` where its chunk is not exactly what signing writes. */
export function manifestStoreOfWebp(webp: Buffer): Buffer | undefined {
  const [chunk, ...more] = splitWebp(webp).filter(({ type }) => type === 'C2PA');
  if (!chunk || more.length > 0) return undefined;
  const store = chunk.bytes.subarray(8, 8 + chunk.bytes.readUInt32LE(4));
  const padding = chunk.bytes.subarray(8 + store.length);
  return padding.every((byte) => byte === 0) ? store : undefined;
}
