import type { StartBody } from '@semblante/contracts';
import * as z from 'zod';
import { newKey } from '../../lib/new-key.ts';

export const SwapIntent = z.object({ key: z.string(), body: z.string() });
export type SwapIntent = z.infer<typeof SwapIntent>;

/**
 * One key for one wish to start: pressing again, after a lost answer or a reload too, asks for the same processing and
 * not for a second one.
 */
export function intentFor(before: SwapIntent | undefined, startBody: StartBody): SwapIntent {
  const body = JSON.stringify(startBody);
  return before?.body === body ? before : { key: newKey(), body };
}
