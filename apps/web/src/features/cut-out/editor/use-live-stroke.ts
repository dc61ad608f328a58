import { useRef, useState } from 'react';
import { beginStroke, extendStroke, type Point, type Stroke } from '../brush/stroke.ts';

/** The stroke that is being drawn. Kept aside too, because several moves may come before the page is drawn again. */
export function useLiveStroke(onDone: (stroke: Stroke) => void) {
  const [live, setLive] = useState<Stroke>();
  const now = useRef<Stroke>(undefined);

  function set(next: Stroke | undefined): void {
    now.current = next;
    setLive(next);
  }

  return {
    live,
    begin: (brush: Omit<Stroke, 'path'>, at: Point) => set(beginStroke(brush, at)),
    goOn: (points: readonly Point[]) => now.current !== undefined && set(points.reduce(extendStroke, now.current)),
    finish: () => {
      if (now.current !== undefined) onDone(now.current);
      set(undefined);
    },
    drop: () => set(undefined),
  };
}
