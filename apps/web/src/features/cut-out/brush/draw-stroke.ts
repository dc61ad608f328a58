import type { Stroke } from './stroke.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface DrawOptions {
  colour: string;
  /** Canvas pixels for one pixel of the full picture. */
  scale: number;
  /** The first row of the full picture that lies on this canvas. */
  top?: number;
}

/** Far enough left of the canvas that only the shadow of the path falls on it. */
const farAway = 100_000;

/** Share of the brush that its soft rim takes: the rim's bell is cut off at two deviations. */
function rimOf({ size, hardness }: Stroke): { core: number; deviation: number } {
  const deviation = ((1 - hardness) * size) / 8;
  return { core: size - 4 * deviation, deviation };
}

/**
 * Covers one stroke with a colour. A soft rim is the blurred shadow of the path, and not many soft dots: dots would add
 * up where they overlap, and a canvas filter is unknown to Safari.
 */
export function drawStroke(context: Context, stroke: Stroke, { colour, scale, top = 0 }: DrawOptions): void {
  const { core, deviation } = rimOf(stroke);
  const isSoft = deviation * scale >= 0.25;
  const away = isSoft ? farAway : 0;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = core * scale;
  context.strokeStyle = colour;
  if (isSoft) {
    context.shadowColor = colour;
    context.shadowBlur = 2 * deviation * scale;
    context.shadowOffsetX = farAway;
  }
  tracePath(context, stroke.path, { scale, top, away });
  context.stroke();
  context.restore();
}

function tracePath(
  context: Context,
  path: readonly number[],
  { scale, top, away }: { scale: number; top: number; away: number },
): void {
  const at = (place: number) => [(path[place] ?? 0) * scale - away, ((path[place + 1] ?? 0) - top) * scale] as const;
  const [x, y] = at(0);
  context.beginPath();
  context.moveTo(x, y);
  // A path of no length has no round ends in every browser.
  if (path.length === 2) context.lineTo(x + 0.1, y);
  for (let place = 2; place < path.length; place += 2) context.lineTo(...at(place));
}

/** The rows that a stroke can touch. */
export function rowsOf({ path, size }: Stroke): { from: number; to: number } {
  let [from, to] = [Infinity, -Infinity];
  for (let place = 1; place < path.length; place += 2) {
    from = Math.min(from, path[place] ?? 0);
    to = Math.max(to, path[place] ?? 0);
  }
  return { from: from - size, to: to + size };
}
