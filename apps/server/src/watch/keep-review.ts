import { type ReviewDeps, tellDelays, tellHeldImages } from '@semblante/core/review';
import { type Failures, inParts } from './failures.ts';

/**
 * Who was promised a decision by a time that has passed is told so; whose pictures are held gets one mail for the
 * batch.
 */
export function keepReviewWatch(deps: ReviewDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'tell-delays': async (report) => await tellDelays(deps, report),
    'tell-held-images': async (report) => await tellHeldImages(deps, report),
  });
}
