import type { CurrentUser } from '@semblante/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearStoredSession,
  dismissCreditModal,
  findCreditModalShownAt,
  findRealtimeConnectedAt,
  findSavedLanguage,
  findStoredUser,
  hasStoredUser,
  isCreditModalDismissed,
  readNotificationsEnabled,
  saveCreditModalShownAt,
  saveLanguage,
  saveNotificationsEnabled,
  saveRealtimeConnectedAt,
  storeUser,
  updateStoredUser,
} from './browser-storage.ts';

const marina = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  name: 'Marina',
  email: 'marina@exemplo.com.br',
  role: 'user',
  role_id: 4,
  base_route: 'user.dashboard',
  balance: 3,
  held: 0,
} as unknown as CurrentUser;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the stored user', () => {
  it('comes back as it was stored', () => {
    storeUser(marina);
    expect(findStoredUser()).toEqual(marina);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '"marina"',
    '{"id":1}',
    '{"id":"1","name":"M","email":"m","base_route":"x","balance":1,"role":"king"}',
  ])('is nobody when the browser holds %s', (text) => {
    kept.set('user', text);
    expect(findStoredUser()).toBeUndefined();
    expect(hasStoredUser()).toBe(true);
  });

  it('takes changes that are an object', () => {
    storeUser(marina);
    updateStoredUser({ balance: 7 });
    expect(findStoredUser()).toEqual({ ...marina, balance: 7 });
  });

  it.each([undefined, null, 'balance', 7, ['balance', 7]])(
    'rejects %s as a change and says so in the console',
    (changes) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      storeUser(marina);
      updateStoredUser(changes);
      expect(findStoredUser()).toEqual(marina);
      expect(error).toHaveBeenCalledWith('Dados inválidos para atualização do usuário:', changes);
    },
  );
});

it('clears the user, notifications and realtime flags with the session, and keeps what belongs to the browser', () => {
  storeUser(marina);
  saveNotificationsEnabled(true);
  saveRealtimeConnectedAt(5);
  saveLanguage('en');
  dismissCreditModal();
  saveCreditModalShownAt(9);
  clearStoredSession();
  expect([...kept.keys()].sort()).toEqual([
    'dont_show_credit_modal',
    'language',
    'last_credit_modal_shown',
    'was_here',
  ]);
});

it('reads each flag as it was saved', () => {
  expect([
    readNotificationsEnabled(),
    isCreditModalDismissed(),
    findCreditModalShownAt(),
    findRealtimeConnectedAt(),
    findSavedLanguage(),
  ]).toEqual([false, false, undefined, undefined, undefined]);
  saveNotificationsEnabled(true);
  dismissCreditModal();
  saveCreditModalShownAt(1_700_000_000_000);
  saveRealtimeConnectedAt(1_700_000_000_001);
  saveLanguage('pt_BR');
  expect([
    readNotificationsEnabled(),
    isCreditModalDismissed(),
    findCreditModalShownAt(),
    findRealtimeConnectedAt(),
    findSavedLanguage(),
  ]).toEqual([true, true, 1_700_000_000_000, 1_700_000_000_001, 'pt_BR']);
});

it('remembers nothing, and breaks nothing, where the browser blocks storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeUser(marina);
  clearStoredSession();
  expect(findStoredUser()).toBeUndefined();
});
