import { copyStates, languages, reportOutcomes, reportReasons } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { reviewCases } from './review.ts';

/** What anyone told us, with or without an account. Where to answer is sealed, and forgotten once that is done. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    protocol: text('protocol').notNull().unique(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    link: text('link').notNull(),
    words: text('words').notNull(),
    sealedEmail: text('sealed_email'),
    language: text('language', { enum: languages }).notNull(),
    copyState: text('copy_state', { enum: copyStates }).notNull(),
    /** Of the copy with what was found: 1 is the same. */
    similarity: real('similarity'),
    /** Null until the copy was compared. */
    caseId: uuid('case_id').references(() => reviewCases.id),
    outcome: text('outcome', { enum: reportOutcomes }),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    check('reports_reason_known', oneOf('reason', reportReasons)),
    check('reports_language_known', oneOf('language', languages)),
    check('reports_copy_state_known', oneOf('copy_state', copyStates)),
    check('reports_outcome_known', oneOf('outcome', reportOutcomes)),
    check('reports_answer_is_whole', sql`(${t.outcome} is null) = (${t.answeredAt} is null)`),
    check('reports_reach_staff', sql`${t.copyState} = 'waiting' or ${t.caseId} is not null`),
    check('reports_contact_forgotten', sql`${t.answeredAt} is null or ${t.sealedEmail} is null`),
    index('reports_of_case').on(t.caseId, t.createdAt),
    index('reports_unmatched')
      .on(t.createdAt)
      .where(sql`${t.copyState} = 'waiting'`),
  ],
);
