import { expect, it } from 'vitest';
import { addPaceMark, findPace, type PaceMark } from './upload-pace.ts';

const marksOf = (...marks: [number, number][]) =>
  marks.reduce<PaceMark[]>((before, [at, bytes]) => addPaceMark(before, { at, bytes }), []);

it('says how fast the upload goes and how long it still takes', () => {
  expect(findPace(marksOf([0, 0], [1000, 500], [2000, 1000]), 3000)).toEqual({ bytesPerSecond: 500, secondsLeft: 4 });
});

it('forgets how fast it was more than ten seconds ago', () => {
  const marks = marksOf([0, 0], [1000, 100_000], [11_500, 101_000], [12_500, 101_100]);
  expect(findPace(marks, 101_200)).toEqual({ bytesPerSecond: 100, secondsLeft: 1 });
});

it.each([
  ['before the first second is over', marksOf([0, 0], [900, 1000])],
  ['while nothing moves', marksOf([0, 700], [5000, 700])],
  ['without a mark', marksOf()],
])('says nothing %s', (_when, marks) => {
  expect(findPace(marks, 2000)).toBeUndefined();
});
