import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { findLoadedUser } from '../../lib/session.ts';
import { createTabStorage } from '../../lib/tab-storage.ts';

/**
 * A file that was on its way when the page was reloaded. Its bytes are gone from the page: only its person can choose
 * it again.
 */
const CutUpload = z.object({ fileName: z.string(), bytes: z.number() });
export type CutUpload = z.infer<typeof CutUpload>;

const storage = createTabStorage(() => sessionStorage);
const keyOf = (userId: string) => `upload_on_its_way.${userId}`;

/** As this page found it when it was opened. */
let found: { userId: string; cut: CutUpload | undefined } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): CutUpload | undefined {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return undefined;
  if (found?.userId !== userId) found = { userId, cut: storage.find(keyOf(userId), CutUpload) };
  return found.cut;
}

export function useCutUpload(): CutUpload | undefined {
  return useSyncExternalStore(subscribe, read);
}

/** Whatever is chosen now, or nothing any more: the file from before is asked for once. */
export function rememberUpload(file: CutUpload | undefined): void {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return;
  found = { userId, cut: undefined };
  storage.save(keyOf(userId), file);
  for (const listener of listeners) listener();
}
