import { BulkBody, type BulkSummary } from '@semblante/contracts';
import { constraintViolated, type Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { addMs, AppError, newId } from '../kernel/index.ts';
import { insertBulk, listNames, takeBulk } from './bulk.queries.ts';
import { changeStatusIn } from './change-status.ts';
import { orderCreditsIn } from './order-credits.ts';
import type { Actor, UsersDeps } from './users-deps.ts';
import { verifyUserIn } from './verify-user.ts';

const validMs = 10 * 60_000;

/** Ends a rehearsal: whatever was written until here is undone. */
class Rehearsed extends Error {
  readonly summary: BulkSummary;

  constructor(summary: BulkSummary) {
    super('a rehearsal ended');
    this.summary = summary;
  }
}

/**
 * What would happen, found out by doing it and undoing it: the summary cannot be wrong about a rule. Confirming the
 * token does just this.
 */
export async function previewBulk(
  deps: UsersDeps,
  actor: Actor,
  body: BulkBody,
): Promise<{ token: string; expiresAt: Date; summary: BulkSummary }> {
  const silent = { ...deps, queueMail: async () => {}, publishEvent: async () => {} };
  const summary = await deps.db
    .transaction<BulkSummary>(async (tx) => {
      throw new Rehearsed(await runAll(tx, silent, actor, body));
    })
    .catch((cause: unknown) => {
      if (cause instanceof Rehearsed) return cause.summary;
      throw cause;
    });
  const now = deps.clock();
  const bulk = { id: newId<string>(), askedBy: actor.userId, body, createdAt: now, expiresAt: addMs(now, validMs) };
  await insertBulk(deps.db, bulk);
  return { token: bulk.id, expiresAt: bulk.expiresAt, summary };
}

export async function runBulk(deps: UsersDeps, actor: Actor, token: string): Promise<BulkSummary> {
  return await deps.db.transaction(async (tx) => {
    const stored = await takeBulk(tx, { id: token, askedBy: actor.userId, now: deps.clock() });
    if (stored === undefined) throw new AppError('staff.bulk_expired');
    const summary = await runAll(tx, deps, actor, BulkBody.parse(stored));
    const { action, total, changed, unchanged, awaiting } = summary;
    await writeAudit(tx, {
      actorId: actor.userId,
      action: 'users.bulk',
      subject: 'bulk',
      subjectId: token,
      after: { action, total, changed, unchanged, awaiting, refused: summary.refused.length },
      at: deps.clock(),
    });
    return summary;
  });
}

/**
 * One account after the other, always in the order of their ids: two bulk actions at once cannot wait for each other.
 */
async function runAll(tx: Tx, deps: UsersDeps, actor: Actor, body: BulkBody): Promise<BulkSummary> {
  const ids = [...new Set(body.user_ids.map((id) => id.toLowerCase()))].sort();
  const names = await listNames(tx, ids);
  const summary: BulkSummary = {
    action: body.action,
    total: ids.length,
    changed: 0,
    unchanged: 0,
    awaiting: 0,
    refused: [],
  };
  if (body.action === 'gift') await lockPerson(tx, actor.userId);
  for (const id of ids) {
    try {
      summary[await tx.transaction(async (own) => await runOne(own, deps, actor, { id, body }))] += 1;
    } catch (cause) {
      summary.refused.push({ user_id: id, name: names.get(id) ?? null, code: codeOf(cause) });
    }
  }
  return summary;
}

async function runOne(
  tx: Tx,
  deps: UsersDeps,
  actor: Actor,
  { id, body }: { id: string; body: BulkBody },
): Promise<'changed' | 'unchanged' | 'awaiting'> {
  switch (body.action) {
    case 'status':
      return (await changeStatusIn(tx, deps, actor, { id, status: body.status, reason: body.reason }))
        ? 'changed'
        : 'unchanged';
    case 'verify':
      return (await verifyUserIn(tx, deps, actor, { id, is_irrestrict: body.is_irrestrict, checked: body.reason }))
        ? 'changed'
        : 'unchanged';
    case 'gift': {
      const { outcome } = await orderCreditsIn(tx, deps, actor, {
        userId: id,
        kind: 'gift',
        credits: body.credits,
        reason: body.reason,
      });
      return outcome === 'done' ? 'changed' : 'awaiting';
    }
    default:
      return body satisfies never;
  }
}

function codeOf(cause: unknown): string {
  if (cause instanceof AppError) return cause.code;
  if (constraintViolated(cause) === 'users_keep_an_admin') return 'staff.last_admin';
  throw cause;
}
