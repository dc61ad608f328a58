import type { Point } from '../brush/stroke.ts';

/** How the picture lies in its frame: how much larger, and where its corner is, in shares of the frame. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const wholeView: View = { zoom: 1, x: 0, y: 0 };
const zoomMax = 8;

/** Without gaps: the picture always fills its frame. */
function fit({ zoom, x, y }: View): View {
  const within = (corner: number) => Math.min(0, Math.max(1 - zoom, corner));
  return { zoom, x: within(x), y: within(y) };
}

/** What lies under `at` (a share of the frame) stays there. */
export function zoomAt(view: View, factor: number, at: Point = { x: 0.5, y: 0.5 }): View {
  const zoom = Math.min(zoomMax, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return fit({ zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown });
}

export function moveView(view: View, by: Point): View {
  return fit({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** So far that a point of the picture (in shares of it) is in sight, away from the rim. */
export function showPoint(view: View, { x, y }: Point): View {
  const rim = 0.08;
  const missing = (place: number) => Math.max(0, rim - place) - Math.max(0, place - (1 - rim));
  return moveView(view, { x: missing(view.x + x * view.zoom), y: missing(view.y + y * view.zoom) });
}

export const canZoomIn = ({ zoom }: View) => zoom < zoomMax;
export const canZoomOut = ({ zoom }: View) => zoom > 1;
