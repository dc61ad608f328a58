export { addImages, type AddedImage, type ReceivedImage } from './add-images.ts';
export { blockableImage } from './block-image.ts';
export { decideImage } from './decide-image.ts';
export {
  findImage,
  findOwnImage,
  type ImageRow,
  listKnownImages,
  listRunningOnImages,
  lockOwnImages,
  touchImages,
} from './image.queries.ts';
export {
  type DrawPreview,
  folderOfImage,
  type ImageDeps,
  type ImageFault,
  type ImageJudgement,
  type JudgeImage,
  type PeopleInPhoto,
  peopleOfImage,
  smallerOf,
} from './image-deps.ts';
export { fileOfImage, getImage, imagesPerPage, listImages } from './list-images.ts';
export { imageData } from './personal-data.queries.ts';
export { previewImage } from './preview-image.ts';
export { purgeImages, removeImage } from './remove-image.ts';
