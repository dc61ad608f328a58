import * as z from 'zod';

/** A code that is mailed to confirm an address. */
export const emailCode = { digits: 6, validMinutes: 10, triesMax: 5 } as const;

/** What somebody new still has before them. */
export const Welcome = z.object({
  is_confirmed: z.boolean(),
  /** For a confirmed address; 0 where there is no gift, or not any more. */
  credits_offered: z.number().int(),
  has_had_credits: z.boolean(),
  has_result: z.boolean(),
});
export type Welcome = z.infer<typeof Welcome>;
export const WelcomeAnswer = z.object({ data: Welcome });

export const ConfirmCodeBody = z.strictObject({
  code: z
    .string({ error: 'errors.accounts.email_code_wrong' })
    .trim()
    .regex(/^\d{6}$/, { error: 'errors.accounts.email_code_wrong' }),
});

/** `none`: no gift is given here. `had_before`: this person, browser or network had theirs. */
export const welcomeOutcomes = ['gifted', 'had_before', 'none'] as const;
export type WelcomeOutcome = (typeof welcomeOutcomes)[number];
export const CodeConfirmed = z.object({
  data: z.object({ outcome: z.enum(welcomeOutcomes), credits: z.number().int() }),
});
