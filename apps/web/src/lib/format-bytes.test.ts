import { expect, it } from 'vitest';
import { formatSpeed, overLimit } from './format-bytes.ts';

const bytesMax = 524_288_000;
const plain = (text: string) => text.replaceAll(/[.,\u00a0]/g, '');

it('tells a file that is one byte over from its limit', () => {
  const { size, max } = overLimit(bytesMax + 1, bytesMax);
  expect([plain(size), plain(max)]).toEqual(['524288001 bytes', '524288000 bytes']);
});

it.each([
  [bytesMax + 400_000, /^500[.,]4 MB$/],
  [bytesMax + 10_000, /^500[.,]01 MB$/],
  [bytesMax * 2, /^1[.,]?000 MB$/],
])('tells %i bytes as exactly as it must', (bytes, size) => {
  expect(overLimit(bytes, bytesMax)).toEqual({ size: expect.stringMatching(size), max: '500 MB' });
});

it.each([
  [40 * 1024, '40 KB'],
  [1023 * 1024, /^1[.,]?023 KB$/],
  [2 * 1024 * 1024, '2 MB'],
])('tells the speed of a slow line in kilobytes', (speed, text) => {
  expect(formatSpeed(speed)).toMatch(text);
});
