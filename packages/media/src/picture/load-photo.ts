import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import { openImage, type ImageRules } from './image-file.ts';
import { yuvFromRgb, type ColourSpace, type YuvPicture } from './yuv-picture.ts';

/** docs/product/processings.md: a face image is a PNG or a JPEG of 15 MB at most. */
export const photoBytesMax = 15 * 1024 * 1024;
/** A header may claim any size; what 15 MB can honestly hold is less than this. */
const photoPixelsMax = 120_000_000;
/** Longest side that is kept. Faces fill a good part of a photo, and no clip shows one wider than 1080 pixels. */
const photoSideMax = 2400;
/** Under this no detector sees anything. */
const photoSideMin = 32;
/** Shows through where a cut-out photo is transparent: neither dark nor bright, no colour. */
const behindTransparency = '#808080';

const photoRules: ImageRules = {
  formats: ['jpeg', 'png'],
  bytesMax: photoBytesMax,
  pixelsMax: photoPixelsMax,
  sideMin: photoSideMin,
  refuse: (reason, details, options) => new EngineError('photo.unreadable', { ...details, reason }, options),
};

/** How photos are coded until they are put into a clip's colour space. */
export const photoColour: ColourSpace = { range: 'full', matrix: 'bt601' };

/**
 * A photo as people see it: upright, sRGB, opaque, not larger than useful. Throws an `EngineError` that says what is
 * wrong with the file.
 */
export async function loadPhoto(photo: string | Uint8Array): Promise<YuvPicture> {
  const { bytes } = await openImage(photo, photoRules);
  const { data, info } = await decode(bytes);
  return yuvFromRgb(data, { width: info.width, height: info.height, colour: photoColour });
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: photoPixelsMax, failOn: 'error', sequentialRead: true, pages: 1 })
      .autoOrient()
      .resize({ width: photoSideMax, height: photoSideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: behindTransparency })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw photoRules.refuse('damaged', {}, { cause });
  }
}
