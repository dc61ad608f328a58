import { isSessionLost } from '../../lib/api-error.ts';
import type { Refusal } from '../../navigation/refusal.ts';
import type { GuardSession } from './guard-session.ts';

interface LogoutVisit {
  session: Pick<GuardSession, 'end' | 'forget'>;
  /** `/login/1`. */
  param: string | undefined;
  /** `/login?logout=1`, with whatever else the address asks. */
  query: URLSearchParams;
  loginPath: string;
  onFailure: (error: unknown) => void;
}

/** docs/product/accounts.md: `1` ends the session here and on the server, and leaves the address without the flag. */
export async function logoutGuard({
  session,
  param,
  query,
  loginPath,
  onFailure,
}: LogoutVisit): Promise<Refusal | undefined> {
  if (param !== '1' && query.get('logout') !== '1') return undefined;
  try {
    await session.end();
  } catch (error) {
    // 401: there was no session to end, and the login page is where the visitor wants to be.
    if (!isSessionLost(error)) onFailure(error);
  }
  session.forget();
  const rest = new URLSearchParams(query);
  rest.delete('logout');
  const search = rest.toString();
  return { to: search === '' ? loginPath : `${loginPath}?${search}` };
}
