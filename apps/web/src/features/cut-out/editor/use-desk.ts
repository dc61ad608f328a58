import type { CutOut } from '@semblante/contracts';
import { useState } from 'react';
import { canZoomIn, canZoomOut, type View, wholeView, zoomAt } from './view.ts';

export const tools = ['compare', 'restore', 'erase', 'move'] as const;
export type Tool = (typeof tools)[number];

/** Shares of the picture's short side: the same hand on a small and on a large picture. */
export const brushShare = { min: 0.005, first: 0.05, max: 0.3 } as const;
const sizeStep = 1.2;
const zoomStep = 1.5;

/** What lies in the hand, and how the picture is looked at. */
export function useDesk(cutOut: CutOut) {
  const [tool, setTool] = useState<Tool>('compare');
  const [share, setShare] = useState<number>(brushShare.first);
  const [hardness, setHardness] = useState(0.7);
  const [view, setView] = useState(wholeView);
  const shortSide = Math.min(cutOut.width, cutOut.height);

  function resize(next: number): void {
    setShare(Math.min(brushShare.max, Math.max(brushShare.min, next)));
  }
  function zoomBy(factor: number): void {
    // The line between before and after is for the whole picture.
    if (tool === 'compare') setTool('move');
    setView((now) => zoomAt(now, factor));
  }

  return {
    tool,
    setTool: (next: Tool) => {
      setTool(next);
      if (next === 'compare') setView(wholeView);
    },
    brush: { share, size: Math.max(1, share * shortSide), hardness },
    setShare: resize,
    setHardness,
    smaller: () => resize(share / sizeStep),
    larger: () => resize(share * sizeStep),
    view,
    changeView: (change: (now: View) => View) => setView(change),
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    zoomWhole: () => setView(wholeView),
    canZoomIn: canZoomIn(view),
    canZoomOut: canZoomOut(view),
  };
}

export type Desk = ReturnType<typeof useDesk>;
