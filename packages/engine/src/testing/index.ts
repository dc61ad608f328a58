export { makeActorClip, makePairPhoto, makePortraitPhoto, makeWallPhoto } from './actor-media.ts';
export { digestVideo, type VideoDigest } from './digest-video.ts';
export { testWeightsFolder } from './weights-folder.ts';
