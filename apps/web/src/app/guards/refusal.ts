import type { Saying } from '../../lib/say.ts';

/** A guard lets pass, or says where to go instead and why. */
export interface Refusal {
  to: string;
  say?: Saying;
}
