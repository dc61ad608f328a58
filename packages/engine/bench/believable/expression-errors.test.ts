import { describe, expect, it } from 'vitest';
import type { Expression } from '../judges/expression-reader.ts';
import { gazeError, gazeFollowingError } from './expression-errors.ts';

const looking = (out: number, up = 0, blink = 0.1): Expression => ({
  blink: { left: blink, right: blink },
  gaze: { left: { out, up }, right: { out: -out, up } },
  jawOpen: 0,
});

describe('whether eyes follow', () => {
  it('does not mind a face that is read as looking higher all the time', () => {
    const pairs = [-0.4, 0, 0.3].map((out) => ({ before: looking(out), after: looking(out, 0.2) }));
    expect(gazeError(pairs[0]!)).toBeCloseTo(20, 6);
    expect(gazeFollowingError(pairs)).toBeCloseTo(0, 6);
  });

  it('tells eyes that stand still while those of the clip move', () => {
    const pairs = [-0.4, 0.4].map((out) => ({ before: looking(out), after: looking(0) }));
    expect(gazeFollowingError(pairs)).toBeCloseTo(40, 6);
  });

  it('knows nothing of closed eyes', () => {
    expect(gazeFollowingError([{ before: looking(0.4, 0, 0.6), after: looking(0) }])).toBeUndefined();
  });
});
