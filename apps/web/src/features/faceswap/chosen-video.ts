import { useSyncExternalStore } from 'react';
import { findLoadedUser } from '../../lib/session.ts';
import { draftStorage } from './draft-storage.ts';

/**
 * The video that this tab works on. Kept beside the page, because an upload may arrive while another page is looked at.
 */
let chosen: { userId: string; videoId: string | undefined } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After a reload the tab's storage knows; another account in the same tab starts with none. */
function read(): string | undefined {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return undefined;
  if (chosen?.userId !== userId) chosen = { userId, videoId: draftStorage.findChosenVideo(userId) };
  return chosen.videoId;
}

export function chooseVideo(videoId: string | undefined): void {
  const userId = findLoadedUser()?.id;
  if (userId === undefined) return;
  chosen = { userId, videoId };
  draftStorage.saveChosenVideo(userId, videoId);
  for (const listener of listeners) listener();
}

export function useChosenVideo(): string | undefined {
  return useSyncExternalStore(subscribe, read);
}
