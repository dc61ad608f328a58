import { expect, it } from 'vitest';
import { combineRims } from './combine-rims.ts';
import { texelCount } from './texel-table.ts';

const opacity = (value: number): Float32Array => new Float32Array(texelCount).fill(value);

it('rims of glasses in frames in a row change slowly, the newest frame counting most', () => {
  expect(combineRims([])).toBeUndefined();
  expect(combineRims([opacity(0.3)])![0]).toBeCloseTo(0.3);
  expect(combineRims([opacity(1), opacity(1), opacity(0)])![0]).toBeCloseTo(0.5);
  expect(combineRims([opacity(0), opacity(1), opacity(1)])![0]).toBeCloseTo(0.8);
});
