export { SwapQualityMeter } from './swap-quality.ts';
export type { QualityFrame, QualityInstruments, SwapQuality } from './swap-quality.ts';
export { eyeErrorsPercent, landmarkErrorPercent, mouthErrorsPercent, poseErrorDegrees } from './mesh-difference.ts';
export { cropRgb } from './square-crop.ts';
export { measureClip } from './measure-clip.ts';
export type { ClipToMeasure, MeasuredFrame } from './measure-clip.ts';
export { qualityReport } from './quality-report.ts';
export type { QualityReport } from './quality-report.ts';
export { knownFacesOf, type KnownFaces } from './visible-face.ts';
