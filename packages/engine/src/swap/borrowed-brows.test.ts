import { describe, expect, it } from 'vitest';
import { sharesByColumn } from './borrowed-brows.ts';

const side = 100;
/** A texel a column: one brow from 10 to 39, the other from 60 to 89, both from inside out or the other way round. */
const columns = [...Array.from({ length: 30 }, (_, k) => 10 + k), ...Array.from({ length: 30 }, (_, k) => 60 + k)];
const texels = { side, columns, weight: columns.map(() => 1) };
const brows = (levelsAt: (column: number) => number) => columns.map((column) => -levelsAt(column));
const dark = brows(() => 30);
const shares = (own: readonly number[], lent: readonly number[], lumaScale = 1) =>
  sharesByColumn(texels, { own, lent, lumaScale });

describe('the share of brows that is borrowed', () => {
  it('is all of them where the photo has none to be seen, and nothing beside them', () => {
    const taken = shares(
      brows(() => 1),
      dark,
    );
    for (let column = 0; column < side; column++) expect(taken[column]).toBe(columns.includes(column) ? 1 : 0);
  });

  it('is nothing where the photo has its own, however dark those of the clip are', () => {
    const black = brows(() => 90);
    const taken = shares(
      brows(() => 12),
      black,
    );
    expect(Math.max(...taken)).toBe(0);
  });

  it('is nothing where those of the clip are hardly darker', () => {
    const taken = shares(
      brows(() => 5),
      brows(() => 7),
    );
    expect(Math.max(...taken)).toBe(0);
  });

  it('is nothing where the clip has none either', () => {
    const taken = shares(
      brows(() => 0),
      brows(() => 3),
    );
    expect(Math.max(...taken)).toBe(0);
  });

  it('is only of the half that is fair', () => {
    const taken = shares(
      brows((column) => (column < 25 || column > 74 ? 0 : 20)),
      dark,
    );
    expect([taken[12], taken[87]]).toEqual([1, 1]);
    expect([taken[35], taken[64]]).toEqual([0, 0]);
  });

  it('is found for each brow by itself', () => {
    const taken = shares(
      brows((column) => (column < 50 ? 0 : 20)),
      dark,
    );
    expect(taken[39]).toBe(1);
    expect(taken[60]).toBe(0);
  });

  it('goes by the levels that show in the clip', () => {
    const own = brows(() => 4);
    expect(shares(own, dark, 2.5)[20]).toBe(0);
    expect(shares(own, dark, 0.3)[20]).toBe(1);
  });

  it('takes a lighter brow of the photo for none', () => {
    const taken = shares(
      brows(() => -20),
      dark,
    );
    expect(taken[20]).toBe(1);
  });
});
