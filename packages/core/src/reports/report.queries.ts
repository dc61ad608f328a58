import type { CopyState, ReportOutcome } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { blocks, processings, reports, reviewCases } from '@semblante/db/schema';
import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type CaseId, type ReportId, resealedAtOnce } from '../kernel/index.ts';
import type { Known } from './report-deps.ts';

export type ReportRow = typeof reports.$inferSelect;

export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<void> {
  await tx.insert(reports).values(report);
}

export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const [found] = await tx.select().from(reports).where(eq(reports.id, id)).limit(1).for('update');
  return found;
}

export async function markCompared(
  tx: Tx,
  id: string,
  compared: { copyState: CopyState; similarity: number | null; caseId: CaseId },
): Promise<void> {
  await tx.update(reports).set(compared).where(eq(reports.id, id));
}

/** With whether its thing is out of reach. */
export async function findByProtocol(
  reader: Reader,
  protocol: string,
): Promise<{ report: ReportRow; isBlocked: boolean } | undefined> {
  const [found] = await reader
    .select({ report: reports, blockId: blocks.id })
    .from(reports)
    .leftJoin(reviewCases, eq(reviewCases.id, reports.caseId))
    .leftJoin(
      blocks,
      and(
        eq(blocks.subject, sql`${reviewCases.subject}`),
        eq(blocks.subjectId, reviewCases.subjectId),
        isNull(blocks.liftedAt),
      ),
    )
    .where(eq(reports.protocol, protocol))
    .limit(1);
  return found && { report: found.report, isBlocked: found.blockId !== null };
}

export async function listUnanswered(
  tx: Tx,
  of: { caseId: string } | { subject: string; subjectId: string },
): Promise<ReportRow[]> {
  const which =
    'caseId' in of
      ? eq(reports.caseId, of.caseId)
      : and(
          eq(sql`${reviewCases.subject}`, of.subject),
          eq(reviewCases.subjectId, of.subjectId),
          sql`${reviewCases.state} in ('cleared', 'refused')`,
        );
  const rows = await tx
    .select({ report: reports })
    .from(reports)
    .innerJoin(reviewCases, eq(reviewCases.id, reports.caseId))
    .where(and(which, isNull(reports.answeredAt)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(1000);
  return rows.map(({ report }) => report);
}

/** Where to answer is forgotten with the answer. */
export async function markAnswered(tx: Tx, id: string, answered: { outcome: ReportOutcome; at: Date }): Promise<void> {
  await tx
    .update(reports)
    .set({ outcome: answered.outcome, answeredAt: answered.at, sealedEmail: null })
    .where(eq(reports.id, id));
}

export async function listForgotten(reader: Reader, before: Date): Promise<ReportId[]> {
  const rows = await reader
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.copyState, 'waiting'), lt(reports.createdAt, before)))
    .orderBy(reports.createdAt, reports.id)
    .limit(100);
  return rows.map(({ id }) => id as ReportId);
}

/** Of these, the ones whose copy is still to be compared. */
export async function isComparing(reader: Reader, id: string): Promise<boolean> {
  const [found] = await reader.select({ state: reports.copyState }).from(reports).where(eq(reports.id, id)).limit(1);
  return found?.state === 'waiting';
}

export async function listFingerprints(
  reader: Reader,
  page: { after: string | undefined; size: number },
): Promise<Known[]> {
  const rows = await reader
    .select({ id: processings.id, fingerprint: sql<string>`${processings.fingerprint} #>> '{}'` })
    .from(processings)
    .where(
      and(isNotNull(processings.fingerprint), page.after === undefined ? undefined : gt(processings.id, page.after)),
    )
    .orderBy(asc(processings.id))
    .limit(page.size);
  return rows;
}

export async function findThumbnail(reader: Reader, processingId: string): Promise<string | undefined> {
  const [found] = await reader
    .select({ key: processings.thumbnailKey })
    .from(processings)
    .where(eq(processings.id, processingId))
    .limit(1);
  return found?.key ?? undefined;
}

export async function listSealedContacts(
  reader: Reader,
  after: string,
): Promise<{ id: string; sealedEmail: string }[]> {
  const rows = await reader
    .select({ id: reports.id, sealedEmail: reports.sealedEmail })
    .from(reports)
    .where(and(gt(reports.id, after), isNotNull(reports.sealedEmail)))
    .orderBy(asc(reports.id))
    .limit(resealedAtOnce);
  return rows.map(({ id, sealedEmail }) => ({ id, sealedEmail: sealedEmail ?? '' }));
}

export async function replaceSealedContact(tx: Tx, replaced: { id: string; from: string; to: string }): Promise<void> {
  await tx
    .update(reports)
    .set({ sealedEmail: replaced.to })
    .where(and(eq(reports.id, replaced.id), eq(reports.sealedEmail, replaced.from)));
}
