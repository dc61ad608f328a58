import { afterEach, expect, it, vi } from 'vitest';
import { holdsMoreThan } from './stale-child.ts';

afterEach(() => vi.unstubAllGlobals());

it('counts what is held and not what is garbage', () => {
  let residentMb = 900;
  vi.stubGlobal('gc', () => (residentMb = 500));
  expect(holdsMoreThan(600, () => residentMb)).toBe(false);
  residentMb = 900;
  vi.stubGlobal('gc', () => (residentMb = 700));
  expect(holdsMoreThan(600, () => residentMb)).toBe(true);
});

it('collects nothing where there is room', () => {
  const collect = vi.fn();
  vi.stubGlobal('gc', collect);
  expect(holdsMoreThan(600, () => 600)).toBe(false);
  expect(collect).not.toHaveBeenCalled();
});
