import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('what an act of staff changed', () => {
  it('is told field by field, without what stayed', () => {
    expect(differencesOf({ before: { status: 'active', name: 'Ana' }, after: { status: 'suspended', name: 'Ana' } })).toEqual([
      { field: 'status', before: 'active', after: 'suspended' },
    ]);
  });

  it('has only one side where something began or ended', () => {
    expect(differencesOf({ before: null, after: { credits: 10 } })).toEqual([{ field: 'credits', before: undefined, after: '10' }]);
    expect(differencesOf({ before: { is_active: true }, after: {} })).toEqual([{ field: 'is_active', before: 'true', after: undefined }]);
  });

  it('leaves out the bookkeeping of the record itself', () => {
    expect(differencesOf({ before: { version: 1, updated_at: 'then' }, after: { version: 2, updated_at: 'now', id: 'x' } })).toEqual([]);
  });

  it('sees a change inside a list', () => {
    expect(differencesOf({ before: { tags: ['a'] }, after: { tags: ['a', 'b'] } })).toEqual([{ field: 'tags', before: '["a"]', after: '["a","b"]' }]);
  });

  it('shows what is not a record as it is', () => {
    expect(differencesOf({ after: 'done' })).toEqual([{ field: '', before: undefined, after: 'done' }]);
    expect(differencesOf({})).toEqual([]);
  });
});
