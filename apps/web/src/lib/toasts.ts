import type { toast } from '../ui/feedback/toast.tsx';
import { useSyncExternalStore } from 'react';

export type ToastKind = keyof typeof toast;

let areNeeded = false;
const listeners = new Set<() => void>();

/** From now on the page has a place for toasts; see `ToastPlace`. */
export function needToasts(): void {
  if (areNeeded) return;
  areNeeded = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToastsNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => areNeeded);
}

/** An error, and where its next step is told. */
export async function showErrorToasts(texts: readonly string[], code: string | undefined): Promise<void> {
  needToasts();
  try {
    const [{ toast }, { linkToHelp }] = await Promise.all([
      import('../ui/feedback/toast.tsx'),
      import('./help-topics.ts'),
    ]);
    for (const text of texts) toast.error(text, linkToHelp(code));
  } catch (error) {
    // Without a connection there is no way left to show it.
    console.error(error, texts);
  }
}

/** For code that every page starts with: the toasts themselves come when there is one to show. */
export async function showToasts(kind: ToastKind, ...texts: string[]): Promise<void> {
  needToasts();
  try {
    const { toast } = await import('../ui/feedback/toast.tsx');
    for (const text of texts) toast[kind](text);
  } catch (error) {
    // Without a connection there is no way left to show it.
    console.error(error, texts);
  }
}
