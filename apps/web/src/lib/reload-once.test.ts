import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimReload, forgetReload } from './reload-once.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lets a tab be reloaded once for each cause', () => {
  expect([claimReload('chat'), claimReload('chat')]).toEqual([true, false]);
  expect([claimReload('newVersion'), claimReload('newVersion')]).toEqual([true, false]);
});

it('lets it be reloaded again once that cause, and no other, is forgotten', () => {
  claimReload('chat');
  claimReload('newVersion');
  forgetReload('newVersion');
  expect([claimReload('newVersion'), claimReload('chat')]).toEqual([true, false]);
});

it('never reloads in a browser that keeps nothing: it would not know when to stop', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(claimReload('chat')).toBe(false);
  expect(() => forgetReload('chat')).not.toThrow();
  // Some read what is not there and refuse only to keep it.
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: blocked });
  expect(claimReload('chat')).toBe(false);
});
