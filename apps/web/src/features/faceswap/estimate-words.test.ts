import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const say = ((key: string, { count }: { count: number }) => `${count} ${key.split('.').at(-1)}`) as unknown as TFunction;

it.each([
  [0, '10 seconds'],
  [11, '20 seconds'],
  [59.5, '60 seconds'],
  [61, '2 minutes'],
  [7199, '120 minutes'],
  [7201, '3 hours'],
])('never says less than the %i seconds it will take: %s', (seconds, words) => {
  expect(estimateWords(say, seconds)).toBe(words);
});
