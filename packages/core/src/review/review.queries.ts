import type { Continuation, ReviewReason, ReviewSource, ReviewState, ReviewSubject } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { blocks, reviewCases, users } from '@semblante/db/schema';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CaseId, newId, type UserId } from '../kernel/index.ts';

export type CaseRow = typeof reviewCases.$inferSelect & { id: string };

export interface NewCase {
  subject: ReviewSubject;
  subjectId: string;
  /** Null for a report whose thing is not known. */
  userId: UserId | null;
  source: ReviewSource;
  state: Extract<ReviewState, 'open' | 'refused'>;
  reason: ReviewReason;
  moments: number[];
  scores: Record<string, number>;
  pictureKeys: string[];
  ownerPictureKeys: string[];
  decideBy: Date;
  contentHash: string | undefined;
  /** Null while its mail waits for others. */
  toldAt: Date | null;
  at: Date;
}

/** Each is told alone; the rest follows with the next run. */
const brokenPerRun = 200;

const waiting = inArray(reviewCases.state, ['open', 'appealed']);

/** A second hold of the same thing adds nothing: the case that waits is the case. */
export async function insertCase(tx: Tx, { at, ...made }: NewCase): Promise<{ id: CaseId; isNew: boolean }> {
  const id = newId<CaseId>();
  const decidedAt = made.state === 'refused' ? at : null;
  const inserted = await tx
    .insert(reviewCases)
    .values({ ...made, id, createdAt: at, decidedAt })
    .onConflictDoNothing()
    .returning({ id: reviewCases.id });
  if (inserted[0]) return { id, isNew: true };
  const [known] = await tx
    .select({ id: reviewCases.id })
    .from(reviewCases)
    .where(
      and(
        eq(reviewCases.subject, made.subject),
        eq(reviewCases.subjectId, made.subjectId),
        eq(reviewCases.source, made.source),
        waiting,
      ),
    )
    .limit(1);
  return { id: (known?.id ?? id) as CaseId, isNew: false };
}

/** What the owner of a thing may know of: of a report only once the thing is blocked for it. */
const knownToOwner = sql`(${reviewCases.source} = 'screen' or exists (select from ${blocks} where ${blocks.subject} = ${reviewCases.subject} and ${blocks.subjectId} = ${reviewCases.subjectId} and ${blocks.liftedAt} is null))`;

const latestColumns = {
  id: sql<CaseId>`${reviewCases.id}`,
  state: reviewCases.state,
  source: reviewCases.source,
  reason: reviewCases.reason,
  moments: reviewCases.moments,
  pictures: sql<number>`cardinality(${reviewCases.ownerPictureKeys})`,
  decideBy: reviewCases.decideBy,
  isLate: sql<boolean>`${reviewCases.delayToldAt} is not null`,
  objection: reviewCases.objection,
  hadAppeal: sql<boolean>`${reviewCases.appeal} is not null`,
};

export interface LatestCase extends Pick<
  CaseRow,
  'state' | 'source' | 'reason' | 'moments' | 'decideBy' | 'objection'
> {
  id: CaseId;
  /** How many of its pictures its owner may see. */
  pictures: number;
  isLate: boolean;
  hadAppeal: boolean;
}

