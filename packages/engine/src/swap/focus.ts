/** How sharp the source is drawn. */
export interface Focus {
  /** Texels of the source that one pixel takes, over those that it covers: over 1 the source is softened. */
  blur: number;
  /** How much its detail of up to four pixels is raised, for photos softer than the clip. */
  sharpening: number;
}

/** Under this a pixel would skip texels, and what it skips would sparkle as the face moves. */
const blurLeast = 0.8;
/** Sharpened more, skin turned to leather; softer than the last, the swap would be a blot. */
export const focusSteps: readonly Focus[] = [
  { blur: blurLeast, sharpening: 0.6 },
  { blur: blurLeast, sharpening: 0.4 },
  { blur: blurLeast, sharpening: 0.2 },
  { blur: blurLeast, sharpening: 0 },
  { blur: 1.1, sharpening: 0 },
  { blur: 1.6, sharpening: 0 },
  { blur: 2.5, sharpening: 0 },
  { blur: 5, sharpening: 0 },
];

/** Detail that the source was seen to have at each of the steps, falling. */
export type FocusCurve = readonly number[];

/** The focus in which the source has as much detail as wanted, as far as it goes. */
export function focusFor(curve: FocusCurve, wanted: number): Focus {
  const after = curve.findIndex((detail) => detail <= wanted);
  if (after === 0) return focusSteps[0]!;
  if (after < 0) return focusSteps.at(-1)!;
  const [sharper, softer] = [focusSteps[after - 1]!, focusSteps[after]!];
  const way = (curve[after - 1]! - wanted) / (curve[after - 1]! - curve[after]! || 1);
  return {
    blur: sharper.blur * (softer.blur / sharper.blur) ** way,
    sharpening: sharper.sharpening + way * (softer.sharpening - sharper.sharpening),
  };
}
