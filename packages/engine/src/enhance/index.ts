export { cleanPicture, isDirty } from './clean-picture.ts';
export { type Region, enlargePicture } from './enlarge-picture.ts';
export { Enlarger } from './enlarger.ts';
export { findQuantisation } from './jpeg-quantisation.ts';
export { measureNoise } from './measure-noise.ts';
export { isOpaque } from './transparent-colours.ts';
