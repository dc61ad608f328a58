export { openVision, type DetectOptions, type Vision } from './open-vision.ts';
export type { DetectionModel, DetectionWindow } from './detection-windows.ts';
export { overlapOf, type Detection } from './detect-faces.ts';
export type { MeshReading } from './read-mesh.ts';
export { likenessOf, viewedFrom, type Description, type FaceView } from './describe-face.ts';
export { regionOfDetection, regionOfMesh } from './face-region.ts';
export type { Region } from './crop-picture.ts';
export { anglesOf, type FaceAngles } from './face-angles.ts';
