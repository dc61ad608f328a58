import { type RefObject, useRef, useState } from 'react';
import { canPlayClips } from './can-play-clips.ts';
import { useInMiddle } from './use-in-middle.ts';
import { usePlayMode } from './use-play-mode.ts';

/** Passing over a clip on the way to another is not pointing at it. */
const pointMs = 150;

/** Whether the preview of one card plays, and what its card must listen to. */
export function usePreviewPlay(card: RefObject<HTMLElement | null>) {
  const mode = usePlayMode();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isInMiddle = useInMiddle({ place: card, isWatched: mode === 'in_view' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const canPlay = canPlayClips() && !hasFailed;

  function want() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsWanted(true), pointMs);
  }
  function leave() {
    clearTimeout(timer.current);
    setIsWanted(false);
  }

  return {
    isPlaying: canPlay && (isWanted || isInMiddle),
    /** A button to press, for who gets nothing that moves by itself. */
    isAsked: canPlay && mode === 'asked',
    toggle: () => setIsWanted(!isWanted),
    fail: () => setHasFailed(true),
    listeners: mode === 'pointed' ? { onPointerEnter: want, onPointerLeave: leave, onFocus: want, onBlur: leave } : {},
  };
}
