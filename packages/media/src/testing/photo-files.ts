import { join } from 'node:path';
import sharp from 'sharp';

/** Three bytes a pixel, whatever the file. */
export async function readPixels(image: string | Uint8Array): Promise<Buffer> {
  return await sharp(image).removeAlpha().raw().toBuffer();
}

/** The same picture as somebody saves it again: without what was in the file's data. */
export async function saveAgain(image: Uint8Array): Promise<Buffer> {
  return await sharp(image).jpeg({ quality: 80 }).toBuffer();
}

/** One portrait many times beside each other, of so many pixels each. */
export async function makeCrowdPhoto(
  file: string,
  { portrait, count, side }: { portrait: string; count: number; side: number },
): Promise<void> {
  const input = await sharp(portrait).resize(side).toBuffer();
  const columns = 8;
  const step = Math.max(side, 200);
  const people = Array.from({ length: count }, (_, n) => ({
    input,
    left: step * (n % columns),
    top: step * Math.floor(n / columns),
  }));
  const height = step * Math.ceil(count / columns);
  await sharp({ create: { width: step * columns, height, channels: 3, background: '#8a94a0' } })
    .composite(people)
    .png()
    .toFile(file);
}

/** A portrait as cameras, printers and programs write it; the names of the files. */
export async function makeOddPhotos(folder: string, portrait: string): Promise<string[]> {
  const picture = sharp(portrait);
  const odd = {
    'turned.jpg': picture.clone().rotate(270).jpeg().withMetadata({ orientation: 6 }),
    'cmyk.jpg': picture.clone().toColourspace('cmyk').jpeg(),
    'deep.png': picture.clone().toColourspace('rgb16').png(),
    'holes.png': picture.clone().ensureAlpha(0.9).png(),
  };
  for (const [name, written] of Object.entries(odd)) await written.toFile(join(folder, name));
  return Object.keys(odd);
}
