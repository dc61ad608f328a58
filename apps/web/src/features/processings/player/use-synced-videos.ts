import { type RefObject, useEffect } from 'react';
import { driftOf } from './drift.ts';

interface SyncedVideos {
  /** Leads, and is the one that is heard. */
  result: RefObject<HTMLVideoElement | null>;
  /** Follows without a sound. */
  before: RefObject<HTMLVideoElement | null>;
  /** Where in the original the result begins, in seconds. */
  beforeFrom: number;
}

/** The original goes where the result goes: plays, stops, jumps and waits with it. */
export function useSyncedVideos({ result, before, beforeFrom }: SyncedVideos): void {
  useEffect(() => {
    if (result.current === null || before.current === null) return;
    return keepTogether({ lead: result.current, follower: before.current, from: beforeFrom });
  }, [result, before, beforeFrom]);
}

function keepTogether({
  lead,
  follower,
  from,
}: {
  lead: HTMLVideoElement;
  follower: HTMLVideoElement;
  from: number;
}): () => void {
  const listening = new AbortController();
  const on = (names: readonly (keyof HTMLMediaElementEventMap)[], act: () => void) => {
    for (const name of names) lead.addEventListener(name, act, { signal: listening.signal });
  };

  function align() {
    const target = driftOf({ lead: lead.currentTime, follower: follower.currentTime, from, isPlaying: !lead.paused });
    if (target !== undefined) follower.currentTime = target;
  }
  function run() {
    align();
    // A browser may refuse to start a second video; its picture then follows by the jumps of `align`.
    follower.play().catch((error: unknown) => console.warn('player', error));
  }
  function rest() {
    follower.pause();
    align();
  }

  on(['playing'], run);
  on(['pause', 'waiting', 'ended'], rest);
  on(['seeking', 'timeupdate', 'loadedmetadata'], align);
  for (const name of ['loadedmetadata', 'pause']) follower.addEventListener(name, align, { signal: listening.signal });
  return () => listening.abort();
}
