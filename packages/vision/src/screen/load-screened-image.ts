import sharp from 'sharp';
import {
  imageRules,
  photoColour,
  openImage,
  type ImageRules,
  yuvFromRgb,
  type YuvPicture,
} from '@semblante/media/picture';

/**
 * Of uploads each kind has its own limits, checked where it is used; results may be larger than what they were made of.
 */
const screenedRules: ImageRules = { ...imageRules, bytesMax: 256 * 1024 * 1024, pixelsMax: 120_000_000 };
/** The networks look at 299 pixels, and faces of 32 need no more than this to be found. */
const sideMax = 1600;
/** What is transparent may have anything behind it. */
const behindTransparency = '#808080';

/**
 * An image of any kind that the product takes or makes, upright and opaque. Of an animated one the first picture, which
 * is all the product uses.
 */
export async function loadScreenedImage(image: string | Uint8Array): Promise<YuvPicture> {
  const { bytes } = await openImage(image, screenedRules);
  const { data, info } = await decode(bytes);
  return yuvFromRgb(data, { width: info.width, height: info.height, colour: photoColour });
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, {
      limitInputPixels: screenedRules.pixelsMax,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: behindTransparency })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw screenedRules.refuse('damaged', {}, { cause });
  }
}
