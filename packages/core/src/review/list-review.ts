import type { ReviewCase, ReviewQuery } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { AppError } from '../kernel/index.ts';
import { type CaseRow, findCaseWithUser, listCases } from './review.queries.ts';

export const reviewPerPage = 20;

export async function listReview(deps: { db: Db }, query: ReviewQuery): Promise<{ cases: ReviewCase[]; total: number }> {
  const { rows, total } = await listCases(deps.db, { ...query, perPage: reviewPerPage });
  return { cases: rows.map(show), total };
}

export async function getCase(deps: { db: Db }, id: string): Promise<ReviewCase> {
  const found = await findCaseWithUser(deps.db, id);
  if (!found) throw new AppError('review.not_found');
  return show(found);
}

/** The key of the picture that staff asked to see. */
export async function pictureOfCase(deps: { db: Db }, asked: { id: string; number: number }): Promise<string> {
  const key = (await findCaseWithUser(deps.db, asked.id))?.case.pictureKeys[asked.number];
  if (!key) throw new AppError('review.not_found');
  return key;
}

function show({ case: row, user }: { case: CaseRow; user: { id: string; name: string; email: string } }): ReviewCase {
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subjectId,
    state: row.state,
    reason: row.reason,
    moments: row.moments,
    pictures: row.pictureKeys.map((_, number) => `/api/staff/review/${row.id}/pictures/${number}`),
    user,
    appeal: row.appeal,
    decision_reason: row.decisionReason,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
