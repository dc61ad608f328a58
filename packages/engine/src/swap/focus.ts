/**
 * How soft the photo may be drawn: pixels of the photo that one pixel takes, over those that it covers. Under the first a pixel would skip
 * some of the photo's, and what it skips would sparkle as the face moves; beyond the last, the swap would be a blot.
 */
export const focusSteps: readonly number[] = [0.8, 1.1, 1.6, 2.5, 5];

/** Detail that the photo was seen to have at each of the steps, falling. */
export type FocusCurve = readonly number[];

/** The blur with which the photo has as much detail as wanted, as far as it goes. */
export function blurFor(curve: FocusCurve, wanted: number): number {
  const after = curve.findIndex((detail) => detail <= wanted);
  if (after === 0) return focusSteps[0]!;
  if (after < 0) return focusSteps.at(-1)!;
  const [sharper, softer] = [focusSteps[after - 1]!, focusSteps[after]!];
  const way = (curve[after - 1]! - wanted) / (curve[after - 1]! - curve[after]! || 1);
  return sharper * (softer / sharper) ** way;
}
