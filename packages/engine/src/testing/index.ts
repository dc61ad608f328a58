export {
  craftImages,
  craftPng,
  digestImage,
  digestVideo,
  makeActorClip,
  makeCrowdPhoto,
  makeGoodImages,
  makeOddPhotos,
  makePairPhoto,
  makePortraitPhoto,
  makeWallClip,
  makeWallPhoto,
  readPixels,
  saveAgain,
  type CraftedImage,
  type VideoDigest,
} from '@semblante/media/testing';
export { testWeightsFolder } from '@semblante/vision/testing';
