import type { Saying } from '../lib/say.ts';
import { pathTo } from './route-names.ts';

/** A guard lets pass, or says where to go instead and why. */
export interface Refusal {
  to: string;
  say?: Saying;
}

/** docs/product/catalogue.md: the catalogue is for verified accounts. */
export const verifiedOnly = {
  to: pathTo('user.dashboard'),
  say: { kind: 'error', key: 'shell.session.irrestrict_only' },
} as const satisfies Refusal;
