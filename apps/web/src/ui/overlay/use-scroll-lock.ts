import { useLayoutEffect } from 'react';

/**
 * The page behind a modal must not scroll. The room of the scrollbar is kept, or everything would jump to the right.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    const page = document.documentElement;
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.style.overflow = 'hidden';
    return () => {
      page.style.paddingRight = '';
      page.style.overflow = '';
    };
  }, [locked]);
}
