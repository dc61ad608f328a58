import type { CurrentUser } from '@semblante/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { say } from './say.ts';
import { findLoadedUser, forgetUser, loseSession, rememberUser, settingsKey, updateUser } from './session.ts';

vi.mock('./say.ts', () => ({ say: vi.fn() }));

const marina = { id: '1', name: 'Marina', role: 'user', balance: 3, held: 0 } as unknown as CurrentUser;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  queryClient.clear();
  vi.mocked(say).mockClear();
  rememberUser(marina);
});
afterEach(() => vi.unstubAllGlobals());

it('clears the user and says that the session expired once, however many calls find out together', () => {
  expect([loseSession(), loseSession(), loseSession()]).toEqual([true, false, false]);
  expect(findLoadedUser()).toBeUndefined();
  expect(kept.has('user')).toBe(false);
  expect(vi.mocked(say).mock.calls).toEqual([[{ kind: 'error', key: 'shell.session.expired' }]]);
});

it('says it again for the next session', () => {
  loseSession();
  rememberUser(marina);
  expect(loseSession()).toBe(true);
  expect(say).toHaveBeenCalledTimes(2);
});

it('leaves nothing of one user to the next, and keeps what belongs to nobody', () => {
  queryClient.setQueryData(['sessions'], ['celular']);
  queryClient.setQueryData(settingsKey, { maintenance: false });
  forgetUser();
  expect(queryClient.getQueryData(['sessions'])).toBeUndefined();
  expect(queryClient.getQueryData(settingsKey)).toEqual({ maintenance: false });
});

it('follows a balance told live, here and in the stored copy', () => {
  updateUser({ balance: 2, held: 1 });
  expect(findLoadedUser()).toMatchObject({ name: 'Marina', balance: 2, held: 1 });
  expect(JSON.parse(kept.get('user') ?? '{}')).toMatchObject({ name: 'Marina', balance: 2, held: 1 });
});
