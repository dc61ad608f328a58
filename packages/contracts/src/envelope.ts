import * as z from 'zod';

/**
 * Every error answer of the API; `errors` names fields, each with its sentences in the caller's language, `details` the
 * values that the message speaks of.
 */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export const MessageAnswer = z.object({ message: z.string() });
