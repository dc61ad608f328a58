import * as z from 'zod';
import { PageMeta, PageQuery } from './payments.ts';

/**
 * What staff can take out of everybody's reach at once, and two of staff can give back. A `processing` is the result it
 * made.
 */
export const blockSubjects = ['processing', 'face', 'video', 'image', 'clip', 'account'] as const;
export type BlockSubject = (typeof blockSubjects)[number];

const reason = z
  .string({ error: 'validation.reason_required' })
  .trim()
  .min(5, { error: 'validation.reason_required' })
  .max(500);

export const BlockBody = z.strictObject({ subject: z.enum(blockSubjects), subject_id: z.uuid(), reason });
export type BlockBody = z.infer<typeof BlockBody>;

export const ProposeLiftBody = z.strictObject({ reason });
export const DecideLiftBody = z.strictObject({ decision: z.enum(['confirm', 'reject']), reason });
export type DecideLiftBody = z.infer<typeof DecideLiftBody>;

const Colleague = z.object({ id: z.uuid(), name: z.string() });

export const Block = z.object({
  id: z.uuid(),
  subject: z.enum(blockSubjects),
  subject_id: z.uuid(),
  /** Of the thing: a file's name, a face's name, an account's name; null where nothing is left of it. */
  name: z.string().nullable(),
  owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  reason: z.string(),
  /** Null where a rule did it, before anyone looked. */
  placed_by: Colleague.nullable(),
  placed_at: z.iso.datetime(),
  /** Somebody of staff wants it lifted; another must agree. */
  proposal: z.object({ by: Colleague, reason: z.string(), at: z.iso.datetime(), is_mine: z.boolean() }).nullable(),
  lifted: z.object({ by: Colleague, at: z.iso.datetime() }).nullable(),
});
export type Block = z.infer<typeof Block>;

export const BlocksQuery = PageQuery.extend({ state: z.enum(['standing', 'lifted']).default('standing') });
export type BlocksQuery = z.infer<typeof BlocksQuery>;
export const BlocksAnswer = z.object({ data: z.array(Block), meta: PageMeta });
export const BlockAnswer = z.object({ data: z.object({ block: Block }) });
