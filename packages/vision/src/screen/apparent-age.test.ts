import { expect, it } from 'vitest';
import { AgeLedger } from './apparent-age.ts';

const person = (axis: number) => Float32Array.from({ length: 4 }, (_, i) => Number(i === axis));
interface Look {
  who: number;
  faceres: number;
  gear?: number;
}
const ledgerOf = (...looks: readonly Look[]) => {
  const ledger = new AgeLedger();
  for (const [frame, { who, faceres, gear = faceres }] of looks.entries())
    ledger.add(
      { frame, seconds: frame },
      { years: { faceres, gear }, under20: Number(gear < 20), embedding: person(who) },
    );
  return ledger;
};

it('holds whom both networks call a child in every look, in a photo and in a video', () => {
  for (const years of [6, 12, 16, 19]) {
    const child = { who: 0, faceres: years, gear: 15 };
    expect(ledgerOf(child).listYoung('photo')).toHaveLength(1);
    expect(ledgerOf(child).listYoung('video')).toHaveLength(1);
    expect(
      ledgerOf(child, child, child, { who: 1, faceres: 44 })
        .listYoung('video')
        .map(({ frame }) => frame),
    ).toEqual([0, 1, 2]);
  }
});

it('holds a photo for one face that looks young, and says how old it looks', () => {
  expect(ledgerOf({ who: 0, faceres: 40 }, { who: 1, faceres: 24 }).listYoung('photo')).toMatchObject([
    { frame: 1, age: 24 },
  ]);
  expect(ledgerOf({ who: 0, faceres: 40 }, { who: 1, faceres: 26 }).listYoung('photo')).toEqual([]);
});

it('holds nobody whom one of the networks calls grown up', () => {
  expect(ledgerOf({ who: 0, faceres: 17, gear: 33.5 }).listYoung('photo')).toEqual([]);
  expect(ledgerOf({ who: 0, faceres: 34, gear: 15 }).listYoung('photo')).toEqual([]);
});

it('wants a clearer sign where the networks differ, whichever of them says young', () => {
  for (const [faceres, gear] of [
    [15, 28],
    [28, 15],
    [24, 24],
  ] as const)
    expect(ledgerOf({ who: 0, faceres, gear }).listYoung('photo')).toHaveLength(1);
  for (const [faceres, gear] of [
    [15, 31],
    [31, 15],
    [24, 25],
    [25, 24],
  ] as const)
    expect(ledgerOf({ who: 0, faceres, gear }).listYoung('photo')).toEqual([]);
});

it('judges a person of a video by the middle of several looks, not by one odd look', () => {
  const adult = [
    { who: 0, faceres: 31 },
    { who: 0, faceres: 19 },
    { who: 0, faceres: 30 },
  ];
  expect(ledgerOf(...adult).listYoung('video')).toEqual([]);
  expect(
    ledgerOf(...adult, { who: 1, faceres: 23 }, { who: 1, faceres: 29 }, { who: 1, faceres: 22 })
      .listYoung('video')
      .map(({ frame }) => frame),
  ).toEqual([3, 4, 5]);
});

it('holds nobody whom the middle look calls 25, though each network says less in most looks', () => {
  const looks = [
    { who: 0, faceres: 24, gear: 30 },
    { who: 0, faceres: 24, gear: 24 },
    { who: 0, faceres: 30, gear: 24 },
  ];
  expect(ledgerOf(...looks).listYoung('video')).toEqual([]);
});

it('wants a clearer sign from a person seen once or twice, and another look at them', () => {
  const seenTwice = ledgerOf({ who: 0, faceres: 24 }, { who: 0, faceres: 23 });
  expect(seenTwice.listYoung('video')).toEqual([]);
  expect(seenTwice.isUndecidedAt(1.4)).toBe(true);
  expect(seenTwice.isUndecidedAt(9)).toBe(false);
  expect(ledgerOf({ who: 0, faceres: 31, gear: 16 }).isUndecidedAt(0.4)).toBe(true);
  expect(ledgerOf({ who: 0, faceres: 21 }).listYoung('video')).toHaveLength(1);
});
