import { blockSubjects } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { reviewCases } from './review.ts';

/**
 * What is out of everybody's reach, since when and why. Lifting one takes two of staff, neither of them its owner; a
 * trigger keeps what was written and lets a lifted one rest.
 */
export const blocks = pgTable(
  'blocks',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject', { enum: blockSubjects }).notNull(),
    /** No reference: the block outlives what it was about. */
    subjectId: uuid('subject_id').notNull(),
    /** Whose it is; null for a clip of the catalogue. */
    userId: uuid('user_id').references(() => users.id),
    caseId: uuid('case_id').references(() => reviewCases.id),
    reason: text('reason').notNull(),
    /** Null when a rule did it. */
    placedBy: uuid('placed_by').references(() => users.id),
    placedAt: instant('placed_at').notNull(),
    proposedBy: uuid('proposed_by').references(() => users.id),
    proposalReason: text('proposal_reason'),
    proposedAt: instant('proposed_at'),
    liftedBy: uuid('lifted_by').references(() => users.id),
    liftedAt: instant('lifted_at'),
  },
  (t) => [
    check('blocks_subject_known', oneOf('subject', blockSubjects)),
    check(
      'blocks_proposal_is_whole',
      sql`(${t.proposedBy} is null) = (${t.proposedAt} is null) and (${t.proposedBy} is null) = (${t.proposalReason} is null)`,
    ),
    check('blocks_lift_is_whole', sql`(${t.liftedBy} is null) = (${t.liftedAt} is null)`),
    check(
      'blocks_lifted_by_two',
      sql`${t.liftedBy} is null or (${t.proposedBy} is not null and ${t.liftedBy} <> ${t.proposedBy})`,
    ),
    check(
      'blocks_not_by_the_owner',
      sql`${t.userId} is null or (${t.proposedBy} is distinct from ${t.userId} and ${t.liftedBy} is distinct from ${t.userId})`,
    ),
    uniqueIndex('blocks_one_standing')
      .on(t.subject, t.subjectId)
      .where(sql`${t.liftedAt} is null`),
    index('blocks_of_owner')
      .on(t.userId)
      .where(sql`${t.liftedAt} is null`),
    index('blocks_newest').on(t.placedAt.desc(), t.id.desc()),
  ],
);
