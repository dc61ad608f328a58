import * as z from 'zod';
import { paymentStatuses } from './payments.ts';

/** What an account can be told live. `params` fill the slots of the text `notifications.<notice>`. */
export const noticeNames = ['new_login', 'password_changed', 'second_factor_on', 'second_factor_off', 'invitation_gift'] as const;
export type NoticeName = (typeof noticeNames)[number];

export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notification'),
    notice: z.enum(noticeNames),
    params: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('payment'), payment_id: z.uuid(), status: z.enum(paymentStatuses) }),
  z.object({ kind: z.literal('balance'), balance: z.number().int(), held: z.number().int() }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The connection is valid if it was made or heard from less than this ago (SPEC 10). */
export const realtimeValidMs = 5 * 60_000;
