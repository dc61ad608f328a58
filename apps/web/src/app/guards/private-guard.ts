import type { CurrentUser } from '@semblante/contracts';
import { isSessionLost } from '../../lib/api-error.ts';
import { UnknownRole } from '../../lib/unknown-role.ts';
import type { Refusal } from '../../navigation/refusal.ts';
import { pathTo } from '../../navigation/route-names.ts';
import type { GuardSession } from './guard-session.ts';

type Admission = { user: CurrentUser } | { refusal: Refusal };

/** docs/product/accounts.md: needs a loaded user, otherwise the server is asked; a failed check logs the page out. */
export async function privateGuard(
  session: Pick<GuardSession, 'findLoaded' | 'check' | 'forget' | 'lose'>,
): Promise<Admission> {
  const loaded = session.findLoaded();
  if (loaded !== undefined) return { user: loaded };
  try {
    return { user: await session.check() };
  } catch (error) {
    console.warn('session check', error);
    if (isSessionLost(error)) session.lose();
    else session.forget();
    // docs/product/accounts.md: any other role is told so; its session is not lost, it has no page here.
    if (error instanceof UnknownRole)
      return { refusal: { to: pathTo('Login'), say: { kind: 'error', key: 'shell.session.forbidden' } } };
    return { refusal: { to: pathTo('Login', {}, { logout: '1' }) } };
  }
}
