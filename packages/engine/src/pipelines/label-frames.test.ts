import { expect, it } from 'vitest';
import type { Analysis } from '@semblante/vision/analyse';
import { canonicalFace } from '@semblante/vision/geometry';
import { reportLabel } from './label-frames.ts';

/** A clip of a hundred frames; in the second half the face fills the picture and more. */
function closeUpAtTheEnd(): Analysis {
  const meshOf = (scale: number) =>
    Float32Array.from({ length: 478 * 3 }, (_, i) =>
      i % 3 === 2 ? 0 : (i % 3 === 0 ? 160 : 90) + (canonicalFace[i] ?? 0) * scale,
    );
  const [small, huge] = [meshOf(2), meshOf(90)];
  return {
    video: {
      width: 320,
      height: 180,
      rotation: 0,
      isMirrored: false,
      frames: 100,
      colour: { range: 'limited', matrix: 'bt709' },
    },
    cuts: [50],
    people: [{ id: 'p1' }],
    meshAt: (_person: string, frame: number) => (frame < 50 ? small : huge),
  } as unknown as Analysis;
}

it('counts the frames of a result in which faces leave the label no room', () => {
  const analysis = closeUpAtTheEnd();
  expect(reportLabel(analysis, { label: 'en', range: { first: 0, end: 100 } })).toEqual({ drawn: 50, withoutRoom: 50 });
  expect(reportLabel(analysis, { label: 'pt_BR', range: { first: 0, end: 60 } })).toEqual({
    drawn: 50,
    withoutRoom: 10,
  });
  expect(reportLabel(analysis, { label: 'none', range: { first: 0, end: 100 } })).toEqual({ drawn: 0, withoutRoom: 0 });
});
