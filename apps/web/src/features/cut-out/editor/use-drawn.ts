import { type RefObject, useEffect, useRef } from 'react';
import type { Edit, PictureBoard } from './picture-board.ts';

/** A canvas that shows the edit as it is, drawn once a frame at most. */
export function useDrawn(
  board: PictureBoard,
  { look, strokes, live, backdrop }: Edit,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      if (canvas.current !== null) board.draw(canvas.current, { look, strokes, live, backdrop });
    });
    return () => cancelAnimationFrame(drawing);
  }, [board, look, strokes, live, backdrop]);
  return canvas;
}
