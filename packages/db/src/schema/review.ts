import {
  type Continuation,
  objectionLengthMax,
  reviewReasons,
  reviewSources,
  reviewStates,
  reviewSubjects,
} from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** What the screen held or refused, and what people decided about it. */
export const reviewCases = pgTable(
  'review_cases',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject', { enum: reviewSubjects }).notNull(),
    /** No reference: the case outlives what it was about. */
    subjectId: uuid('subject_id').notNull(),
    /** Null for a report whose thing is not known. */
    userId: uuid('user_id').references(() => users.id),
    source: text('source', { enum: reviewSources }).notNull().default('screen'),
    state: text('state', { enum: reviewStates }).notNull(),
    reason: text('reason', { enum: reviewReasons }).notNull(),
    moments: doublePrecision('moments').array().notNull().default([]),
    pictureKeys: text('picture_keys').array().notNull().default([]),
    /** What its owner may see of it: pictures of their own media, and nothing that the screen holds back as a whole. */
    ownerPictureKeys: text('owner_picture_keys').array().notNull().default([]),
    scores: jsonb('scores'),
    /** Of the file: after an appeal was granted the same file is held for people, never refused by a machine again. */
    contentHash: text('content_hash'),
    appeal: text('appeal'),
    /** What its owner says against the doubt while it waits. */
    objection: text('objection'),
    /** What its owner was preparing when it was held. */
    continuation: jsonb('continuation').$type<Continuation>(),
    /** What its owner was promised. */
    decideBy: instant('decide_by').notNull(),
    /** When its owner was mailed that it is held; pictures wait a moment for the rest of their batch. */
    toldAt: instant('told_at'),
    /** When its owner was told that the promise was broken. */
    delayToldAt: instant('delay_told_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decisionReason: text('decision_reason'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    check('review_cases_subject_known', oneOf('subject', reviewSubjects)),
    check('review_cases_state_known', oneOf('state', reviewStates)),
    check('review_cases_reason_known', oneOf('reason', reviewReasons)),
    check('review_cases_source_known', oneOf('source', reviewSources)),
    check('review_cases_owner_known', sql`${t.userId} is not null or ${t.source} = 'report'`),
    uniqueIndex('review_cases_one_waiting')
      .on(t.subject, t.subjectId, t.source)
      .where(sql`${t.state} in ('open', 'appealed')`),
    check('review_cases_objection_short', sql`length(${t.objection}) <= ${sql.raw(String(objectionLengthMax))}`),
    index('review_cases_waiting')
      .on(t.decideBy, t.id)
      .where(sql`${t.state} in ('open', 'appealed')`),
    index('review_cases_untold')
      .on(t.userId)
      .where(sql`${t.toldAt} is null and ${t.state} = 'open' and ${t.source} = 'screen'`),
    index('review_cases_judged')
      .on(t.decidedAt)
      .where(sql`${t.decidedBy} is not null and ${t.source} = 'screen'`),
    index('review_cases_of_subject').on(t.subject, t.subjectId, t.createdAt.desc()),
    index('review_cases_of_content').on(t.contentHash),
  ],
);

/** What a rule or a member of staff did. Append-only by a trigger. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when a rule did it. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    /**
     * Whose data `before`, `after` and `reason` tell: then they are in `sealed`, encrypted with that account's key, and
     * nowhere else.
     */
    personalOf: uuid('personal_of').references(() => users.id),
    sealed: text('sealed'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check(
      'audit_entries_sealed_is_whole',
      sql`(${t.personalOf} is null) = (${t.sealed} is null) and (${t.sealed} is null or (${t.before} is null and ${t.after} is null and ${t.reason} is null))`,
    ),
    index('audit_entries_newest').on(t.createdAt, t.id),
    index('audit_entries_of_subject').on(t.subject, t.subjectId, t.createdAt, t.id),
    index('audit_entries_of_actor').on(t.actorId, t.createdAt, t.id),
    index('audit_entries_of_action').on(sql`${t.action} text_pattern_ops`, t.createdAt, t.id),
  ],
);
