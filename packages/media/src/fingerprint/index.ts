export { compareFingerprints, type FingerprintMatch } from './compare-fingerprints.ts';
export {
  decodeFingerprint,
  encodeFingerprint,
  type Fingerprint,
  type ImageFingerprint,
  type VideoFingerprint,
} from './fingerprint.ts';
export { fingerprintImage } from './fingerprint-image.ts';
export {
  fingerprintVideo,
  joinVideoFingerprints,
  VideoFingerprinter,
  type FingerprintDetail,
} from './fingerprint-video.ts';
