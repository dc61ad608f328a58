import { expect, it } from 'vitest';
import { licenceLook, todayInSaoPaulo } from './licence-days.ts';

it('warns a month before a licence ends, and counts its last day in', () => {
  expect(licenceLook('2026-12-31', '2026-11-15')).toBe('fine');
  expect(licenceLook('2026-12-15', '2026-11-15')).toBe('soon');
  expect(licenceLook('2026-11-15', '2026-11-15')).toBe('soon');
  expect(licenceLook('2026-11-14', '2026-11-15')).toBe('ended');
  expect(licenceLook(undefined, '2026-11-15')).toBe('none');
});

it('takes the day of São Paulo, whatever day it is in Greenwich', () => {
  expect(todayInSaoPaulo(new Date('2026-11-15T01:30:00Z'))).toBe('2026-11-14');
  expect(todayInSaoPaulo(new Date('2026-11-15T04:00:00Z'))).toBe('2026-11-15');
});
