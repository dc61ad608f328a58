import type { ReviewCase, ReviewQuery } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import { type BlockableOfCase, listBlockable } from './blockable-of-cases.ts';
import { findPlayable, listPlayable, listReportsOf, type ReportOfCase } from './case-details.queries.ts';
import type { ReviewDeps } from './decide-case.ts';
import { type CaseWithPeople, findCaseWithUser, listCases } from './review.queries.ts';

export const reviewPerPage = 20;

type ListDeps = Pick<ReviewDeps, 'db' | 'blockables' | 'clock'>;

export async function listReview(deps: ListDeps, query: ReviewQuery): Promise<{ cases: ReviewCase[]; total: number }> {
  const { rows, total } = await listCases(deps.db, { ...query, perPage: reviewPerPage });
  return { cases: await showCases(deps, rows), total };
}

export async function getCase(deps: ListDeps, id: string): Promise<ReviewCase> {
  const found = await findCaseWithUser(deps.db, id);
  const [shown] = found ? await showCases(deps, [found]) : [];
  if (!shown) throw new AppError('review.not_found');
  return shown;
}

/** The key of the picture that staff asked to see, and whose it is: a face photo opens with its account's key only. */
export async function pictureOfCase(
  deps: { db: Db },
  asked: { id: string; number: number },
): Promise<{ key: string; userId: UserId }> {
  const found = await findCaseWithUser(deps.db, asked.id);
  const key = found?.case.pictureKeys[asked.number];
  if (!key) throw new AppError('review.not_found');
  return { key, userId: found.case.userId as UserId };
}

/**
 * The video itself, as long as it is there; what is blocked is out of everybody's reach but that of who decides about
 * it.
 */
export async function videoOfCase(deps: { db: Db }, id: string): Promise<string> {
  const found = await findCaseWithUser(deps.db, id);
  const key = found && (await findPlayable(deps.db, found.case));
  if (!key) throw new AppError('review.not_found');
  return key;
}

async function showCases(deps: ListDeps, rows: readonly CaseWithPeople[]): Promise<ReviewCase[]> {
  const cases = rows.map((row) => row.case);
  const [reports, playable, blockable] = await Promise.all([
    listReportsOf(
      deps.db,
      cases.map(({ id }) => id),
    ),
    listPlayable(deps.db, cases),
    listBlockable(deps, cases),
  ]);
  const now = deps.clock();
  return rows.map((row) =>
    show(row, {
      now,
      reports: reports.get(row.case.id) ?? [],
      isPlayable: playable.has(row.case.subjectId),
      blockable: blockable.get(row.case.id) ?? [],
    }),
  );
}

function show(
  { case: row, user, decider }: CaseWithPeople,
  details: { now: Date; reports: ReportOfCase[]; isPlayable: boolean; blockable: BlockableOfCase[] },
): ReviewCase {
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subjectId,
    source: row.source,
    state: row.state,
    reason: row.reason,
    moments: row.moments,
    pictures: row.pictureKeys.map((_, number) => `/api/staff/review/${row.id}/pictures/${number}`),
    playback_url: details.isPlayable ? `/api/staff/review/${row.id}/video` : null,
    user,
    reports: details.reports.map(({ protocol, reason, link, words, similarity, createdAt }) => ({
      protocol,
      reason,
      link,
      text: words,
      similarity,
      created_at: createdAt.toISOString(),
    })),
    blockable: details.blockable,
    appeal: row.appeal,
    objection: row.objection,
    decide_by: row.decideBy.toISOString(),
    is_overdue: (row.state === 'open' || row.state === 'appealed') && row.decideBy < details.now,
    decided_by: decider?.name ?? null,
    decision_reason: row.decisionReason,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
