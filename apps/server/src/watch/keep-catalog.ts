import { renewBadges, withdrawExpiredClips } from '@semblante/core/catalog';
import type { MediaDeps } from '../media/media-deps.ts';
import { type Failures, inParts } from './failures.ts';

/** Licences that ended, and badges as they are earned by now; safe in many processes. */
export function keepCatalogWatch({ videos }: MediaDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'withdraw-clips': async () => await withdrawExpiredClips(videos),
    'renew-badges': async () => await renewBadges(videos),
  });
}
