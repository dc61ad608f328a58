import type { Face } from '@semblante/contracts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { findLoadedUser } from '../../lib/session.ts';
import { createTabStorage } from '../../lib/tab-storage.ts';

const storage = createTabStorage(() => sessionStorage);
const keyOf = (userId: string) => `catalog_face.${userId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChosen(): string | undefined {
  const userId = findLoadedUser()?.id;
  return userId === undefined ? undefined : storage.find(keyOf(userId), z.uuid());
}

export function takeFace(faceId: string): void {
  const userId = findLoadedUser()?.id;
  if (userId !== undefined) storage.save(keyOf(userId), faceId);
  for (const listener of listeners) listener();
}

/**
 * The face that goes into every scene that is opened: the one last chosen in this tab, else the first of mine that can
 * be used.
 */
export function useFaceInUse(faces: readonly Face[]): Face | undefined {
  const chosenId = useSyncExternalStore(subscribe, readChosen);
  const usable = faces.filter(({ state }) => state === 'usable');
  return usable.find(({ id }) => id === chosenId) ?? usable[0];
}
