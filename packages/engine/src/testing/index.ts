export { makeActorClip, makePairPhoto, makePortraitPhoto, makeWallClip, makeWallPhoto } from './actor-media.ts';
export { digestVideo, type VideoDigest } from './digest-video.ts';
export { testWeightsFolder } from './weights-folder.ts';
