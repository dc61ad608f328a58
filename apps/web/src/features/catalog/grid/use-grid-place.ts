import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridPlace {
  width: number;
  /** From the top of the document. */
  top: number;
  rootFontPx: number;
}

/** Where the list stands. What is above it opens and closes, so it is measured whenever the page changes its height. */
export function useGridPlace(list: RefObject<HTMLElement | null>): GridPlace | undefined {
  const [place, setPlace] = useState<GridPlace>();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    function measure() {
      if (element === null) return;
      const box = element.getBoundingClientRect();
      const next = {
        width: box.width,
        top: Math.round(box.top + scrollY),
        rootFontPx: parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
      setPlace((before) =>
        before !== undefined &&
        before.width === next.width &&
        before.top === next.top &&
        before.rootFontPx === next.rootFontPx
          ? before
          : next,
      );
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
