import * as z from 'zod';

/** Queue payloads by job name. A mail is sealed: it may hold a recovery link, and the queue's table is no place for one. */
export const jobPayloads = {
  'send-mail': z.object({ sealed: z.string() }),
  /** A ticket: whoever draws it takes the step whose turn it is. */
  'work-step': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;
export const jobNames = Object.keys(jobPayloads) as JobName[];
