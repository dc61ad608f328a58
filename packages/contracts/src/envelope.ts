import * as z from 'zod';

/** Every error answer of the API; `errors` names fields, each with its sentences in the caller's language. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export const MessageAnswer = z.object({ message: z.string() });
