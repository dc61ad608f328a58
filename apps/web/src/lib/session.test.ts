// @vitest-environment happy-dom
import type { CurrentUser } from '@semblante/contracts';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { toast } from '../ui/feedback/toast.tsx';
import { i18n, startTexts } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { findLoadedUser, forgetUser, loseSession, rememberUser, settingsKey, updateUser } from './session.ts';

const marina = { id: '1', name: 'Marina', role: 'user', balance: 3, held: 0 } as unknown as CurrentUser;
let told: MockInstance<typeof toast.error>;

beforeEach(async () => {
  await startTexts();
  localStorage.clear();
  queryClient.clear();
  told = vi.spyOn(toast, 'error');
  rememberUser(marina);
});
afterEach(() => told.mockRestore());

it('clears the user and says that the session expired once, however many calls find out together', async () => {
  expect([loseSession(), loseSession(), loseSession()]).toEqual([true, false, false]);
  expect(findLoadedUser()).toBeUndefined();
  expect(localStorage.getItem('user')).toBeNull();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[i18n.t('shell.session.expired')]]));
});

it('says it again for the next session', async () => {
  loseSession();
  rememberUser(marina);
  expect(loseSession()).toBe(true);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
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
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Marina', balance: 2, held: 1 });
});
