import type { StaffClip } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { changedFields, changesOf, formOf, rebase, tagsOf } from './clip-form.ts';

const clip = {
  title: { pt_BR: 'Última órbita', en: 'Last orbit' },
  description: { pt_BR: '', en: '' },
  categories: ['sport', 'dance'],
  tags: ['espaço'],
  staff_badges: ['new', 'hot'],
  price_credits: 2,
  licence: {
    holder: 'Estúdio Mar',
    territory: 'Brasil',
    until: '2027-12-31',
    people: [{ name: 'Ana', release: 'signed' }],
  },
} as unknown as StaffClip;
const base = formOf(clip);

describe('saving a clip', () => {
  it('sends only what was changed', () => {
    expect(changesOf(base, base)).toEqual({});
    expect(changesOf(base, { ...base, price_credits: '3' })).toEqual({ price_credits: 3 });
    expect(changesOf(base, { ...base, title: { pt_BR: 'Órbita', en: 'Last orbit' } })).toEqual({
      title: { pt_BR: 'Órbita', en: 'Last orbit' },
    });
  });

  it('sends a licence whole, and none where all of it was emptied', () => {
    expect(changesOf(base, { ...base, until: '2028-12-31' })).toEqual({
      licence: { ...clip.licence, until: '2028-12-31' },
    });
    expect(changesOf(base, { ...base, holder: '', territory: ' ', until: '', people: [] })).toEqual({ licence: null });
  });

  it('does not take another order of categories or badges for a change', () => {
    const same = formOf({ ...clip, categories: ['dance', 'sport'], staff_badges: ['hot', 'new'] });
    expect(changedFields(base, same)).toEqual([]);
  });
});

it('keeps what was changed here on top of what somebody else saved', () => {
  const mine = { ...base, price_credits: '5' };
  const theirs = formOf({ ...clip, title: { pt_BR: 'Outra', en: 'Other' }, price_credits: 4 });
  expect(rebase(mine, { base, theirs })).toEqual({ ...theirs, price_credits: '5' });
});

it('reads tags as they are typed', () => {
  expect(tagsOf(' Festa, natal,, festa ')).toEqual(['festa', 'natal']);
  expect(tagsOf('')).toEqual([]);
});
