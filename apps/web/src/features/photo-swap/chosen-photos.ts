import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { findLoadedUser } from '../../lib/session.ts';
import { createTabStorage } from '../../lib/tab-storage.ts';

const { find, save } = createTabStorage(() => sessionStorage);
const keyOf = (userId: string) => `swap_photos.${userId}`;
const none: readonly string[] = [];

/** The photos that this tab works on: one, or several that get the same face. */
let chosen: { userId: string; ids: readonly string[] } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After a reload the tab's storage knows; another account in the same tab starts with none. */
function read(): readonly string[] {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return none;
  if (chosen?.userId !== userId) chosen = { userId, ids: find(keyOf(userId), z.array(z.uuid())) ?? none };
  return chosen.ids;
}

export function choosePhotos(ids: readonly string[]): void {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return;
  chosen = { userId, ids };
  save(keyOf(userId), ids.length === 0 ? undefined : ids);
  for (const listener of listeners) listener();
}

export function useChosenPhotos(): readonly string[] {
  return useSyncExternalStore(subscribe, read);
}
