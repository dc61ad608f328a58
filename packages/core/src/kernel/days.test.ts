import { expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, startOfDay } from './days.ts';

it('ends a day when it ends in São Paulo, not in Greenwich', () => {
  expect(dayOf(new Date('2026-11-15T02:59:59.000Z'))).toBe('2026-11-14');
  expect(dayOf(new Date('2026-11-15T03:00:00.000Z'))).toBe('2026-11-15');
  expect(startOfDay('2026-11-15').toISOString()).toBe('2026-11-15T03:00:00.000Z');
});

it('counts days over the end of a month and a year', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});
