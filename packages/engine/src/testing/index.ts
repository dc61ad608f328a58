export { makeActorClip, makePairPhoto, makePortraitPhoto, makeWallClip, makeWallPhoto } from '@semblante/media/testing';
export { craftImages, type CraftedImage } from '@semblante/media/testing';
export { craftPng } from '@semblante/media/testing';
export { digestImage } from '@semblante/media/testing';
export { digestVideo, type VideoDigest } from '@semblante/media/testing';
export { makeGoodImages } from '@semblante/media/testing';
export { makeCrowdPhoto, makeOddPhotos, readPixels, saveAgain } from '@semblante/media/testing';
export { testWeightsFolder } from '@semblante/vision/testing';
