import * as z from 'zod';
import { UserAnswer } from './accounts.ts';
import { emailField, nameField } from './fields.ts';

/** How long somebody may take at the provider, and then with the agreement. */
export const openidValidMinutes = 10;

export const OpenidStartBody = z.strictObject({ invitation: z.string().max(200).nullish() });
/** Where the browser goes to log in. */
export const OpenidStarted = z.object({ data: z.object({ url: z.string() }) });

/** What the provider sent the browser back with: the query of the address, as it is. */
export const OpenidFinishBody = z.strictObject({ query: z.string().max(4000) });
/** Whoever has no account yet agrees to the same as everybody before one is made. */
export const OpenidNewcomer = z.object({
  data: z.object({ newcomer: z.object({ name: z.string(), email: z.string() }) }),
});
export const OpenidEntered = z.union([UserAnswer, OpenidNewcomer]);

/** 18 or over, terms and privacy policy: the sentence beside the button. */
export const OpenidRegisterBody = z.strictObject({ agreed: z.literal(true) });

/**
 * What is kept, sealed, of somebody on the way: the checks of an answer to come, or who came back and has yet to agree.
 */
export const OpenidVisit = z.discriminatedUnion('stage', [
  z.object({
    stage: z.literal('away'),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    invitation: z.string().nullable(),
  }),
  z.object({
    stage: z.literal('back'),
    issuer: z.string(),
    subject: z.string(),
    name: nameField,
    email: emailField,
    invitation: z.string().nullable(),
  }),
]);
export type OpenidVisit = z.infer<typeof OpenidVisit>;
