import { renewBadges, withdrawExpiredClips } from '@semblante/core/catalog';
import type { MediaDeps } from '../media/media-deps.ts';

/** Licences that ended, and badges as they are earned by now; safe in many processes. */
export function keepCatalogWatch({ videos }: MediaDeps): () => Promise<void> {
  return async () => {
    await withdrawExpiredClips(videos);
    await renewBadges(videos);
  };
}
