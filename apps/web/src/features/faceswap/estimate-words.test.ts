import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const say = ((key: string, { count, minutes, seconds }: { count: number; minutes: number; seconds: number }) =>
  key.endsWith('minutes_seconds')
    ? `${minutes} min ${seconds} s`
    : `${count} ${key.split('.').at(-1)}`) as unknown as TFunction;

it.each([
  [0, '1 seconds'],
  [11, '11 seconds'],
  [31, '35 seconds'],
  [59.5, '60 seconds'],
  [61, '1 min 10 s'],
  [119, '2 minutes'],
  [301, '6 minutes'],
  [7199, '120 minutes'],
  [7201, '3 hours'],
])('never says less than the %i seconds it will take: %s', (seconds, words) => {
  expect(estimateWords(say, seconds)).toBe(words);
});
