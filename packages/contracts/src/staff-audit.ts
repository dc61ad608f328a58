import * as z from 'zod';
import { CappedMeta, periodFields, StaffPageQuery } from './staff-lists.ts';

const auditFilter = {
  actor: z.uuid().optional(),
  /** A whole action (`user.role`) or the beginning of several (`user.`). */
  action: z
    .string()
    .trim()
    .regex(/^[a-z_.]+$/)
    .max(60)
    .optional(),
  subject: z
    .string()
    .trim()
    .regex(/^[a-z_]+$/)
    .max(40)
    .optional(),
  subject_id: z.string().trim().max(100).optional(),
  ...periodFields,
};
export const AuditQuery = StaffPageQuery.extend(auditFilter);
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditExportQuery = z.object(auditFilter);
export type AuditFilter = z.infer<typeof AuditExportQuery>;

/**
 * What an id of an entry stands for today: somebody, something with a title, or a package, which is named after its
 * credits.
 */
export const AuditName = z.union([
  z.object({ id: z.uuid(), name: z.string() }),
  z.object({ id: z.string(), title: z.object({ pt_BR: z.string(), en: z.string() }) }),
  z.object({ id: z.uuid(), credits: z.number().int() }),
]);
export type AuditName = z.infer<typeof AuditName>;

export const AuditItem = z.object({
  id: z.number().int(),
  /** Null when a rule of the product did it. */
  actor: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  /** Of the subject and of what the entry tells, where they still have one. */
  names: z.array(AuditName),
});
export type AuditItem = z.infer<typeof AuditItem>;
export const AuditAnswer = z.object({ data: z.array(AuditItem), meta: CappedMeta });
