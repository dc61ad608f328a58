import type { CurrentUser, Role } from '@semblante/contracts';
import { preload } from 'react-dom';
import { type LoaderFunction, redirect } from 'react-router';
import { example } from '../features/example/index.ts';
import { adoptLanguage } from '../lib/adopt-language.ts';
import { hasStoredUser } from '../lib/browser-storage.ts';
import { showError } from '../lib/error-toasts.ts';
import { unlessLeaving } from '../lib/leaving.ts';
import { say } from '../lib/say.ts';
import { checkUser, endSession, findLoadedUser, forgetUser, loseSession } from '../lib/session.ts';
import { findSettings } from '../lib/use-settings.ts';
import type { Refusal } from '../navigation/refusal.ts';
import { pathTo } from '../navigation/route-names.ts';
import { catalogueGuard } from './guards/catalogue-guard.ts';
import type { GuardSession } from './guards/guard-session.ts';
import { loginGuard } from './guards/login-guard.ts';
import { logoutGuard } from './guards/logout-guard.ts';
import { privateGuard } from './guards/private-guard.ts';
import { roleGuard } from './guards/role-guard.ts';
import { secondFactorGuard } from './guards/second-factor-guard.ts';

const session: GuardSession = {
  findLoaded: findLoadedUser,
  hasStored: hasStoredUser,
  check: async () => {
    const user = await unlessLeaving(checkUser);
    await adoptLanguage(user);
    return user;
  },
  end: endSession,
  forget: forgetUser,
  lose: loseSession,
};

function follow({ to, say: saying }: Refusal): Response {
  if (saying !== undefined) say(saying);
  return redirect(to);
}

/** Closed for maintenance, the page asks nothing else of a server that may not answer. */
async function isClosed(): Promise<boolean> {
  return (await findSettings())?.maintenance === true;
}

export const settingsLoader: LoaderFunction = async () => (await findSettings()) ?? null;

interface PrivateRoute {
  roles: readonly Role[];
  /** Only for verified accounts. */
  irrestrict?: boolean;
  /** Open even to whom the back office is closed until the second factor is on. */
  enrols?: boolean;
}

/** Gives the page its user, or sends the visitor where the guards say. */
export function privateLoader({ roles, irrestrict = false, enrols = false }: PrivateRoute): LoaderFunction {
  return async (): Promise<CurrentUser | Response | null> => {
    if (await isClosed()) return null;
    const admission = await privateGuard(session);
    if ('refusal' in admission) return follow(admission.refusal);
    const { user } = admission;
    const refusal =
      roleGuard(user, roles) ??
      (irrestrict ? catalogueGuard(user) : undefined) ??
      (enrols ? undefined : secondFactorGuard(user, Date.now()));
    return refusal === undefined ? user : follow(refusal);
  };
}

export function loginLoader(name: 'Login' | 'staff.login'): LoaderFunction {
  return async ({ params, request }) => {
    if (await isClosed()) return null;
    const loginPath = pathTo(name);
    const query = new URL(request.url).searchParams;
    const refusal =
      (await logoutGuard({ session, param: params['logout'], query, loginPath, onFailure: showError })) ??
      (await loginGuard(session, loginPath));
    return refusal === undefined ? null : follow(refusal);
  };
}

/** docs/product/layout.md: leaves for the marketing site where there is one; else our own page shows. */
export const homeLoader: LoaderFunction = async () => {
  // The largest thing of that page sets out at once, beside its code and texts.
  for (const poster of [example.afterPoster, example.beforePoster])
    preload(poster, { as: 'image', fetchPriority: 'high' });
  const site = (await findSettings())?.marketing_url ?? null;
  return site === null ? null : redirect(site);
};

export function redirectLoader(to: string): LoaderFunction {
  return () => redirect(to);
}
