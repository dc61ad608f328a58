export { makeActorClip, makePairPhoto, makePortraitPhoto, makeWallClip, makeWallPhoto } from './actor-media.ts';
export { craftImages, type CraftedImage } from './crafted-images.ts';
export { craftPng } from './crafted-png.ts';
export { digestImage } from './digest-image.ts';
export { digestVideo, type VideoDigest } from './digest-video.ts';
export { makeGoodImages } from './good-images.ts';
export { makeCrowdPhoto, makeOddPhotos, readPixels, saveAgain } from './photo-files.ts';
export { testWeightsFolder } from './weights-folder.ts';
