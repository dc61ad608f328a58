import { pathTo } from '../route-names.ts';
import type { Refusal } from './refusal.ts';

/** SPEC 5: the catalogue is for verified accounts. */
export function catalogueGuard(user: { is_irrestrict: boolean }): Refusal | undefined {
  if (user.is_irrestrict === true) return undefined;
  return { to: pathTo('user.dashboard'), say: { kind: 'error', key: 'shell.session.irrestrict_only' } };
}
