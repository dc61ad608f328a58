import { type Processing, toolFacts } from '@semblante/contracts';
import { isRunning } from './processing-event.ts';

export type ProcessingView = 'waiting' | 'working' | 'review' | 'ready' | 'blocked' | 'gone' | 'failed';
type Shown = Pick<Processing, 'status' | 'stage' | 'is_blocked' | 'result_url' | 'finished_at' | 'deletes_at'>;

/** What the card shows. A result whose time is over is gone for the eye before the purge has come by. */
export function viewOf(
  { status, stage, is_blocked, result_url, finished_at, deletes_at }: Shown,
  now: number,
): ProcessingView {
  switch (status) {
    case 'pending':
      return 'waiting';
    case 'in_progress':
      return stage === 'review' ? 'review' : 'working';
    case 'completed':
      // Told live a moment ago: where the result lies comes with the answer that is on its way.
      if (finished_at === null) return 'working';
      if (is_blocked) return 'blocked';
      return result_url === null || (deletes_at !== null && Date.parse(deletes_at) <= now) ? 'gone' : 'ready';
    case 'error':
      return 'failed';
    default:
      return status satisfies never;
  }
}

/** Over, and nothing was taken: said beside every such result, because it is a promise. */
export function wasFree(processing: Pick<Processing, 'status' | 'credits' | 'credits_charged'>): boolean {
  return !isRunning(processing) && processing.credits > 0 && processing.credits_charged === 0;
}

/** Rounded down: 99.6 % is not all of it. */
export function percentOf(share: number): number {
  return Math.floor(share * 100);
}

/** "step 2 of 4" of the work itself; waiting is no step. */
export function stepOf({
  kind,
  stage,
}: Pick<Processing, 'kind' | 'stage'>): { step: number; steps: number } | undefined {
  const stages: readonly string[] = toolFacts[kind].countedStages;
  const index = stages.indexOf(stage);
  return index === -1 ? undefined : { step: index + 1, steps: stages.length };
}
