import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { craftPng, pngChunk } from './crafted-png.ts';

export interface CraftedImage {
  file: string;
  /** How it must end, one of these. */
  expected: readonly string[];
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4488cc' }, limitInputPixels: false });
const gradient = (width: number, height: number, from = 0) =>
  Buffer.from(
    Uint8Array.from({ length: 3 * width * height }, (_, i) => (from + (i % (3 * width)) / 3 + i / width) & 255),
  );

/** 200 MB of nothing, compressed: for chunks that a reader may unpack. */
const bombed = () => deflateSync(Buffer.alloc(200_000_000), { level: 9 });
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

/** Files that somebody made wrong, by mistake or on purpose. `small` leaves out those that take seconds to make. */
export async function craftImages(folder: string, sizes: 'small' | 'all'): Promise<CraftedImage[]> {
  const noisy = sharp(gradient(300, 200), { raw: { width: 300, height: 200, channels: 3 } });
  const frames = Buffer.concat([gradient(64, 48), gradient(64, 48, 99)]);
  const animated = await sharp(frames, { raw: { width: 64, height: 96, channels: 3, pageHeight: 48 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const damaged = ['image.damaged'];
  const unsupported = ['image.format_unsupported'];
  const crafted: Readonly<Record<string, readonly [Buffer, readonly string[]]>> = {
    'claims-3600-megapixels.png': [craftPng({ width: 60_000, height: 60_000 }), ['media.too_big']],
    'no-pixels.png': [craftPng({ width: 4000, height: 4000 }), damaged],
    '1x1.png': [await flat(1, 1).png().toBuffer(), ['image.too_small']],
    '1x20000.png': [await flat(1, 20_000).png().toBuffer(), ['image.too_small']],
    '20000x1.jpg': [await flat(20_000, 1).jpeg().toBuffer(), ['image.too_small']],
    '16x25000.png': [await flat(16, 25_000).png().toBuffer(), ['ok']],
    'animated.webp': [animated, ['ok']],
    'cut.jpg': [half(await noisy.clone().jpeg().toBuffer()), damaged],
    'cut.png': [half(await noisy.clone().png().toBuffer()), damaged],
    'cut.webp': [half(await noisy.clone().webp().toBuffer()), damaged],
    'cut.avif': [half(await noisy.clone().avif({ effort: 0 }).toBuffer()), damaged],
    'jpeg-named.png': [await noisy.clone().jpeg().toBuffer(), ['ok']],
    'webp-named.jpg': [await noisy.clone().webp().toBuffer(), ['ok']],
    'svg-named.png': [
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect width="9" height="9"/></svg>',
      ),
      unsupported,
    ],
    'xml-svg-named.png': [
      Buffer.from(
        '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
      ),
      unsupported,
    ],
    'pdf-named.png': [
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
      unsupported,
    ],
    'gif-named.png': [await noisy.clone().gif().toBuffer(), unsupported],
    'tiff-named.jpg': [await noisy.clone().tiff().toBuffer(), unsupported],
    'zip-named.png': [Buffer.from('504b0304140000000000', 'hex'), unsupported],
    'heic-brand.jpg': [
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]),
      unsupported,
    ],
    'mp4-named.jpg': [
      Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'), Buffer.alloc(200)]),
      unsupported,
    ],
    'words.png': [Buffer.from('not a picture at all'), unsupported],
    'magic-only.png': [Buffer.from('89504e470d0a1a0a', 'hex'), damaged],
    'magic-only.jpg': [Buffer.from('ffd8ffe0', 'hex'), damaged],
    'empty.png': [Buffer.alloc(0), ['media.empty']],
    '31-megabytes.jpg': [
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(31 * 1024 * 1024)]),
      ['media.too_large'],
    ],
  };
  const large: typeof crafted =
    sizes === 'small'
      ? {}
      : {
          'just-over-25-megapixels.png': [await flat(5001, 5000).png().toBuffer(), ['media.too_big']],
          'just-over-25-megapixels.webp': [await flat(5001, 5000).webp({ effort: 0 }).toBuffer(), ['media.too_big']],
          'flat-25-megapixels.png': [await flat(5000, 5000).png().toBuffer(), ['ok']],
          'text-bomb.png': [
            craftPng({
              width: 64,
              height: 64,
              chunks: [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bombed()]))],
            }),
            ['ok', ...damaged],
          ],
          'profile-bomb.png': [
            craftPng({
              width: 64,
              height: 64,
              chunks: [pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), bombed()]))],
            }),
            ['ok', ...damaged],
          ],
        };
  const images: CraftedImage[] = [
    { file: join(folder, 'nobody.png'), expected: ['image.unreadable'] },
    { file: folder, expected: ['image.unreadable'] },
  ];
  for (const [name, [bytes, expected]] of Object.entries({ ...crafted, ...large })) {
    await writeFile(join(folder, name), bytes);
    images.push({ file: join(folder, name), expected });
  }
  return images;
}
