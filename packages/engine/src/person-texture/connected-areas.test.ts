import { describe, expect, it } from 'vitest';
import { areasOf, dropSmallAreas, growMarks } from './connected-areas.ts';

const marksOf = (...rows: string[]): Uint8Array => Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0));
const rowsOf = (marks: Uint8Array, side: number): string[] =>
  Array.from({ length: side }, (_, row) =>
    [...marks.subarray(row * side, (row + 1) * side)].map((mark) => (mark ? '#' : '.')).join(''),
  );

describe('connected areas', () => {
  it('touch by their sides, not by their corners', () => {
    const marks = marksOf('......', '.##...', '...#..', '...#..', '......', '......');
    expect(areasOf(marks, 6).map((area) => area.length)).toEqual([2, 2]);
  });

  it('are wiped when they are small', () => {
    const marks = marksOf('......', '.##...', '.##.#.', '......', '......', '......');
    expect(dropSmallAreas(marks, 6, 3)).toBe(4);
    expect(rowsOf(marks, 6)).toEqual(['......', '.##...', '.##...', '......', '......', '......']);
  });

  it('grow only into what may join them, and only where they touch it', () => {
    const marks = marksOf('......', '.#....', '......', '......', '......', '......');
    growMarks(marks, marksOf('......', '.###..', '...#..', '......', '.#....', '......'), 6);
    expect(rowsOf(marks, 6)).toEqual(['......', '.###..', '...#..', '......', '......', '......']);
  });
});
