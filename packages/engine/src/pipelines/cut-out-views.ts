import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imageRules, loadImage, type RgbaPicture } from '@semblante/media/picture';

/** docs/product/processings.md. The engine could read more; what the product states is what it takes. */
const uploadRules = { ...imageRules, formats: ['jpeg', 'png', 'webp'] as const };
const cutOutRules = { ...imageRules, bytesMax: 256 * 1024 * 1024 };
export const thumbnailSide = 480;
/** What an editor works with: 25 megapixels are a lot for a phone. */
const viewSide = 1600;

interface Pixels {
  width: number;
  height: number;
  /** Three or four bytes a pixel. */
  pixels: Uint8Array;
}

export interface TakenImage {
  width: number;
  height: number;
  frames: 'one' | 'several';
  /**
   * As browsers show it, once in full size and once no larger than an editor needs it: upright, in sRGB, without the
   * camera's notes; a JPEG where it is opaque, else a WebP.
   */
  full: string;
  view: string;
  thumbnail: string;
}

/** Reads a stranger's picture to its last pixel, and writes what a page shows of it. */
export async function takeImage(
  { image, folder }: { image: string; folder: string },
  signal: AbortSignal,
): Promise<TakenImage> {
  const picture = await loadImage(image, uploadRules);
  const { width, height, data, frames } = picture;
  signal.throwIfAborted();
  const isOpaque = hasNoHoles(picture);
  const ending = isOpaque ? 'jpg' : 'webp';
  const files = {
    full: join(folder, `full.${ending}`),
    view: join(folder, `view.${ending}`),
    thumbnail: join(folder, 'thumbnail.webp'),
  };
  const pixels = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  const encoded = (image: Sharp) =>
    isOpaque ? image.removeAlpha().jpeg({ quality: 90 }) : image.webp({ quality: 88, effort: 1 });
  await encoded(pixels.clone()).toFile(files.full);
  await encoded(within(pixels.clone(), viewSide)).toFile(files.view);
  await writeThumbnail({ width, height, pixels: data }, files.thumbnail);
  return { width, height, frames, ...files };
}

/**
 * What a page shows of a finished cut-out: its alpha in grey at full size, for the brush, and two smaller pictures of
 * it.
 */
export async function viewCutOut({
  cutOut,
  alpha,
  view,
  thumbnail,
}: {
  cutOut: string;
  alpha: string;
  view: string;
  thumbnail: string;
}): Promise<void> {
  const picture = await loadImage(cutOut, cutOutRules);
  await writeAlpha(picture, alpha);
  const pixels = sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
    limitInputPixels: false,
  });
  await within(pixels, viewSide).webp({ quality: 90, alphaQuality: 100, effort: 1 }).toFile(view);
  await writeThumbnail({ width: picture.width, height: picture.height, pixels: picture.data }, thumbnail);
}

export async function writeAlpha({ width, height, data }: RgbaPicture, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .extractChannel(3)
    .toColourspace('b-w')
    .png({ compressionLevel: 4 })
    .toFile(file);
}

export async function writeThumbnail({ width, height, pixels }: Pixels, file: string): Promise<void> {
  const channels = pixels.length === 4 * width * height ? 4 : 3;
  const image = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false });
  // Shrinking with alpha weighs every colour by it, which takes several times as long.
  const seen = channels === 4 && hasNoHoles({ data: pixels }) ? image.removeAlpha() : image;
  await within(seen, thumbnailSide).webp({ quality: 82 }).toFile(file);
}

const within = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

function hasNoHoles({ data }: Pick<RgbaPicture, 'data'>): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
