import { stepKinds } from '@semblante/db/schema';
import type { Pace } from '../../tools/index.ts';
import type { Paces } from '../pace.ts';

/** The same pace for every kind there is, but for some. */
export function pacesOf(usual: Pace, others: Partial<Paces> = {}): Paces {
  return { ...(Object.fromEntries(stepKinds.map((kind) => [kind, usual])) as Paces), ...others };
}
