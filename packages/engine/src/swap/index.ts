export { FaceRenderer, type RendererOptions } from './face-renderer.ts';
export type { Calibration } from './calibration.ts';
export type { CalibrationSample } from './calibration-samples.ts';
export { faceBoxOf, type FaceBox } from './face-box.ts';
export type { FrameInput } from './frame-stage.ts';
export type { Person } from './output-mesh.ts';
export { defaultLook, type Look } from './look.ts';
export { alphaOf } from './vertex-alpha.ts';
export { veilOf } from './veil.ts';
