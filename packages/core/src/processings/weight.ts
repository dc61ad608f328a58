import type { Reader } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { hasPriority } from '../payments/index.ts';

/** Who pays for priority is served this much more than others while both wait; nobody is ever starved by it. */
const weights = { usual: 1, priority: 3 };

export async function weightOf(reader: Reader, userId: UserId): Promise<number> {
  return (await hasPriority(reader, userId)) ? weights.priority : weights.usual;
}
