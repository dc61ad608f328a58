import * as z from 'zod';
import { SessionItem } from './accounts.ts';
import { consentKinds, faceStates } from './faces.ts';
import { emailField, nameField } from './fields.ts';
import { languages } from './languages.ts';
import { Billing, PageMeta } from './payments.ts';
import { processingErrorCodes, processingStatuses } from './processings.ts';
import { accountStatuses, roleNames } from './roles.ts';
import { CappedMeta, reasonField, StaffPageQuery, versionField } from './staff-lists.ts';
import { processingKinds } from './tools/facts.ts';
import { toolCauses } from './tools/tool-facts.ts';
import { processingStages } from './tools/stages.ts';

export const userSorts = ['newest', 'oldest', 'name'] as const;
export type UserSort = (typeof userSorts)[number];

const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

export const UsersQuery = StaffPageQuery.extend({
  /** The beginning of words of the name or the e-mail, without regard to accents; or a whole CPF or id. */
  query: z.string().trim().max(200).optional(),
  role: z.enum(roleNames).optional(),
  status: z.enum(accountStatuses).optional(),
  verified: yesOrNo.optional(),
  second_factor: yesOrNo.optional(),
  sort: z.enum(userSorts).default('newest'),
});
export type UsersQuery = z.infer<typeof UsersQuery>;

export const UserListed = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames).nullable(),
  status: z.enum(accountStatuses),
  is_irrestrict: z.boolean(),
  second_factor: z.boolean(),
  balance: z.number().int(),
  created_at: z.iso.datetime(),
});
export type UserListed = z.infer<typeof UserListed>;
export const UsersAnswer = z.object({ data: z.array(UserListed), meta: CappedMeta });

const Colleague = z.object({ id: z.uuid(), name: z.string() });

export const Verification = z.object({
  id: z.uuid(),
  is_irrestrict: z.boolean(),
  /** Which document or fact was looked at. */
  checked: z.string(),
  by: Colleague,
  at: z.iso.datetime(),
});
export type Verification = z.infer<typeof Verification>;

export const creditOrderKinds = ['gift', 'take'] as const;
export type CreditOrderKind = (typeof creditOrderKinds)[number];
export const creditOrderStates = ['done', 'pending', 'denied'] as const;
export type CreditOrderState = (typeof creditOrderStates)[number];

export const CreditOrder = z.object({
  id: z.uuid(),
  kind: z.enum(creditOrderKinds),
  credits: z.number().int(),
  reason: z.string(),
  state: z.enum(creditOrderStates),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  asked_by: Colleague,
  asked_at: z.iso.datetime(),
  decided_by: Colleague.nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string().nullable(),
});
export type CreditOrder = z.infer<typeof CreditOrder>;

export const UserDetail = UserListed.extend({
  version: z.number().int(),
  phone: z.string().nullable(),
  language: z.enum(languages).nullable(),
  role_given_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  held: z.number().int(),
  debt: z.number().int(),
  /** Since when staff should look at this account's money. */
  flagged_at: z.iso.datetime().nullable(),
  /** The CPF is masked for staff too. */
  billing: Billing,
  invited_by: Colleague.nullable(),
  verifications: z.array(Verification),
  credit_orders: z.array(CreditOrder),
  /** What this caller may do to this account. */
  may: z.object({
    edit: z.boolean(),
    status: z.boolean(),
    verify: z.boolean(),
    role: z.boolean(),
    credits: z.boolean(),
  }),
});
export type UserDetail = z.infer<typeof UserDetail>;
export const UserDetailAnswer = z.object({ data: z.object({ user: UserDetail }) });

export const ledgerKinds = [
  'grant',
  'gift',
  'hold',
  'capture',
  'release',
  'take_back',
  'debt',
  'debt_settlement',
] as const;
/** What a change of a balance happened for. A scene of the catalogue is a video. */
export const creditCauses = [
  'payment',
  ...toolCauses,
  'invitation',
  'welcome',
  'staff',
  'refund',
  'provider_refund',
  'chargeback',
] as const;
export type CreditCause = (typeof creditCauses)[number];

/**
 * What the product itself writes as the reason of an entry: its cause once more, that it was a demo, or why a
 * processing was not charged.
 */
export const ledgerReasons = [...creditCauses, 'demo_account', ...processingErrorCodes] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

