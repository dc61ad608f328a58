import { UnknownRole } from '../../lib/unknown-role.ts';
import type { Refusal } from '../../navigation/refusal.ts';
import { isRouteName, pathTo } from '../../navigation/route-names.ts';
import type { GuardSession } from './guard-session.ts';

const forbidden: Refusal['say'] & object = { kind: 'error', key: 'shell.session.forbidden' };

/** docs/product/accounts.md: a remembered user is checked and goes to their landing; others see the login page. */
export async function loginGuard(
  session: Pick<GuardSession, 'hasStored' | 'check' | 'forget'>,
  loginPath: string,
): Promise<Refusal | undefined> {
  if (!session.hasStored()) return undefined;
  try {
    const { base_route: landing } = await session.check();
    if (isRouteName(landing)) return { to: pathTo(landing) };
  } catch (error) {
    console.warn('session check', error);
    session.forget();
    return error instanceof UnknownRole ? { to: loginPath, say: forbidden } : { to: loginPath };
  }
  session.forget();
  return { to: loginPath, say: forbidden };
}
