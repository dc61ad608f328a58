export { fingerprintImage } from './fingerprint-image.ts';
export { VideoFingerprinter, fingerprintVideo } from './fingerprint-video.ts';
