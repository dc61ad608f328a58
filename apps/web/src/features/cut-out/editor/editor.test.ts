import type { CutOut } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { beginStroke } from '../brush/stroke.ts';
import { addStroke, noStrokes, undo } from '../brush/stroke-history.ts';
import { blurBehind } from './blur-behind.ts';
import { brushKeyOf } from './brush-keys.ts';
import { afterRender, draftOf, maskChange, needsRender, openEdit } from './edit-state.ts';
import { workSizeOf } from './load-pictures.ts';
import { findLookProblem, isSameLook, lookOf, plainLook, withBackgroundKind } from './look.ts';
import { moveView, showPoint, wholeView, zoomAt } from './view.ts';

const plain: CutOut = {
  width: 4000,
  height: 3000,
  warnings: [],
  cut_out_url: '/c',
  view_url: '/v',
  source_view_url: '/s',
  alpha_url: '/a',
  can_blur: true,
  can_restore: true,
  render: null,
};
const pink = { ...plainLook, background: { kind: 'colour', colour: '#f3c6d8' } } as const;
const rendered: CutOut = {
  ...plain,
  render: { background: pink.background, format: 'png', shadow: null, has_mask: true },
};
const stroke = beginStroke({ effect: 'erase', size: 10, hardness: 1 }, { x: 1, y: 1 });

describe('an edit', () => {
  it('needs no render while the result is what is shown', () => {
    expect(needsRender(openEdit(plain, undefined), plain)).toBe(false);
    expect(needsRender(openEdit(rendered, undefined), rendered)).toBe(false);
    expect(needsRender({ ...openEdit(plain, undefined), look: pink }, plain)).toBe(true);
  });

  it('sends a mask only when the brush changed something since the last one', () => {
    const opened = openEdit(plain, undefined);
    const painted = { ...opened, history: addStroke(noStrokes, stroke) };
    expect([opened, painted, afterRender(painted, painted)].map(maskChange)).toEqual(['keep', 'new', 'keep']);
  });

  it('goes back to the plain cut-out when all that was sent is undone, or to the mask that was there before', () => {
    const painted = (cutOut: CutOut) => ({ ...openEdit(cutOut, undefined), history: addStroke(noStrokes, stroke) });
    const undone = [plain, rendered]
      .map((cutOut) => afterRender(painted(cutOut), painted(cutOut)))
      .map((state) => ({ ...state, history: undo(state.history) }));
    expect(undone.map(maskChange)).toEqual(['none', 'new']);
  });

  it('comes back after a reload with what the server does not have yet', () => {
    const painted = { ...openEdit(plain, undefined), look: pink, history: addStroke(noStrokes, stroke) };
    expect(draftOf(painted, plain)).toEqual({ look: pink, strokes: [stroke] });
    expect(openEdit(plain, draftOf(painted, plain))).toEqual(painted);
    expect(draftOf(afterRender(painted, painted), rendered)).toBeUndefined();
    const more = { ...afterRender(painted, painted), history: addStroke(painted.history, { ...stroke }) };
    expect(draftOf(more, rendered)?.strokes).toHaveLength(1);
  });
});

describe('a look', () => {
  it('is the same whatever object it is', () => {
    expect(isSameLook(lookOf(rendered), structuredClone(pink))).toBe(true);
    expect(isSameLook(plainLook, { ...plainLook, format: 'webp' })).toBe(false);
  });

  it('says why it cannot be written', () => {
    expect(findLookProblem({ ...plainLook, format: 'jpeg' })).toBe('jpeg_background');
    expect(findLookProblem({ ...pink, format: 'jpeg' })).toBeUndefined();
    expect(findLookProblem(withBackgroundKind(plainLook, 'picture'))).toBe('no_picture');
  });

  it('keeps what was chosen when the same kind is chosen again', () => {
    expect(withBackgroundKind(pink, 'colour')).toBe(pink);
  });
});

describe('the view', () => {
  it('grows around the place that is pointed at', () => {
    const near = zoomAt(wholeView, 2, { x: 0.25, y: 0.5 });
    expect(near).toEqual({ zoom: 2, x: -0.25, y: -0.5 });
    expect(zoomAt(near, 0.5, { x: 0.9, y: 0.9 })).toEqual(wholeView);
  });

  it('never shows a gap beside the picture', () => {
    expect(moveView(wholeView, { x: 0.3, y: -0.3 })).toEqual(wholeView);
    expect(moveView({ zoom: 2, x: -0.5, y: -0.5 }, { x: 1, y: -1 })).toEqual({ zoom: 2, x: 0, y: -1 });
  });

  it('follows the brush to where it went', () => {
    const seen = showPoint({ zoom: 4, x: 0, y: 0 }, { x: 0.5, y: 0.1 });
    expect(seen.x + 0.5 * 4).toBeCloseTo(0.92);
    expect(seen.y).toBeCloseTo(0);
  });
});

it('works at a size that a phone can hold, and never enlarges', () => {
  expect(workSizeOf({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200, scale: 0.4 });
  expect(workSizeOf({ width: 300, height: 20 })).toEqual({ width: 300, height: 20, scale: 1 });
});

describe('the keys of the brush', () => {
  const pressed = (key: string, held = {}) =>
    brushKeyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held });

  it('move, paint, undo and zoom', () => {
    expect(pressed('ArrowLeft')).toEqual({ does: 'move', by: { x: -0.01, y: 0 } });
    expect(pressed('ArrowDown', { shiftKey: true })).toEqual({ does: 'move', by: { x: 0, y: 0.05 } });
    expect(['pen', 'restore', 'erase', 'zoom_in']).toEqual([' ', 'B', 'e', '+'].map((key) => pressed(key)?.does));
    expect(
      [
        pressed('z', { metaKey: true }),
        pressed('Z', { ctrlKey: true, shiftKey: true }),
        pressed('y', { ctrlKey: true }),
      ].map((key) => key?.does),
    ).toEqual(['undo', 'redo', 'redo']);
  });

  it('leave all others to the browser', () => {
    expect([pressed('Tab'), pressed('s', { ctrlKey: true }), pressed('toString')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('blurs the background without the subject in it', () => {
  const [width, height] = [64, 64];
  const isSubject = (place: number) =>
    Math.abs((place % width) - 32) < 8 && Math.abs(Math.floor(place / width) - 32) < 8;
  const original = new Uint8ClampedArray(4 * width * height);
  const cutOut = new Uint8ClampedArray(4 * width * height);
  for (let place = 0; place < width * height; place += 1) {
    original.set(isSubject(place) ? [255, 0, 0, 255] : [0, 0, 200, 255], 4 * place);
    cutOut.set(isSubject(place) ? [255, 0, 0, 255] : [0, 0, 0, 0], 4 * place);
  }
  const blurred = blurBehind({ width, height, original, cutOut, strength: 100 });
  const at = (x: number, y: number) => [...blurred.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  expect(at(2, 2)).toEqual([0, 0, 200, 255]);
  // Right beside the subject: it would be red if the subject were blurred too.
  expect(at(23, 32)[0]).toBeLessThan(12);
});
