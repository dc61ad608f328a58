import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makePortraitPhoto } from '@semblante/engine/testing';
import sharp from 'sharp';

/** Twelve megapixels. */
const size = { width: 4000, height: 3000 };

export interface PhotoMaterial {
  name: string;
  /** A photo of twelve megapixels with one face. */
  photo: string;
  /** Whose face is put into it. */
  face: string;
}

/** An invented person, and with a folder of real faces one of those too. */
export async function photoMaterial(folder: string, media: string | undefined): Promise<PhotoMaterial[]> {
  const at = (name: string) => join(folder, name);
  await makePortraitPhoto(at('hana.jpg'), 'hana');
  await makePortraitPhoto(at('ben.png'), 'ben');
  const drawn = { name: 'drawn', photo: at('drawn.jpg'), face: at('hana.jpg') };
  await enlarge(at('ben.png'), drawn.photo);
  const [one, other] = media === undefined ? [] : await portraitsIn(join(media, 'faces'));
  if (!one || !other) return [drawn];
  const real = { name: 'real', photo: at('real.jpg'), face: other };
  await enlarge(one, real.photo);
  return [drawn, real];
}

async function portraitsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^us_congress_.*\.jpg$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** On a wall with grain: what has no grain is packed faster than any photo. */
async function enlarge(portrait: string, file: string): Promise<void> {
  const { width, height } = size;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 18 };
  await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .composite([{ input: await sharp(portrait).resize({ height: 2400 }).toBuffer() }])
    .jpeg({ quality: 93 })
    .toFile(file);
}
