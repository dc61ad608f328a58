import { compareImages, type ImageMatch } from './compare-images.ts';
import { compareVideos, type VideoMatch } from './compare-videos.ts';
import type { Fingerprint } from './fingerprint.ts';

export type FingerprintMatch = ImageMatch | VideoMatch;

/** Whether one shows the same as the other. An image and a video never match: they are not copies of each other. */
export function compareFingerprints(a: Fingerprint, b: Fingerprint): FingerprintMatch {
  if (a.kind === 'image' && b.kind === 'image') return compareImages(a, b);
  if (a.kind === 'video' && b.kind === 'video') return compareVideos(a, b);
  return { isMatch: false, similarity: 0 };
}
