import * as z from 'zod';
import { PageMeta } from './payments.ts';

/** Lists of staff count no further than this: beyond it, a number helps nobody and costs a scan. */
export const countedMax = 10_000;
export const staffPerPage = 25;

/** No further than what is counted: whoever looks for one row narrows the search instead. */
export const StaffPageQuery = z.object({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(countedMax / staffPerPage)
    .default(1),
});

/** `is_capped`: there are more than `total`, which says `countedMax` then. */
export const CappedMeta = PageMeta.extend({ is_capped: z.boolean() });
export type CappedMeta = z.infer<typeof CappedMeta>;

/** Days of São Paulo, both included. */
export const periodFields = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const reasonField = z
  .string({ error: 'validation.reason_required' })
  .trim()
  .min(5, { error: 'validation.reason_required' })
  .max(500, { error: 'validation.reason_long' });

/** What the editor saw; another by now is a 409, and nothing is written. */
export const versionField = z.number().int().min(1);