export const LedgerLine = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerKinds),
  credits: z.number().int(),
  /** The change of the available balance, and what it was afterwards. */
  amount: z.number().int(),
  balance: z.number().int(),
  cause: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string().nullable(),
  actor: Colleague.nullable(),
  created_at: z.iso.datetime(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;
export const LedgerAnswer = z.object({ data: z.array(LedgerLine), meta: PageMeta });

export const UserProcessing = z.object({
  id: z.uuid(),
  kind: z.enum(processingKinds),
  status: z.enum(processingStatuses),
  stage: z.enum(processingStages),
  error_code: z.enum(processingErrorCodes).nullable(),
  title: z.string(),
  credits: z.number().int(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type UserProcessing = z.infer<typeof UserProcessing>;
export const UserProcessingsAnswer = z.object({ data: z.array(UserProcessing), meta: PageMeta });

export const UserConsent = z.object({
  id: z.uuid(),
  kind: z.enum(consentKinds),
  text_version: z.string(),
  language: z.enum(languages),
  address: z.string(),
  declared_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
  face: z.object({ id: z.uuid(), name: z.string(), state: z.enum(faceStates) }).nullable(),
});
export type UserConsent = z.infer<typeof UserConsent>;
export const UserConsentsAnswer = z.object({ data: z.array(UserConsent), meta: PageMeta });
export const UserSessionsAnswer = z.object({ data: z.array(SessionItem) });

export const EditUserBody = z.strictObject({
  version: versionField,
  name: nameField.optional(),
  email: emailField.optional(),
  phone: z.string().trim().max(30, { error: 'validation.phone_invalid' }).nullable().optional(),
  language: z.enum(languages).nullable().optional(),
});
export type EditUserBody = z.infer<typeof EditUserBody>;

export const ChangeStatusBody = z.strictObject({
  version: versionField,
  status: z.enum(accountStatuses),
  reason: reasonField,
});
export type ChangeStatusBody = z.infer<typeof ChangeStatusBody>;

export const VerifyUserBody = z.strictObject({
  version: versionField,
  is_irrestrict: z.boolean(),
  checked: reasonField,
});
export type VerifyUserBody = z.infer<typeof VerifyUserBody>;

export const ReleaseCpfBody = z.strictObject({ reason: reasonField });
export type ReleaseCpfBody = z.infer<typeof ReleaseCpfBody>;

export const ChangeRoleBody = z.strictObject({ version: versionField, role: z.enum(roleNames), reason: reasonField });
export type ChangeRoleBody = z.infer<typeof ChangeRoleBody>;

/**
 * Above `once`, or above `day` within 24 hours, a second admin decides; above `max` nobody can. Up to `small` asks for
 * no code.
 */
export const creditOrderLimits = {
  small: 10,
  max: 10_000,
  mod: { once: 50, day: 200 },
  admin: { once: 500, day: 2_000 },
} as const;

const creditsField = z.number().int().min(1).max(creditOrderLimits.max, { error: 'validation.credits_many' });

export const CreditOrderBody = z.strictObject({
  kind: z.enum(creditOrderKinds),
  credits: creditsField,
  reason: reasonField,
});
export type CreditOrderBody = z.infer<typeof CreditOrderBody>;
export const CreditOrderAnswer = z.object({ data: z.object({ order: CreditOrder }) });
export const CreditOrdersQuery = StaffPageQuery.extend({ state: z.enum(creditOrderStates).default('pending') });
export type CreditOrdersQuery = z.infer<typeof CreditOrdersQuery>;
export const CreditOrdersAnswer = z.object({ data: z.array(CreditOrder), meta: CappedMeta });
export const DecideCreditOrderBody = z.strictObject({ decision: z.enum(['approve', 'deny']), reason: reasonField });
export type DecideCreditOrderBody = z.infer<typeof DecideCreditOrderBody>;

export const bulkUsersMax = 200;
const userIds = z.array(z.uuid()).min(1).max(bulkUsersMax);
export const BulkBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('status'),
    user_ids: userIds,
    status: z.enum(accountStatuses),
    reason: reasonField,
  }),
  z.strictObject({ action: z.literal('verify'), user_ids: userIds, is_irrestrict: z.boolean(), reason: reasonField }),
  z.strictObject({ action: z.literal('gift'), user_ids: userIds, credits: creditsField, reason: reasonField }),
]);
export type BulkBody = z.infer<typeof BulkBody>;

export const bulkActions = ['status', 'verify', 'gift'] as const;

/** What would happen, or did: `refused` names each account that stays as it is, with the code of why. */
export const BulkSummary = z.object({
  action: z.enum(bulkActions),
  total: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Gifts that wait for a second admin. */
  awaiting: z.number().int(),
  refused: z.array(z.object({ user_id: z.uuid(), name: z.string().nullable(), code: z.string() })),
});
export type BulkSummary = z.infer<typeof BulkSummary>;
export const BulkPreviewAnswer = z.object({
  data: z.object({ token: z.uuid(), expires_at: z.iso.datetime(), summary: BulkSummary }),
});
export const BulkRunBody = z.strictObject({ token: z.uuid({ error: 'errors.staff.bulk_expired' }) });
export const BulkRunAnswer = z.object({ data: z.object({ summary: BulkSummary }) });
