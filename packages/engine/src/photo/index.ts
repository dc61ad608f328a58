export { loadPhoto, photoBytesMax, photoColour } from './load-photo.ts';
export { judgePhoto, photoLimits } from './judge-photo.ts';
export type { PhotoHint, PhotoRefusal, PhotoVerdict } from './judge-photo.ts';
export type { PhotoMeasures } from './photo-measures.ts';
export { prepareSource } from './prepare-source.ts';
export { foldWeights, smileOf } from './fold-weights.ts';
export { shapeField } from './shape-field.ts';
export type { Mip, Planes, SourceFace } from './source-face.ts';
