import { useSyncExternalStore } from 'react';

/** Never two at once: one replaces the other, and closing closes whichever is open. */
export type GlobalModal = 'credit-out' | 'discount';

let current: GlobalModal | undefined;
let everOpened = false;
const listeners = new Set<() => void>();

export function openGlobalModal(modal: GlobalModal | undefined): void {
  current = modal;
  everOpened ||= modal !== undefined;
  for (const listener of listeners) listener();
}

export function closeGlobalModal(): void {
  openGlobalModal(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGlobalModal(): GlobalModal | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** From the first opening on, the modals stay in the page so that they can leave it gently. */
export function useGlobalModalNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => everOpened);
}
