import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { castOf, renderPortrait } from '@semblante/actors';
import sharp, { type Sharp } from 'sharp';

const size = { width: 160, height: 120 };

/** Small, and one of each kind that people have. */
const kinds: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'plain.jpg': (image) => image.jpeg(),
  'progressive.jpg': (image) => image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'turned.jpg': (image) => image.withMetadata({ orientation: 6 }).jpeg(),
  'cmyk.jpg': (image) => image.toColourspace('cmyk').jpeg(),
  'grey.jpg': (image) => image.greyscale().jpeg(),
  'plain.png': (image) => image.png(),
  'alpha.png': (image) => image.ensureAlpha(0.6).png(),
  'deep.png': (image) => image.toColourspace('rgb16').withIccProfile('p3').png(),
  'palette.png': (image) => image.png({ palette: true, colours: 32 }),
  'lossy.webp': (image) => image.ensureAlpha(0.5).webp(),
  'lossless.webp': (image) => image.webp({ lossless: true }),
  'still.avif': (image) => image.avif({ effort: 0 }),
};

export async function makeGoodImages(folder: string): Promise<{ file: string; bytes: Buffer }[]> {
  const [person] = castOf('ana');
  if (!person) throw new Error('nobody is there to be drawn');
  const { rgb } = renderPortrait(person, { ...size, backdrop: 'park' });
  const made: { file: string; bytes: Buffer }[] = [];
  for (const [name, encode] of Object.entries(kinds)) {
    const bytes = await encode(sharp(rgb, { raw: { ...size, channels: 3 } })).toBuffer();
    await writeFile(join(folder, name), bytes);
    made.push({ file: join(folder, name), bytes });
  }
  return made;
}
