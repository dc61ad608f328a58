import * as z from 'zod';
import { givenPasswordField } from './fields.ts';

export const exportStates = ['waiting', 'making', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/**
 * `erasing` can no longer be stopped; `sweeping` is erased, and what a worker may have left is looked for once more.
 */
export const erasureStates = ['waiting', 'erasing', 'sweeping', 'done', 'cancelled'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** What a receipt counts. Each has its words in both languages. */
export const erasedKinds = [
  'faces',
  'photos',
  'videos',
  'images',
  'processings',
  'sessions',
  'events',
  'mails',
  'exports',
  'billing',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

export const DataExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  asked_at: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
  /** Needs the owner's session. */
  download_url: z.string().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const Erasure = z.object({
  protocol: z.string(),
  state: z.enum(erasureStates),
  asked_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
});
export type Erasure = z.infer<typeof Erasure>;

/** What the deletion of this account would mean today. */
export const ErasureConsequences = z.object({
  faces: z.number().int(),
  videos: z.number().int(),
  images: z.number().int(),
  results: z.number().int(),
  /** Work that is not over: it stops, and its credits come back before they are lost. */
  running: z.number().int(),
  credits: z.number().int(),
  held: z.number().int(),
  pending_payments: z.number().int(),
  open_refunds: z.number().int(),
  /** Purchases that can still be given back, with what they are worth. */
  refundable: z.array(z.object({ payment_id: z.uuid(), amount_cents: z.number().int(), until: z.iso.datetime() })),
  /** Gifts for invitations that were not earned yet. */
  waiting_gifts: z.number().int(),
  /** The only administrator cannot leave. */
  is_last_admin: z.boolean(),
});
export type ErasureConsequences = z.infer<typeof ErasureConsequences>;

export const Privacy = z.object({
  export: DataExport.nullable(),
  erasure: Erasure.nullable(),
  consequences: ErasureConsequences,
  erasure_days: z.number(),
  export_hours: z.number().int(),
});
export type Privacy = z.infer<typeof Privacy>;

export const PrivacyAnswer = z.object({ data: Privacy });
export const DataExportAnswer = z.object({ data: z.object({ export: DataExport }) });
export const ErasureAnswer = z.object({ data: z.object({ erasure: Erasure }) });

export const EraseBody = z.strictObject({
  current_password: givenPasswordField,
  /** Of the authenticator app or a recovery code, when the second factor is on. */
  code: z.string().max(40).optional(),
});
export type EraseBody = z.infer<typeof EraseBody>;

/** Anybody who holds the number may ask what became of it: it tells no person. */
export const ErasureReceipt = z.object({
  protocol: z.string(),
  state: z.enum(erasureStates),
  asked_at: z.iso.datetime(),
  erased_at: z.iso.datetime().nullable(),
  counts: z.record(z.string(), z.number().int()),
});
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;
export const ErasureReceiptAnswer = z.object({ data: z.object({ receipt: ErasureReceipt }) });
