export { compareFingerprints, type FingerprintMatch } from './compare-fingerprints.ts';
export {
  decodeFingerprint,
  encodeFingerprint,
  imageGridSide,
  type Fingerprint,
  type ImageFingerprint,
  type VideoFingerprint,
} from './fingerprint.ts';
export { frameSignature, signatureGridSide, signatureLength } from './frame-signature.ts';
