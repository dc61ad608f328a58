import * as z from 'zod';
import { CappedMeta, reasonField, StaffPageQuery } from './staff-lists.ts';

export const verificationRequestStates = ['pending', 'approved', 'declined'] as const;
export type VerificationRequestState = (typeof verificationRequestStates)[number];

/** A declined request may be made again after `askAgainDays`. */
export const verificationLimits = { messageLengthMax: 500, askAgainDays: 7 } as const;

/** Where the caller's own account stands. */
export const OwnVerification = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('pending'), asked_at: z.iso.datetime() }),
  z.object({ state: z.literal('approved') }),
  z.object({
    state: z.literal('declined'),
    asked_at: z.iso.datetime(),
    reason: z.string(),
    ask_again_at: z.iso.datetime(),
  }),
]);
export type OwnVerification = z.infer<typeof OwnVerification>;
export const OwnVerificationAnswer = z.object({ data: z.object({ verification: OwnVerification }) });

export const AskVerificationBody = z.strictObject({
  /** What helps staff to tell who this is: a page, a company, a profile. */
  message: z.string().trim().max(verificationLimits.messageLengthMax, { error: 'validation.reason_long' }).optional(),
});
export type AskVerificationBody = z.infer<typeof AskVerificationBody>;

const Colleague = z.object({ id: z.uuid(), name: z.string() });

export const VerificationRequest = z.object({
  id: z.uuid(),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string(), created_at: z.iso.datetime() }),
  message: z.string().nullable(),
  state: z.enum(verificationRequestStates),
  asked_at: z.iso.datetime(),
  decided_by: Colleague.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string().nullable(),
});
export type VerificationRequest = z.infer<typeof VerificationRequest>;

export const VerificationRequestsQuery = StaffPageQuery.extend({
  state: z.enum(verificationRequestStates).default('pending'),
});
export type VerificationRequestsQuery = z.infer<typeof VerificationRequestsQuery>;
export const VerificationRequestsAnswer = z.object({ data: z.array(VerificationRequest), meta: CappedMeta });

/** Why it was approved is for staff; why it was declined is read by whoever asked. */
export const DecideVerificationBody = z.strictObject({ decision: z.enum(['approve', 'decline']), reason: reasonField });
export type DecideVerificationBody = z.infer<typeof DecideVerificationBody>;
export const VerificationRequestAnswer = z.object({ data: z.object({ request: VerificationRequest }) });
