import { auditEntries, reports, reviewCases } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

const isAsked = sql`exists (select 1 from ${reports} r where r.case_id = ${reviewCases.id})`;
const isOver = sql`${reviewCases.state} in ('open', 'appealed') and not ${isAsked}`;

export const reviewData: PersonalData = {
  tables: [
    {
      table: reviewCases,
      owner: sql`${reviewCases.userId}`,
      fate: 'kept',
      because:
        'that something was held or refused, and what was decided; what waited only for the account itself is closed',
      without: {
        appeal: null,
        objection: null,
        continuation: null,
        decisionReason: null,
        scores: null,
        contentHash: null,
        pictureKeys: sql`'{}'`,
        ownerPictureKeys: sql`'{}'`,
        state: sql`case when ${isOver} then 'refused' else ${reviewCases.state} end`,
        decidedAt: sql`case when ${isOver} then now() else ${reviewCases.decidedAt} end`,
      },
    },
    {
      table: auditEntries,
      owner: sql`${auditEntries.personalOf}`,
      fate: 'kept',
      because: 'that staff or a rule acted; to whom and with which words is encrypted with the key that was destroyed',
    },
  ],
  copy: async (reader, { userId }) => {
    const reviews = await reader
      .select({
        id: reviewCases.id,
        about: reviewCases.subject,
        about_id: reviewCases.subjectId,
        state: reviewCases.state,
        reason: reviewCases.reason,
        appeal: reviewCases.appeal,
        objection: reviewCases.objection,
        continuation: reviewCases.continuation,
        decide_by: reviewCases.decideBy,
        decision_reason: reviewCases.decisionReason,
        created_at: reviewCases.createdAt,
        decided_at: reviewCases.decidedAt,
      })
      .from(reviewCases)
      .where(eq(reviewCases.userId, userId))
      .orderBy(asc(reviewCases.createdAt), asc(reviewCases.id))
      .limit(copiedRowsMax);
    return { sections: { reviews } };
  },
};
