export { addExampleFace } from './add-example-face.ts';
export { addFace, addPhoto, type Declared } from './add-face.ts';
export { decideFace } from './decide-face.ts';
export { findOwnFace, listPhotos, touchFaces } from './face.queries.ts';
export {
  addressPurpose,
  type FaceDeps,
  folderOfFace,
  folderOfPreviews,
  type JudgePhoto,
  type PhotoJudgement,
  type PhotoRefusal,
  photoRefusals,
} from './face-deps.ts';
export { getFace, listFaces, thumbnailOfPhoto } from './list-faces.ts';
export { faceData } from './personal-data.queries.ts';
export { purgeFaces, removeFace, removePhoto, type StopWork } from './remove-face.ts';
export { updateFace } from './update-face.ts';
export { blockableFace } from './block-face.ts';
