import { open } from 'node:fs/promises';
import { EngineError } from '../engine-error.ts';
import type { Container } from './limits.ts';

/**
 * Names of what people upload under a wrong name. FFmpeg is never asked to guess: some of its guesses (playlists) open
 * other files.
 */
const otherKinds: readonly { name: string; offset: number; magic: string }[] = [
  { name: 'jpeg', offset: 0, magic: '\xff\xd8\xff' },
  { name: 'png', offset: 0, magic: '\x89PNG' },
  { name: 'gif', offset: 0, magic: 'GIF8' },
  { name: 'webp', offset: 8, magic: 'WEBP' },
  { name: 'avi', offset: 8, magic: 'AVI ' },
  { name: 'wav', offset: 8, magic: 'WAVE' },
  { name: 'flv', offset: 0, magic: 'FLV' },
  { name: 'ogg', offset: 0, magic: 'OggS' },
  { name: 'wmv', offset: 0, magic: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
  { name: 'mpeg', offset: 0, magic: '\x00\x00\x01\xba' },
  { name: 'mp3', offset: 0, magic: 'ID3' },
  { name: 'playlist', offset: 0, magic: '#EXTM3U' },
  { name: 'pdf', offset: 0, magic: '%PDF' },
  { name: 'zip', offset: 0, magic: 'PK\x03\x04' },
];
const pictureBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis', 'crx ']);
/** Files older than the `ftyp` box, or QuickTime ones that never wrote it, start with one of these. */
const boxesWithoutType = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** What the bytes are, whatever the name says. Throws for everything that is not one of our containers. */
export async function detectContainer(file: string): Promise<Container> {
  const head = await readHead(file);
  if (head.length === 0) throw new EngineError('media.empty');
  const text = head.toString('latin1');
  const box = text.slice(4, 8);
  if (box === 'ftyp') return containerOfBrand(text.slice(8, 12));
  if (boxesWithoutType.has(box)) return 'mov';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'matroska';
  if (head[0] === 0x47 && head[188] === 0x47) throw new EngineError('media.not_mp4', { container: 'mpegts' });
  const other = otherKinds.find(({ offset, magic }) => text.startsWith(magic, offset));
  if (other) throw new EngineError('media.not_mp4', { container: other.name });
  throw new EngineError('media.unreadable', { reason: 'unknown bytes' });
}

function containerOfBrand(brand: string): Container {
  if (brand === 'qt  ') return 'mov';
  if (pictureBrands.has(brand)) throw new EngineError('media.not_mp4', { container: brand.trim() });
  return 'mp4';
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(192);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
