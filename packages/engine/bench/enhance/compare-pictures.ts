import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { enlargePicture } from '../../src/enhance/enlarge-picture.ts';
import type { Enlarger, Scale } from '../../src/enhance/enlarger.ts';
import { psnr, ssim } from '@semblante/media/testing';
import { photoColour, yuvFromRgb } from '@semblante/media/picture';
import { rounded } from '../cost.ts';

/** Of the piece of each picture that is shrunk and enlarged again: two tiles wide, so that seams would count. */
const side = 1024;
const folders = ['matting', 'faces'] as const;

export interface Compared {
  name: string;
  scale: Scale;
  psnr_gain_db: number;
  ssim_gain: number;
}

/** Sharp pictures of a media folder that are as large as the piece. */
export async function picturesIn(media: string): Promise<string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(media, folder))
      .filter((name) => /\.(jpe?g|png)$/.test(name))
      .map((name) => join(media, folder, name)),
  );
  const large: string[] = [];
  for (const file of files) {
    const { width, height, hasAlpha } = await sharp(file).metadata();
    if (width >= side && height >= side && !hasAlpha) large.push(file);
  }
  return large;
}

/** Shrunk by the scale and made as large again, against what it was: the network's likeness over that of Lanczos. */
export async function comparePicture(file: string, enlarger: Enlarger): Promise<Compared> {
  const { scale } = enlarger;
  const original = await sharp(file)
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const raw = { width: side, height: side, channels: 3 } as const;
  const smallSide = side / scale;
  const small = await sharp(original, { raw }).resize(smallSide, smallSide, { kernel: 'cubic' }).raw().toBuffer();
  const lanczos = await sharp(small, { raw: { width: smallSide, height: smallSide, channels: 3 } })
    .resize(side, side, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const data = await sharp(small, { raw: { width: smallSide, height: smallSide, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const large = await enlargePicture(
    { width: smallSide, height: smallSide, data },
    { enlarger, signal: new AbortController().signal },
  );
  const enlarged = await sharp(large.data, { raw: { ...raw, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = (rgb: Uint8Array) => yuvFromRgb(rgb, { width: side, height: side, colour: photoColour });
  const before = seen(original);
  const [ours, theirs] = [enlarged, lanczos].map((after) => ({ before, after: seen(after) }));
  return {
    name: basename(file),
    scale,
    psnr_gain_db: rounded(psnr(ours!) - psnr(theirs!), 2),
    ssim_gain: rounded(ssim(ours!) - ssim(theirs!), 4),
  };
}
