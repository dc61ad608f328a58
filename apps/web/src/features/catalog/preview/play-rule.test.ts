import { expect, it } from 'vitest';
import { playModeOf } from './play-rule.ts';

const desk = { prefersLessMotion: false, savesData: false, canHover: true };

it('plays a preview for who points at it, and on a touch screen for what is in the middle', () => {
  expect(playModeOf(desk)).toBe('pointed');
  expect(playModeOf({ ...desk, canHover: false })).toBe('in_view');
});

it('plays nothing by itself for who saves data or asked for less motion', () => {
  expect(playModeOf({ ...desk, savesData: true })).toBe('asked');
  expect(playModeOf({ ...desk, prefersLessMotion: true })).toBe('asked');
  expect(playModeOf({ prefersLessMotion: true, savesData: false, canHover: false })).toBe('asked');
});
