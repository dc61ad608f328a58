import { type AuditFilter, countedMax, staffPerPage } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { auditEntries, users } from '@semblante/db/schema';
import { and, count, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../kernel/index.ts';

const columns = {
  id: auditEntries.id,
  actorId: users.id,
  actorName: users.name,
  actorEmail: users.email,
  action: auditEntries.action,
  subject: auditEntries.subject,
  subjectId: auditEntries.subjectId,
  before: auditEntries.before,
  after: auditEntries.after,
  reason: auditEntries.reason,
  personalOf: auditEntries.personalOf,
  sealed: auditEntries.sealed,
  createdAt: auditEntries.createdAt,
};

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>['rows'][number];

export async function listAuditRows(reader: Reader, filter: AuditFilter, page: number) {
  const where = conditionOf(filter);
  const [counted] = await reader.select({ total: count() }).from(
    reader
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(where)
      .limit(countedMax + 1)
      .as('counted'),
  );
  const rows = await reader
    .select(columns)
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(staffPerPage)
    .offset((page - 1) * staffPerPage);
  return { rows, counted: counted?.total ?? 0 };
}

/** The next rows after one that was read, newest first: an export holds no more than these at a time. */
export async function listAuditAfter(
  reader: Reader,
  filter: AuditFilter,
  after: { createdAt: Date; id: number } | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const older =
    after &&
    sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
  return await reader
    .select(columns)
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(conditionOf(filter), older))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}

function conditionOf(filter: AuditFilter): SQL | undefined {
  return and(
    filter.actor ? eq(auditEntries.actorId, filter.actor) : undefined,
    filter.action ? matchesAction(filter.action) : undefined,
    filter.subject ? eq(auditEntries.subject, filter.subject) : undefined,
    filter.subject_id ? eq(auditEntries.subjectId, filter.subject_id) : undefined,
    filter.from ? gte(auditEntries.createdAt, startOfDay(filter.from)) : undefined,
    filter.to ? lt(auditEntries.createdAt, startOfDay(addDays(filter.to, 1))) : undefined,
  );
}

/** `user.` is all that was done to accounts. */
function matchesAction(action: string): SQL {
  return action.endsWith('.')
    ? like(auditEntries.action, `${action.replaceAll('_', '\\_')}%`)
    : eq(auditEntries.action, action);
}
