import type { Role } from '@semblante/contracts';
import type { Refusal } from '../../navigation/refusal.ts';
import { pathTo } from '../../navigation/route-names.ts';

const checkFailed: Refusal = { to: pathTo('Login'), say: { kind: 'error', key: 'shell.session.check_failed' } };

/** docs/product/accounts.md: passes a role of the route's list; others go to the entrance of their own area. */
export function roleGuard(user: { role: string }, allowed: readonly Role[]): Refusal | undefined {
  try {
    return allowed.some((role) => role === user.role) ? undefined : refusalOf(user.role);
  } catch (error) {
    console.error(error);
    return checkFailed;
  }
}

function refusalOf(role: string): Refusal {
  switch (role) {
    case 'admin':
    case 'mod':
    case 'editor':
      return { to: pathTo('staff.login'), say: { kind: 'info', key: 'shell.session.to_staff' } };
    case 'user':
    case 'dev':
      return { to: pathTo('Login'), say: { kind: 'info', key: 'shell.session.to_login' } };
    default:
      return { to: pathTo('Login'), say: { kind: 'error', key: 'shell.session.forbidden' } };
  }
}
