import type { Processing } from '@semblante/contracts';
import { isRunning } from './processing-event.ts';

type Followed = Pick<Processing, 'status' | 'progress'>;

/** The percent of the work that is furthest from its end; `ready` once all of it is over and something was made. */
export function titleNewsOf(followed: readonly Followed[]): number | 'ready' | undefined {
  const running = followed.filter(isRunning);
  if (running.length > 0) return Math.min(...running.map(({ progress }) => progress));
  return followed.some(({ status }) => status === 'completed') ? 'ready' : undefined;
}
