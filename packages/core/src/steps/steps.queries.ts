import type { Db, Reader, Tx } from '@semblante/db';
import { processings, videos, workSteps, workTurns } from '@semblante/db/schema';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { addMs, type KeptOrigin, newId, originToKeep, type StepId, type UserId } from '../kernel/index.ts';
import { type LeasedStep, leaseMs, type NewStep, type StepOwner } from './step.ts';

export async function insertSteps(tx: Tx, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ owner, frames, ...step }) => ({
    ...step,
    ...owner,
    id: newId<StepId>(),
    firstFrame: frames?.first,
    endFrame: frames?.end,
    notBefore: step.orderedAt,
    ...originToKeep(),
  }));
  await tx.insert(workSteps).values(rows).onConflictDoNothing();
}

/**
 * The account's place among the others. Whoever comes back starts with the least served of those who wait: time away
 * earns nothing, and costs nothing.
 */
export async function openTurn(tx: Tx, turn: { userId: UserId; weight: number }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('work:turns', 0))`);
  await tx.execute(sql`
    with active as (select distinct user_id from work_steps where state in ('waiting', 'leased') and user_id <> ${turn.userId}),
    floor as (
      select coalesce((select min(t.served) from work_turns t join active a on a.user_id = t.user_id), (select max(served) from work_turns), 0) as served
    )
    insert into work_turns (user_id, served, weight) select ${turn.userId}, floor.served, ${turn.weight} from floor
    on conflict (user_id) do update set weight = excluded.weight, served = case
      when exists (select from work_steps s where s.user_id = ${turn.userId} and s.state in ('waiting', 'leased')) then work_turns.served
      else greatest(work_turns.served, excluded.served) end
  `);
}

/** The next step of the account that was served least; within an account the oldest order first. */
export async function leaseNextStep(tx: Tx, now: Date): Promise<LeasedStep | undefined> {
  const lease = newId();
  const found = (await tx.execute(sql`
    with next as (
      select s.id from work_steps s join work_turns t on t.user_id = s.user_id
      where s.state = 'waiting' and s.not_before <= ${now.toISOString()}::timestamptz
      order by t.served, s.ordered_at, s.ordinal, s.id
      limit 1 for update of s skip locked
    )
    update work_steps s set state = 'leased', lease = ${lease}, lease_until = ${addMs(now, leaseMs).toISOString()}::timestamptz,
      tries = s.tries + 1, started_at = ${now.toISOString()}::timestamptz, fraction = 0
    from next where s.id = next.id returning s.id
  `)) as unknown as { rows: { id: StepId }[] };
  const id = found.rows[0]?.id;
  if (!id) return undefined;
  const [step] = await tx.select().from(workSteps).where(eq(workSteps.id, id)).limit(1);
  if (!step) return undefined;
  await tx
    .update(workTurns)
    .set({ served: sql`${workTurns.served} + ${step.cost}::float8 / ${workTurns.weight}` })
    .where(eq(workTurns.userId, step.userId));
  return leasedFrom(step);
}

type StepRow = typeof workSteps.$inferSelect;

/** What was ordered before there were such ids, or by a watch, is told by its own. */
const originOf = ({ id, requestId, traceParent }: StepRow): KeptOrigin => ({
  requestId: requestId ?? id,
  ...(traceParent && { traceParent }),
});

function leasedFrom(row: StepRow): LeasedStep {
  const { firstFrame, endFrame } = row;
  return {
    id: row.id as StepId,
    lease: row.lease ?? '',
    userId: row.userId as UserId,
    owner: (row.videoId ? { videoId: row.videoId } : { processingId: row.processingId }) as StepOwner,
    kind: row.kind,
    ordinal: row.ordinal,
    frames: firstFrame === null || endFrame === null ? undefined : { first: firstFrame, end: endFrame },
    orderedAt: row.orderedAt,
    cost: row.cost,
    tries: row.tries,
    origin: originOf(row),
  };
}

const held = (step: Pick<LeasedStep, 'id' | 'lease'>) =>
  and(eq(workSteps.id, step.id), eq(workSteps.state, 'leased'), eq(workSteps.lease, step.lease));

/** False when the step was cancelled or given to another. */
export async function renewLease(
  db: Db,
  step: Pick<LeasedStep, 'id' | 'lease'>,
  told: { now: Date; fraction: number },
): Promise<boolean> {
  const fraction = Math.min(1, Math.max(0, told.fraction));
  const renewed = await db
    .update(workSteps)
    .set({ leaseUntil: addMs(told.now, leaseMs), fraction: sql`greatest(${workSteps.fraction}, ${fraction}::real)` })
    .where(held(step))
    .returning({ id: workSteps.id });
  return renewed.length > 0;
}

export async function markStepDone(
  tx: Tx,
  step: Pick<LeasedStep, 'id' | 'lease'>,
  done: { now: Date; result: unknown },
): Promise<boolean> {
  const marked = await tx
    .update(workSteps)
    .set({ state: 'done', lease: null, leaseUntil: null, fraction: 1, doneAt: done.now, result: done.result ?? null })
    .where(held(step))
    .returning({ id: workSteps.id });
  return marked.length > 0;
}

export async function putStepBack(tx: Tx, step: Pick<LeasedStep, 'id' | 'lease'>, notBefore: Date): Promise<boolean> {
  const put = await tx
    .update(workSteps)
    .set({ state: 'waiting', lease: null, leaseUntil: null, notBefore })
    .where(held(step))
    .returning({ id: workSteps.id });
  return put.length > 0;
}

/** The server is going down, or what the step needs is away: the try does not count. */
export async function giveStepBack(tx: Tx, step: Pick<LeasedStep, 'id' | 'lease'>, notBefore: Date): Promise<boolean> {
  const given = await tx
    .update(workSteps)
    .set({ state: 'waiting', lease: null, leaseUntil: null, notBefore, tries: sql`${workSteps.tries} - 1` })
    .where(held(step))
    .returning({ id: workSteps.id });
  return given.length > 0;
}

/** What a step is a part of. Locked before its steps by everybody who changes both. */
export async function lockOwner(tx: Tx, owner: StepOwner): Promise<void> {
  if (owner.videoId !== undefined)
    await tx.select({ id: videos.id }).from(videos).where(eq(videos.id, owner.videoId)).limit(1).for('update');
  else
    await tx
      .select({ id: processings.id })
      .from(processings)
      .where(eq(processings.id, owner.processingId))
      .limit(1)
      .for('update');
}

export async function listStalledSteps(reader: Reader, now: Date): Promise<LeasedStep[]> {
  const rows = await reader
    .select()
    .from(workSteps)
    .where(and(eq(workSteps.state, 'leased'), lt(workSteps.leaseUntil, now)))
    .orderBy(workSteps.leaseUntil, workSteps.id)
    .limit(50);
  return rows.map(leasedFrom);
}

/** False when its worker spoke after all, or another process is looking at it. */
export async function lockStalledStep(tx: Tx, step: LeasedStep, now: Date): Promise<boolean> {
  const locked = await tx
    .select({ id: workSteps.id })
    .from(workSteps)
    .where(and(held(step), lt(workSteps.leaseUntil, now)))
    .limit(1)
    .for('update', { skipLocked: true });
  return locked.length > 0;
}

export async function postponeStalledStep(db: Db, step: LeasedStep, until: Date): Promise<void> {
  await db.update(workSteps).set({ leaseUntil: until }).where(held(step));
}

/** Waiting steps that could run now. */
export async function countWaiting(reader: Reader, now: Date): Promise<number> {
  const [counted] = await reader
    .select({ total: sql<number>`count(*)::int` })
    .from(workSteps)
    .where(and(eq(workSteps.state, 'waiting'), sql`${workSteps.notBefore} <= ${now.toISOString()}::timestamptz`));
  return counted?.total ?? 0;
}

const ofOwner = (owner: StepOwner) =>
  owner.videoId !== undefined ? eq(workSteps.videoId, owner.videoId) : eq(workSteps.processingId, owner.processingId);

/** All that is not done: a worker that holds one learns it with its next word, and stops. */
export async function dropSteps(tx: Tx, owner: StepOwner): Promise<void> {
  await tx.delete(workSteps).where(and(ofOwner(owner), ne(workSteps.state, 'done')));
}

export async function listDoneResults(reader: Reader, owner: StepOwner, kind: StepRow['kind']): Promise<unknown[]> {
  const rows = await reader
    .select({ result: workSteps.result })
    .from(workSteps)
    .where(and(ofOwner(owner), eq(workSteps.kind, kind), eq(workSteps.state, 'done')))
    .orderBy(workSteps.ordinal);
  return rows.map(({ result }) => result);
}

/** How far the steps of a kind are, by their cost: 0 to 1. */
export async function fractionOf(reader: Reader, owner: StepOwner, kind: StepRow['kind']): Promise<number> {
  const [sum] = await reader
    .select({
      fraction: sql<number>`coalesce(sum(${workSteps.cost} * ${workSteps.fraction}) / nullif(sum(${workSteps.cost}), 0), 0)::float8`,
    })
    .from(workSteps)
    .where(and(ofOwner(owner), eq(workSteps.kind, kind)));
  return sum?.fraction ?? 0;
}

export async function countUndone(tx: Tx, owner: StepOwner, kind: StepRow['kind']): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(workSteps)
    .where(and(ofOwner(owner), eq(workSteps.kind, kind), ne(workSteps.state, 'done')));
  return counted?.total ?? 0;
}

export async function unblock(
  tx: Tx,
  owner: StepOwner,
  unblocked: { kind: StepRow['kind']; now: Date },
): Promise<number> {
  const freed = await tx
    .update(workSteps)
    .set({ state: 'waiting', notBefore: unblocked.now })
    .where(and(ofOwner(owner), eq(workSteps.kind, unblocked.kind), eq(workSteps.state, 'blocked')))
    .returning({ id: workSteps.id });
  return freed.length;
}

/** Done steps tell the pace for a while; then they are only weight. */
export async function deleteOldSteps(db: Db, before: Date): Promise<void> {
  await db.delete(workSteps).where(and(eq(workSteps.state, 'done'), lt(workSteps.doneAt, before)));
}

export async function hasOpenSteps(reader: Reader, owner: StepOwner): Promise<boolean> {
  const [found] = await reader
    .select({ id: workSteps.id })
    .from(workSteps)
    .where(and(ofOwner(owner), inArray(workSteps.state, ['blocked', 'waiting', 'leased'])))
    .limit(1);
  return found !== undefined;
}
