import { describe, expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('when a session was last seen', () => {
  it.each([
    ['2026-11-15T11:59:40Z', /^now$/, /^agora$/],
    ['2026-11-15T11:55:00Z', /^5 min/, /^há 5 min/],
    ['2026-11-15T09:00:00Z', /^3 hr?/, /^há 3 h/],
    ['2026-11-14T12:00:00Z', /^yesterday$/, /^ontem$/],
  ])('tells %s by its distance', (at, en, pt) => {
    expect(momentText({ at: new Date(at), now, languageTag: 'en' })).toMatch(en);
    expect(momentText({ at: new Date(at), now, languageTag: 'pt-BR' })).toMatch(pt);
  });

  it('tells a clock that runs ahead as now', () => {
    expect(momentText({ at: new Date('2026-11-15T12:00:30Z'), now, languageTag: 'en' })).toBe('now');
  });

  it('tells what is over a week old by its date', () => {
    expect(momentText({ at: new Date('2026-10-02T12:00:00Z'), now, languageTag: 'en' })).toContain('Oct');
  });
});
