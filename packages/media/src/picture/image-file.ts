import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { EngineError } from '../engine-error.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What is accepted, and how a file that is not is called. */
export interface ImageRules {
  formats: readonly ImageFormat[];
  bytesMax: number;
  /** A header may claim any size: larger ones are refused before a pixel is unpacked. */
  pixelsMax: number;
  sideMin: number;
  refuse: (
    reason: ImageFault,
    details: Readonly<Record<string, string | number>>,
    options?: { cause?: unknown },
  ) => EngineError;
}

/** `format`: no picture, or of a kind that is not accepted. `damaged`: breaks off or contradicts itself. */
export type ImageFault = 'missing' | 'format' | 'tiny' | 'damaged';

export interface OpenedImage {
  bytes: Uint8Array;
  format: ImageFormat;
  /** As coded, before it is turned upright. */
  header: Metadata;
}

/** Reads a picture's file and its header, nothing more. Goes by its bytes, never by its name. */
export async function openImage(image: string | Uint8Array, rules: ImageRules): Promise<OpenedImage> {
  const bytes = typeof image === 'string' ? await readImageFile(image, rules) : image;
  requireAllowedBytes(bytes.byteLength, rules);
  const format = formatOf(bytes);
  // Nothing else reaches the decoder: it would also read SVG, which can be made to work for hours.
  if (!isImageFormat(format, rules)) throw rules.refuse('format', { format });
  const header = await readHeader(bytes, rules);
  const { width, height } = header;
  if (format === 'avif' && header.compression !== 'av1') throw rules.refuse('format', { format: 'heic' });
  if (width * height > rules.pixelsMax)
    throw new EngineError('media.too_big', { width, height, pixelsMax: rules.pixelsMax });
  if (Math.min(width, height) < rules.sideMin) throw rules.refuse('tiny', { width, height, sideMin: rules.sideMin });
  return { bytes, format, header };
}

const isImageFormat = (format: string, { formats }: ImageRules): format is ImageFormat =>
  formats.some((accepted) => accepted === format);

async function readImageFile(file: string, rules: ImageRules): Promise<Uint8Array> {
  try {
    requireAllowedBytes((await stat(file)).size, rules);
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw rules.refuse('missing', {}, { cause });
  }
}

function requireAllowedBytes(bytes: number, { bytesMax }: ImageRules): void {
  if (bytes === 0) throw new EngineError('media.empty');
  if (bytes > bytesMax) throw new EngineError('media.too_large', { bytes, bytesMax });
}

const brandsOfHeif = {
  avif: ['avif', 'avis', 'mif1', 'miaf', 'msf1'],
  heic: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'],
} as const;

/** By the first bytes. What people send by mistake is named, so that they can be told. */
function formatOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.slice(4, 8) === 'ftyp')
    return (
      Object.entries(brandsOfHeif).find(([, brands]) => brands.some((brand) => brand === start.slice(8, 12)))?.[0] ??
      'video'
    );
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('%PDF')) return 'pdf';
  if (start.startsWith('BM')) return 'bmp';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  return /^\s*<(\?xml|svg|!)/i.test(start) ? 'svg' : 'unknown';
}

async function readHeader(bytes: Uint8Array, rules: ImageRules): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw rules.refuse('damaged', {}, { cause });
  }
}
