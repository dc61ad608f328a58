import sharp from 'sharp';
import { EngineError, type EngineErrorCode } from '../engine-error.ts';
import { openImage, type ImageFault, type ImageRules } from './image-file.ts';
import type { RgbaPicture } from './rgba-picture.ts';

/** docs/product/processings.md#limits. */
export const imageBytesMax = 30 * 1024 * 1024;
export const imagePixelsMax = 25_000_000;
/** A line or a dot shows no subject. */
const imageSideMin = 16;

const codes: Readonly<Record<ImageFault, EngineErrorCode>> = {
  missing: 'image.unreadable',
  format: 'image.format_unsupported',
  tiny: 'image.too_small',
  damaged: 'image.damaged',
};

export const imageRules: ImageRules = {
  formats: ['jpeg', 'png', 'webp', 'avif'],
  bytesMax: imageBytesMax,
  pixelsMax: imagePixelsMax,
  sideMin: imageSideMin,
  refuse: (reason, details, options) => new EngineError(codes[reason], details, options),
};

export interface LoadedImage extends RgbaPicture {
  /** `several` of an animated picture: the first of them is loaded. */
  frames: 'one' | 'several';
}

/**
 * A picture as people see it: upright, in sRGB whatever its profile, depth and channels, in its full size, with the
 * alpha it has.
 */
export async function loadImage(image: string | Uint8Array, rules: ImageRules = imageRules): Promise<LoadedImage> {
  const { bytes, header } = await openImage(image, rules);
  const { data, info } = await decode(bytes);
  return { width: info.width, height: info.height, data, frames: (header.pages ?? 1) > 1 ? 'several' : 'one' };
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: imagePixelsMax, failOn: 'error', sequentialRead: true, pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw imageRules.refuse('damaged', {}, { cause });
  }
}
