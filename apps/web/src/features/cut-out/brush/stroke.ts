import * as z from 'zod';

export interface Point {
  x: number;
  y: number;
}

/**
 * What the brush did from pressing to lifting, in pixels of the picture at its full size: it can be drawn again at any
 * size.
 */
export const Stroke = z.object({
  effect: z.enum(['restore', 'erase']),
  /** Diameter. */
  size: z.number().positive(),
  /** 0 fades from the middle on, 1 has a sharp edge. */
  hardness: z.number().min(0).max(1),
  /** x and y in turns, whole numbers: small enough to be kept over a reload. */
  path: z.array(z.number().int()).min(2),
});
export type Stroke = z.infer<typeof Stroke>;

/** Points nearer to the last one than this share of the brush change nothing that anyone sees. */
const nearShare = 1 / 12;

export function beginStroke(brush: Omit<Stroke, 'path'>, { x, y }: Point): Stroke {
  return { ...brush, path: [Math.round(x), Math.round(y)] };
}

/** The same stroke when the point brings nothing new. */
export function extendStroke(stroke: Stroke, { x, y }: Point): Stroke {
  const [lastX = 0, lastY = 0] = stroke.path.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) < Math.max(1, stroke.size * nearShare)) return stroke;
  return { ...stroke, path: [...stroke.path, Math.round(x), Math.round(y)] };
}
