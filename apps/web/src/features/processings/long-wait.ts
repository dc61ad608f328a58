import type { Processing } from '@semblante/contracts';
import { isRunning } from './processing-event.ts';

const longSeconds = 60;

/** Long enough to go and do something else. What a person reviews takes longer still, and says so itself. */
export function isLongWait(processing: Pick<Processing, 'status' | 'stage' | 'eta_seconds'>): boolean {
  return isRunning(processing) && processing.stage !== 'review' && (processing.eta_seconds ?? 0) > longSeconds;
}
