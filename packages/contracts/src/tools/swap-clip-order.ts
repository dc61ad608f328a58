import * as z from 'zod';
import { Mapping } from '../videos.ts';

export const SwapClipOrder = z.strictObject({
  kind: z.literal('catalog'),
  clip_id: z.uuid(),
  mapping: Mapping,
  terms_accepted: z.literal(true, { error: 'validation.terms_required' }),
  /** The price that the page showed: another one is not held but told. */
  price_credits: z.number().int().positive().optional(),
});
