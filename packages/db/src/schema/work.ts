import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { processings } from './processings.ts';
import { videos } from './videos.ts';

/** `leave-out`, `check` and `analyse` belong to a video, the others to a processing. */
export const stepKinds = [
  'leave-out',
  'check',
  'analyse',
  'plan',
  'segment',
  'finish',
  'cut-out',
  'swap-photo',
  'enhance',
] as const;
export type StepKind = (typeof stepKinds)[number];
/** `blocked` waits for other steps of its processing. */
export const stepStates = ['blocked', 'waiting', 'leased', 'done'] as const;

/**
 * Pieces of work short enough that a killed worker loses little. Who holds the lease may write the outcome; nobody
 * else.
 */
export const workSteps = pgTable(
  'work_steps',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'cascade' }),
    processingId: uuid('processing_id').references(() => processings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stepKinds }).notNull(),
    ordinal: integer('ordinal').notNull(),
    firstFrame: integer('first_frame'),
    endFrame: integer('end_frame'),
    /** Expected effort in units of one second of 720p video rendered; the pace of such a unit is measured. */
    cost: real('cost').notNull(),
    state: text('state', { enum: stepStates }).notNull(),
    /** When the order it belongs to was given: within one account the older order goes first. */
    orderedAt: instant('ordered_at').notNull(),
    /** No earlier than this: a failed try waits a little. */
    notBefore: instant('not_before').notNull(),
    lease: uuid('lease'),
    leaseUntil: instant('lease_until'),
    tries: integer('tries').notNull().default(0),
    fraction: real('fraction').notNull().default(0),
    startedAt: instant('started_at'),
    doneAt: instant('done_at'),
    /** The call that ordered it and the span it belongs to: for logs and traces only. */
    requestId: text('request_id'),
    traceParent: text('trace_parent'),
    result: jsonb('result'),
  },
  (t) => [
    check('work_steps_kind_known', oneOf('kind', stepKinds)),
    check('work_steps_state_known', oneOf('state', stepStates)),
    check('work_steps_of_one_thing', sql`(${t.videoId} is null) <> (${t.processingId} is null)`),
    check(
      'work_steps_lease_whole',
      sql`(${t.state} = 'leased') = (${t.lease} is not null and ${t.leaseUntil} is not null)`,
    ),
    unique('work_steps_once').on(t.processingId, t.kind, t.ordinal),
    index('work_steps_waiting')
      .on(t.userId, t.orderedAt, t.ordinal)
      .where(sql`${t.state} = 'waiting'`),
    index('work_steps_leased')
      .on(t.leaseUntil)
      .where(sql`${t.state} = 'leased'`),
    index('work_steps_of_video').on(t.videoId),
    index('work_steps_done')
      .on(t.kind, t.doneAt)
      .where(sql`${t.state} = 'done'`),
    index('work_steps_open')
      .on(t.userId, t.orderedAt)
      .where(sql`${t.state} <> 'done'`),
  ],
);

/** How much each account has been served, by its weight: the least served is next. */
export const workTurns = pgTable('work_turns', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  served: doublePrecision('served').notNull(),
  weight: real('weight').notNull(),
});

/** Processes that work, by their last word. */
export const workWorkers = pgTable('work_workers', {
  id: uuid('id').primaryKey(),
  slots: integer('slots').notNull(),
  seenAt: instant('seen_at').notNull(),
});

/**
 * One row: the mark in the folder of files that this deployment works with. A process that finds another mark there, or
 * none, sees other files.
 */
export const fileStores = pgTable(
  'file_stores',
  {
    only: boolean('only').primaryKey().default(true),
    mark: uuid('mark').notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [check('file_stores_one_row', sql`${t.only}`)],
);
