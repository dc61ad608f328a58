import { describe, expect, it } from 'vitest';
import { conflictsOf, dataOf, editBody, mergedData } from './user-data.ts';

const was = dataOf({ name: 'Marina', email: 'marina@exemplo.test', phone: '+5511987654321', language: null });
const now = { ...was, name: 'Marina Duarte' };
const mine = { ...was, email: 'duarte@exemplo.test' };

describe('editing the data of an account', () => {
  it('sends only what was changed, and nothing for a space too many', () => {
    expect(editBody({ from: was, to: { ...was, name: ' Marina ', language: 'en' }, version: 3 })).toEqual({
      version: 3,
      language: 'en',
    });
  });

  it('sends nothing in place of what was emptied', () => {
    expect(editBody({ from: was, to: { ...was, phone: '' }, version: 1 })).toEqual({ version: 1, phone: null });
  });
});

describe('two colleagues who edit one account', () => {
  it('shows the second what the first changed beside what they typed', () => {
    expect(conflictsOf({ was, now, mine })).toEqual([
      { field: 'name', was: 'Marina', now: 'Marina Duarte', mine: 'Marina' },
      { field: 'email', was: 'marina@exemplo.test', now: 'marina@exemplo.test', mine: 'duarte@exemplo.test' },
    ]);
  });

  it('puts the changes of the second on top of those of the first', () => {
    expect(mergedData({ was, now, mine })).toEqual({ ...was, name: 'Marina Duarte', email: 'duarte@exemplo.test' });
  });
});
