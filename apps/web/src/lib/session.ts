import { type CurrentUser, roles } from '@semblante/contracts';
import { answer, api, guardApi } from './api.ts';
import { ApiError } from './api-error.ts';
import { clearStoredSession, storeUser, updateStoredUser } from './browser-storage.ts';
import { queryClient } from './query-client.ts';
import { say } from './say.ts';
import { UnknownRole } from './unknown-role.ts';

export const userKey = ['user'] as const;
/** Payments, statements and packages live below this key. */
export const paymentsKey = ['payments'] as const;
export const statementKey = [...paymentsKey, 'statement'] as const;
export const facesKey = ['faces'] as const;
export const videosKey = ['videos'] as const;
export const imagesKey = ['images'] as const;
export const processingsKey = ['processings'] as const;
/** The list of what happened. */
export const newsKey = ['news'] as const;
export const privacyKey = ['privacy'] as const;
export const welcomeKey = ['welcome'] as const;
export const verificationKey = ['verification'] as const;
/** What does not depend on who is logged in, and so outlives a session. */
export const settingsKey = ['settings'] as const;

let lossTold = false;

/** The user of this page's session, once the server has confirmed it. */
export function findLoadedUser(): CurrentUser | undefined {
  return queryClient.getQueryData<CurrentUser | null>(userKey) ?? undefined;
}

export function rememberUser(user: CurrentUser): void {
  lossTold = false;
  storeUser(user);
  queryClient.setQueryData(userKey, user);
}

/** A change told live: the record and its stored copy follow without asking the server again. */
export function updateUser(changes: Partial<CurrentUser>): void {
  const user = findLoadedUser();
  if (user === undefined) return;
  queryClient.setQueryData(userKey, { ...user, ...changes });
  updateStoredUser(changes);
}

export function forgetUser(): void {
  clearStoredSession();
  queryClient.setQueryData(userKey, null);
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== userKey[0] && queryKey[0] !== settingsKey[0],
  });
}

/** Clears once and says so once, however many calls find out together; true for the first. */
export function loseSession(): boolean {
  if (lossTold) return false;
  lossTold = true;
  forgetUser();
  say({ kind: 'error', key: 'shell.session.expired' });
  return true;
}

// A user without a role is unauthorised (docs/product/accounts.md), whatever the status of the answer.
function requireRole(user: CurrentUser): CurrentUser {
  const role = user.role as string | null | undefined;
  if (role === undefined || role === null || role === '') throw new ApiError(401, undefined);
  if (!Object.hasOwn(roles, role)) throw new UnknownRole(role);
  return user;
}

/** For the cache: a lost session is handled where every call's is. */
export async function fetchUser(): Promise<CurrentUser> {
  const { data } = await answer(api.GET('/api/user'));
  const user = requireRole(data.user);
  storeUser(user);
  return user;
}

/** For the guards: asks the server who this is, and remembers it. */
export async function checkUser(): Promise<CurrentUser> {
  const { data } = await answer(guardApi.GET('/api/user'));
  const user = requireRole(data.user);
  rememberUser(user);
  return user;
}

export async function endSession(): Promise<void> {
  await guardApi.DELETE('/api/logout');
}
