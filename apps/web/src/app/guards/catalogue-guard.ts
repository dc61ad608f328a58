import { pathTo } from '../route-names.ts';
import type { Refusal } from './refusal.ts';

/** docs/product/catalogue.md: the catalogue is for verified accounts. */
export function catalogueGuard(user: { is_irrestrict: boolean }): Refusal | undefined {
  if (user.is_irrestrict === true) return undefined;
  return { to: pathTo('user.dashboard'), say: { kind: 'error', key: 'shell.session.irrestrict_only' } };
}