/** The latest case of each subject, as its owner may know of it. */
export async function listLatestCases(
  reader: Reader,
  of: { subject: ReviewSubject; subjectIds: readonly string[] },
): Promise<Map<string, LatestCase>> {
  if (of.subjectIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([reviewCases.subjectId], { ...latestColumns, subjectId: reviewCases.subjectId })
    .from(reviewCases)
    .where(and(eq(reviewCases.subject, of.subject), inArray(reviewCases.subjectId, [...of.subjectIds]), knownToOwner))
    .orderBy(reviewCases.subjectId, desc(reviewCases.createdAt));
  return new Map(rows.map(({ subjectId, ...found }) => [subjectId, found]));
}

/**
 * The same of one subject of another query, to be selected from; its columns are named as in `LatestCase`. In the order
 * of the index, or each would be sorted anew.
 */
export function latestCaseOf(of: { subject: ReviewSubject; subjectId: SQLWrapper }): SQL {
  const columns = Object.entries(latestColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql`(
    select ${sql.join(columns, sql`, `)} from ${reviewCases}
    where ${reviewCases.subject} = ${of.subject} and ${reviewCases.subjectId} = ${of.subjectId} and ${knownToOwner}
    order by ${desc(reviewCases.createdAt)} nulls last limit 1
  )`;
}

export async function findOwnCase(reader: Reader, asked: { id: string; userId: UserId }): Promise<CaseRow | undefined> {
  const [found] = await reader
    .select()
    .from(reviewCases)
    .where(and(eq(reviewCases.id, asked.id), eq(reviewCases.userId, asked.userId)))
    .limit(1);
  return found;
}

export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const [found] = await tx.select().from(reviewCases).where(eq(reviewCases.id, id)).limit(1).for('update');
  return found;
}

export async function markAppealed(
  tx: Tx,
  id: string,
  { text: appeal, decideBy }: { text: string; decideBy: Date },
): Promise<void> {
  await tx
    .update(reviewCases)
    .set({ state: 'appealed', appeal, decideBy, delayToldAt: null })
    .where(eq(reviewCases.id, id));
}

const isHeldOf = ({ id, userId }: { id: string; userId: UserId }) =>
  and(
    eq(reviewCases.id, id),
    eq(reviewCases.userId, userId),
    eq(reviewCases.source, 'screen'),
    eq(reviewCases.state, 'open'),
  );

/** Undecided only: of an objection and a decision that come at once, the decision stands. */
export async function setObjection(db: Db, asked: { id: string; userId: UserId }, objection: string): Promise<boolean> {
  return (
    (await db.update(reviewCases).set({ objection }).where(isHeldOf(asked)).returning({ id: reviewCases.id })).length >
    0
  );
}

export async function setContinuation(
  db: Db,
  asked: { id: string; userId: UserId },
  continuation: Continuation,
): Promise<boolean> {
  return (
    (await db.update(reviewCases).set({ continuation }).where(isHeldOf(asked)).returning({ id: reviewCases.id }))
      .length > 0
  );
}

export async function findHeldCase(
  reader: Reader,
  asked: { id: string; userId: UserId },
): Promise<CaseRow | undefined> {
  const [found] = await reader.select().from(reviewCases).where(isHeldOf(asked)).limit(1);
  return found;
}

/** Promised for a moment that has passed, and nobody has said so yet. */
export async function listBroken(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .select({ id: reviewCases.id })
    .from(reviewCases)
    .where(
      and(waiting, eq(reviewCases.source, 'screen'), isNull(reviewCases.delayToldAt), lt(reviewCases.decideBy, now)),
    )
    .orderBy(asc(reviewCases.decideBy), asc(reviewCases.id))
    .limit(brokenPerRun);
  return rows.map(({ id }) => id);
}

export async function markDelayTold(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(reviewCases).set({ delayToldAt: at }).where(eq(reviewCases.id, id));
}

const isUntold = and(
  eq(reviewCases.subject, 'image'),
  eq(reviewCases.source, 'screen'),
  eq(reviewCases.state, 'open'),
  isNull(reviewCases.toldAt),
);

/**
 * Whose held pictures nobody has mailed about: no new one since `lastBefore`, or the first of them before
 * `firstBefore`.
 */
export async function listUntold(
  reader: Reader,
  { lastBefore, firstBefore }: { lastBefore: Date; firstBefore: Date },
): Promise<UserId[]> {
  const rows = await reader
    .select({ userId: reviewCases.userId })
    .from(reviewCases)
    .where(and(isUntold, isNotNull(reviewCases.userId)))
    .groupBy(reviewCases.userId)
    .having(or(lt(max(reviewCases.createdAt), lastBefore), lt(min(reviewCases.createdAt), firstBefore)))
    .orderBy(reviewCases.userId)
    .limit(brokenPerRun);
  return rows.map(({ userId }) => userId as UserId);
}

export async function markTold(
  tx: Tx,
  userId: UserId,
  at: Date,
): Promise<Pick<CaseRow, 'subjectId' | 'reason' | 'moments' | 'decideBy'>[]> {
  return await tx
    .update(reviewCases)
    .set({ toldAt: at })
    .where(and(isUntold, eq(reviewCases.userId, userId)))
    .returning({
      subjectId: reviewCases.subjectId,
      reason: reviewCases.reason,
      moments: reviewCases.moments,
      decideBy: reviewCases.decideBy,
    });
}

/** The state it was in, if it waited. */
export async function markWithdrawn(
  tx: Tx,
  { subject, subjectId }: { subject: ReviewSubject; subjectId: string },
  at: Date,
): Promise<ReviewState | undefined> {
  const ofScreen = and(
    eq(reviewCases.subject, subject),
    eq(reviewCases.subjectId, subjectId),
    eq(reviewCases.source, 'screen'),
    waiting,
  );
  const [found] = await tx
    .select({ id: reviewCases.id, state: reviewCases.state })
    .from(reviewCases)
    .where(ofScreen)
    .limit(1)
    .for('update');
  if (found)
    await tx
      .update(reviewCases)
      .set({ state: 'withdrawn', decidedAt: at, pictureKeys: [], ownerPictureKeys: [] })
      .where(eq(reviewCases.id, found.id));
  return found?.state;
}

/** By rule of the screen: how many of its doubts people decided since then, and how many of these they let through. */
export async function countDecisions(
  reader: Reader,
  since: Date,
): Promise<{ reason: ReviewReason; decided: number; overruled: number }[]> {
  return await reader
    .select({
      reason: reviewCases.reason,
      decided: count(),
      overruled: sql<number>`(count(*) filter (where ${reviewCases.state} = 'cleared'))::int`,
    })
    .from(reviewCases)
    .where(
      and(
        isNotNull(reviewCases.decidedBy),
        eq(reviewCases.source, 'screen'),
        inArray(reviewCases.state, ['cleared', 'refused']),
        gte(reviewCases.decidedAt, since),
      ),
    )
    .groupBy(reviewCases.reason)
    .orderBy(asc(reviewCases.reason));
}

export async function markDecided(
  tx: Tx,
  id: string,
  decided: { state: 'cleared' | 'refused'; by: UserId; reason: string; at: Date },
): Promise<void> {
  await tx
    .update(reviewCases)
    .set({ state: decided.state, decidedBy: decided.by, decisionReason: decided.reason, decidedAt: decided.at })
    .where(eq(reviewCases.id, id));
}

/** People looked at this very file, or promised to: a machine alone does not refuse it again. */
export async function wasCleared(reader: Reader, of: { userId: UserId; contentHash: string }): Promise<boolean> {
  const [found] = await reader
    .select({ id: reviewCases.id })
    .from(reviewCases)
    .where(
      and(
        eq(reviewCases.contentHash, of.contentHash),
        eq(reviewCases.userId, of.userId),
        eq(reviewCases.state, 'cleared'),
      ),
    )
    .limit(1);
  return found !== undefined;
}

const decider = alias(users, 'decider');

export type CaseWithPeople = Awaited<ReturnType<typeof selectWithPeople>>[number];

function selectWithPeople(reader: Reader) {
  return reader
    .select({
      case: reviewCases,
      user: { id: users.id, name: users.name, email: users.email },
      decider: { name: decider.name },
    })
    .from(reviewCases)
    .leftJoin(users, eq(users.id, reviewCases.userId))
    .leftJoin(decider, eq(decider.id, reviewCases.decidedBy))
    .$dynamic();
}

export async function listCases(
  reader: Reader,
  asked: { state: 'waiting' | 'decided'; page: number; perPage: number },
): Promise<{ rows: CaseWithPeople[]; total: number }> {
  const where = asked.state === 'waiting' ? waiting : inArray(reviewCases.state, ['cleared', 'refused']);
  const [counted] = await reader.select({ total: count() }).from(reviewCases).where(where);
  const order =
    asked.state === 'waiting'
      ? [asc(reviewCases.decideBy), asc(reviewCases.id)]
      : [desc(sql`${reviewCases.decidedAt}`), desc(reviewCases.id)];
  const rows = await selectWithPeople(reader)
    .where(where)
    .orderBy(...order)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return { rows, total: counted?.total ?? 0 };
}

export async function findCaseWithUser(reader: Reader, id: string): Promise<CaseWithPeople | undefined> {
  const [found] = await selectWithPeople(reader).where(eq(reviewCases.id, id)).limit(1);
  return found;
}
