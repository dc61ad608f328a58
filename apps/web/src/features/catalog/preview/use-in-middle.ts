import { type RefObject, useEffect, useState } from 'react';

/** A band across the middle of the screen: one row of clips at a time. */
const band = { rootMargin: '-46% 0px -46% 0px', threshold: 0 };

/** Whether a place is in the middle of the screen; never, while nobody needs to know. */
export function useInMiddle({
  place,
  isWatched,
}: {
  place: RefObject<HTMLElement | null>;
  isWatched: boolean;
}): boolean {
  const [isInMiddle, setIsInMiddle] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (!isWatched || watched === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInMiddle(entry?.isIntersecting === true), band);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [place, isWatched]);
  return isWatched && isInMiddle;
}
