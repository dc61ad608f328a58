export { encodeImage, encodeOpaque } from './encode-image.ts';
export { type ImageRules, openImage } from './image-file.ts';
export { type LoadedImage, imagePixelsMax, imageRules, loadImage } from './load-image.ts';
export { loadPhoto, photoColour } from './load-photo.ts';
export { readMap } from './read-map.ts';
export type { RgbaPicture } from './rgba-picture.ts';
export { PngStream } from './write-png.ts';
export {
  type ColourSpace,
  type YuvPicture,
  colourCoefficients,
  copyOf,
  rgbFromYuv,
  withHalvedChroma,
  yuvFromPixels,
  yuvFromRgb,
} from './yuv-picture.ts';
