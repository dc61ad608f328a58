import { expect, it } from 'vitest';
import { afterIdFor } from './move-clip.ts';

const whole = { ids: ['a', 'b', 'c'], startsList: true };
const middle = { ids: ['x', 'y', 'a'], startsList: false };

it('puts a clip one place up or down', () => {
  expect(afterIdFor('c', 'up', whole)).toBe('a');
  expect(afterIdFor('b', 'up', whole)).toBeNull();
  expect(afterIdFor('a', 'down', whole)).toBe('b');
});

it('offers no way beyond the ends', () => {
  expect(afterIdFor('a', 'up', whole)).toBeUndefined();
  expect(afterIdFor('a', 'first', whole)).toBeUndefined();
  expect(afterIdFor('c', 'down', whole)).toBeUndefined();
});

it('puts a clip first from anywhere', () => {
  expect(afterIdFor('c', 'first', whole)).toBeNull();
  expect(afterIdFor('x', 'first', middle)).toBeNull();
});

it('moves only among clips that it knows', () => {
  expect(afterIdFor('a', 'up', middle)).toBe('x');
  expect(afterIdFor('y', 'up', middle)).toBeUndefined();
  expect(afterIdFor('nobody', 'down', whole)).toBeUndefined();
});
