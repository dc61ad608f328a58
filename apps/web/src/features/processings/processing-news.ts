import type { Processing } from '@semblante/contracts';
import { isRunning } from './processing-event.ts';

export type ProcessingNews = 'completed' | 'review' | 'error' | 'blocked';

/** What is worth a word to somebody who is doing something else. A cancel is not: they did it themselves. */
export function newsOf(processing: Pick<Processing, 'status' | 'stage' | 'error_code'>): ProcessingNews | undefined {
  if (processing.stage === 'review' && isRunning(processing)) return 'review';
  if (processing.status === 'completed') return 'completed';
  if (processing.status !== 'error' || processing.error_code === 'cancelled') return undefined;
  return processing.error_code === 'blocked' ? 'blocked' : 'error';
}
