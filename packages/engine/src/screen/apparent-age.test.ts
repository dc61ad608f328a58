import { expect, it } from 'vitest';
import { AgeLedger } from './apparent-age.ts';

const person = (axis: number) => Float32Array.from({ length: 4 }, (_, i) => Number(i === axis));
const ledgerOf = (...looks: readonly { who: number; age: number; under20?: number }[]) => {
  const ledger = new AgeLedger();
  for (const [frame, { who, age, under20 = 0 }] of looks.entries()) ledger.add({ frame, seconds: frame }, { age, under20, embedding: person(who) });
  return ledger;
};

it('holds a photo for one face that looks young', () => {
  expect(ledgerOf({ who: 0, age: 40 }, { who: 1, age: 24 }).listYoung('photo')).toMatchObject([{ frame: 1, age: 24 }]);
  expect(ledgerOf({ who: 0, age: 40 }, { who: 1, age: 26 }).listYoung('photo')).toEqual([]);
});

it('judges a person of a video by the middle of several looks, not by one odd look', () => {
  const adult = [{ who: 0, age: 31 }, { who: 0, age: 19 }, { who: 0, age: 30 }];
  expect(ledgerOf(...adult).listYoung('video')).toEqual([]);
  expect(ledgerOf(...adult, { who: 1, age: 23 }, { who: 1, age: 30 }, { who: 1, age: 22 }).listYoung('video')).toMatchObject([{ age: 23 }]);
});

it('wants a clearer sign from a person seen once or twice', () => {
  expect(ledgerOf({ who: 0, age: 24 }, { who: 0, age: 23 }).listYoung('video')).toEqual([]);
  expect(ledgerOf({ who: 0, age: 21 }).listYoung('video')).toHaveLength(1);
});

it('listens to the second network too', () => {
  expect(ledgerOf({ who: 0, age: 35, under20: 0.7 }).listYoung('photo')).toHaveLength(1);
});
