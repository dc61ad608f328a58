import * as z from 'zod';

/**
 * Queue payloads by job name. A mail is sealed: it may hold a recovery link, and the queue's table is no place for one.
 */
export const jobPayloads = {
  'send-mail': z.object({
    sealed: z.string(),
    /** A keyed hash of the address: how the mails of a deleted account are found. */
    of: z.string(),
  }),
  /** A copy of everything of one account. */
  'make-export': z.object({ export_id: z.uuid() }),
  /** A ticket: whoever draws it takes the step whose turn it is. */
  'work-step': z.object({}),
  /** The copy that came with a report is compared with what we made. */
  'match-report': z.object({ report_id: z.uuid() }),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;
export const jobNames = Object.keys(jobPayloads) as JobName[];
