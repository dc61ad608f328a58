import type { Processing } from '@semblante/contracts';
import { useSyncExternalStore } from 'react';

let waiting: readonly Processing[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Processing[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** False where no page shows the modal, or where it would cover another: then it must be said otherwise. */
export function showProcessingError(processing: Processing): boolean {
  const isCovered = waiting.length === 0 && document.querySelector('[role="dialog"]') !== null;
  if (listeners.size === 0 || isCovered) return false;
  set([...waiting, processing]);
  return true;
}

export function closeProcessingError(): void {
  set(waiting.slice(1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever left the page has seen it in the list, or will.
    if (listeners.size === 0) waiting = [];
  };
}

/** One at a time, in the order in which they ended. */
export function useProcessingError(): Processing | undefined {
  return useSyncExternalStore(subscribe, () => waiting[0]);
}
