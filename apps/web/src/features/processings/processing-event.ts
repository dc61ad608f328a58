import { type LiveEvent, type Processing, processingStages } from '@semblante/contracts';

export type ProcessingEvent = Extract<LiveEvent, { kind: 'processing' }>;
type Place = Pick<Processing, 'status' | 'stage' | 'progress'>;

export function isRunning({ status }: Pick<Processing, 'status'>): boolean {
  return status === 'pending' || status === 'in_progress';
}

/**
 * Events are told again after a lost connection, and an answer may be older than an event: nothing goes back on the
 * page.
 */
function isBehind(told: Place, known: Place): boolean {
  if (!isRunning(known)) {
    // A finished result can still be blocked after a report; anything else that comes after the end is old.
    return !(known.status === 'completed' && told.status === 'error');
  }
  if (!isRunning(told)) return false;
  if (told.progress !== known.progress) return told.progress < known.progress;
  return processingStages.indexOf(told.stage) < processingStages.indexOf(known.stage);
}

/** The same object when the event brings nothing new. */
export function withEvent(known: Processing, event: ProcessingEvent): Processing {
  if (isBehind(event, known)) return known;
  const { status, stage, eta_seconds, error_code } = event;
  return {
    ...known,
    status,
    stage,
    eta_seconds,
    error_code,
    progress: Math.max(known.progress, event.progress),
    queue_position: status === 'pending' ? known.queue_position : null,
  };
}

/**
 * The fetched state, unless an event overtook it on its way. Level with what is known it wins: it may tell of a new
 * place in the queue.
 */
export function newerOf(known: Processing | undefined, fetched: Processing): Processing {
  if (known === undefined || !isRunning(fetched)) return fetched;
  return !isRunning(known) || fetched.progress < known.progress ? known : fetched;
}
