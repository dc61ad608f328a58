export { ChosenPhotosView } from './chosen-photos-view.tsx';
export { choosePhotos, useChosenPhotos } from './chosen-photos.ts';
export { isPicture } from './photo-file.ts';
export { PhotoSending } from './photo-sending.tsx';
export { PhotosList, useSentPhotos } from './photos-list.tsx';
export { sendPhotos, usePhotoUploads } from './photo-uploads.ts';
