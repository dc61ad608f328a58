import type { Expression, Sides } from '../judges/expression-reader.ts';

interface ExpressionPair {
  before: Expression;
  after: Expression;
}

/**
 * From here on an eye is closed (drawn people with shut eyes read 0.44 to 0.59, with open ones 0.13 at most); gaze is
 * told from open ones only.
 */
const closedBlink = 0.4;
const sides = ['left', 'right'] as const satisfies readonly (keyof Sides<unknown>)[];

/** How differently open the eyes are, in per cent of the way from open to closed: the mean of both. */
export const eyeOpeningError = ({ before, after }: ExpressionPair): number =>
  (100 * sides.reduce((sum, side) => sum + Math.abs(before.blink[side] - after.blink[side]), 0)) / sides.length;

/** Per cent by which closed eyes are less closed; undefined when none is closed. */
export function lidsOpened({ before, after }: ExpressionPair): number | undefined {
  const closed = sides.filter((side) => before.blink[side] >= closedBlink);
  return closed.length === 0
    ? undefined
    : (100 * closed.reduce((sum, side) => sum + Math.max(0, before.blink[side] - after.blink[side]), 0)) /
        closed.length;
}

/**
 * How differently the eyes look, in per cent of the way from straight ahead to as far as eyes go; undefined when both
 * are closed.
 */
export function gazeError({ before, after }: ExpressionPair): number | undefined {
  const open = sides.filter((side) => before.blink[side] < closedBlink);
  const difference = (side: keyof Sides<unknown>) =>
    Math.hypot(before.gaze[side].out - after.gaze[side].out, before.gaze[side].up - after.gaze[side].up);
  return open.length === 0 ? undefined : (100 * open.reduce((sum, side) => sum + difference(side), 0)) / open.length;
}

/**
 * The same as far as it changes: what is left when the mean difference of a clip is taken away. Blendshapes tell a face
 * of another shape as looking elsewhere all the time; eyes that do not follow look elsewhere now and then.
 */
export function gazeFollowingError(pairs: readonly ExpressionPair[]): number | undefined {
  const errors = sides.flatMap((side) => {
    const open = pairs.filter(({ before }) => before.blink[side] < closedBlink);
    const shifts = open.map(({ before, after }) => ({
      out: after.gaze[side].out - before.gaze[side].out,
      up: after.gaze[side].up - before.gaze[side].up,
    }));
    const mean = (axis: 'out' | 'up') => shifts.reduce((sum, shift) => sum + shift[axis], 0) / shifts.length;
    const usual = { out: mean('out'), up: mean('up') };
    return shifts.map(({ out, up }) => Math.hypot(out - usual.out, up - usual.up));
  });
  return errors.length === 0 ? undefined : (100 * errors.reduce((sum, error) => sum + error, 0)) / errors.length;
}

/** How differently open the mouth is, in per cent of the way from closed to wide open. */
export const mouthOpenError = ({ before, after }: ExpressionPair): number =>
  100 * Math.abs(before.jawOpen - after.jawOpen);
