import {
  type AuditAction,
  type CreditOrder,
  type CreditOrderBody,
  creditOrderLimits,
  type CreditOrdersQuery,
  type DecideCreditOrderBody,
  type LedgerReason,
} from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { giftCredits, takeCredits, tellBalance } from '../credits/index.ts';
import { addMs, AppError, dayMs, findRepeated, hashOrder, newId, type UserId } from '../kernel/index.ts';
import {
  findCreditOrder,
  findOrderByKey,
  insertCreditOrder,
  listOrders,
  lockCreditOrder,
  markOrderDecided,
  sumOrderedBy,
} from './credit-orders.queries.ts';
import { lockToChange, requireOther } from './require-may-change.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

export type OrderOutcome = 'done' | 'pending';

/**
 * A gift or a taking. The same key with the same order is the same order; one above the asker's limit waits for a
 * second admin.
 */
export async function orderCredits(
  deps: UsersDeps,
  actor: Actor,
  order: CreditOrderBody & { userId: string; idempotencyKey?: string | undefined },
): Promise<CreditOrder> {
  const id = await deps.db.transaction(async (tx) => {
    // One order of a person at a time: two clicks see each other, and the day's sum is true.
    await lockPerson(tx, actor.userId);
    const asked = { idempotencyKey: order.idempotencyKey, bodyHash: hashOf(order) };
    const before = await findRepeated(
      asked,
      async (idempotencyKey) => await findOrderByKey(tx, { askedBy: actor.userId, idempotencyKey }),
    );
    return before?.id ?? (await orderCreditsIn(tx, deps, actor, order)).id;
  });
  return await getOrder(deps, id);
}

/** The asker's row is locked by the caller. */
export async function orderCreditsIn(
  tx: Tx,
  deps: UsersDeps,
  actor: Actor,
  order: CreditOrderBody & { userId: string; idempotencyKey?: string | undefined },
): Promise<{ id: string; outcome: OrderOutcome }> {
  const user = await lockToChange(tx, actor, { id: order.userId });
  requireOther(actor, user);
  const askedAt = deps.clock();
  const isWithin = await isWithinLimit(tx, actor, order, askedAt);
  const id = newId<string>();
  const { kind, credits, reason } = order;
  await insertCreditOrder(tx, {
    id,
    userId: user.id,
    kind,
    credits,
    reason,
    state: isWithin ? 'done' : 'pending',
    askedBy: actor.userId,
    askedAt,
    idempotencyKey: order.idempotencyKey,
    bodyHash: hashOf(order),
  });
  if (isWithin) await carryOut(tx, deps, { id, userId: user.id, kind, credits, reason, actorId: actor.userId });
  else
    await audit(tx, deps, {
      action: 'credits.ordered',
      id,
      userId: user.id,
      kind,
      credits,
      reason,
      actorId: actor.userId,
    });
  return { id, outcome: isWithin ? 'done' : 'pending' };
}

/** Another admin than the one who asked, and not about their own account. */
export async function decideCreditOrder(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  given: DecideCreditOrderBody,
): Promise<CreditOrder> {
  await deps.db.transaction(async (tx) => {
    const order = await lockCreditOrder(tx, id);
    if (!order) throw new AppError('staff.order_not_found');
    if (order.state !== 'pending') throw new AppError('staff.order_decided');
    if (order.askedBy === actor.userId) throw new AppError('staff.own_order');
    const user = await lockToChange(tx, actor, { id: order.userId });
    requireOther(actor, user);
    const state = given.decision === 'approve' ? 'done' : 'denied';
    await markOrderDecided(tx, id, {
      state,
      decidedBy: actor.userId,
      decidedAt: deps.clock(),
      decisionReason: given.reason,
    });
    const decided = { ...order, actorId: actor.userId };
    if (state === 'done') await carryOut(tx, deps, decided);
    else await audit(tx, deps, { ...decided, action: 'credits.order_denied', reason: given.reason });
  });
  return await getOrder(deps, id);
}

export async function listCreditOrders(
  deps: UsersDeps,
  query: CreditOrdersQuery,
): Promise<{ orders: CreditOrder[]; counted: number }> {
  return await listOrders(deps.db, query);
}

async function getOrder(deps: UsersDeps, id: string): Promise<CreditOrder> {
  const found = await findCreditOrder(deps.db, id);
  if (!found) throw new AppError('staff.order_not_found');
  return found;
}

/** By role, for one order and for all of a day. Whoever is no admin has a mod's limit. */
async function isWithinLimit(tx: Tx, actor: Actor, order: CreditOrderBody, now: Date): Promise<boolean> {
  const limit = creditOrderLimits[actor.role === 'admin' ? 'admin' : 'mod'];
  if (order.credits > limit.once) return false;
  const ordered = await sumOrderedBy(tx, { askedBy: actor.userId, kind: order.kind, since: addMs(now, -dayMs) });
  return ordered + order.credits <= limit.day;
}

interface Order {
  id: string;
  userId: UserId;
  kind: CreditOrderBody['kind'];
  credits: number;
  reason: string;
  actorId: UserId;
}

async function carryOut(tx: Tx, deps: UsersDeps, order: Order): Promise<void> {
  const { id, userId, credits, actorId } = order;
  // The ledger is only ever appended to: the words of staff stay with the order, which forgets them when the account
  // goes.
  const reason = 'staff' satisfies LedgerReason;
  if (order.kind === 'gift') await giftCredits(tx, { userId, credits, cause: { kind: 'staff', id }, reason, actorId });
  else await takeCredits(tx, { userId, credits, orderId: id, reason, actorId });
  await tellBalance(tx, deps, userId);
  await audit(tx, deps, { ...order, action: order.kind === 'gift' ? 'credits.gifted' : 'credits.taken' });
}

async function audit(
  tx: Tx,
  deps: UsersDeps,
  { action, ...order }: Order & { action: Extract<AuditAction, `credits.${string}`> },
): Promise<void> {
  await writeAudit(tx, {
    actorId: order.actorId,
    action,
    subject: 'user',
    subjectId: order.userId,
    after: { order: order.id, kind: order.kind, credits: order.credits },
    reason: order.reason,
    personal: { of: order.userId, accountKeys: deps.accountKeys },
    at: deps.clock(),
  });
}

function hashOf(order: CreditOrderBody & { userId: string }): string {
  return hashOrder([order.userId, order.kind, order.credits, order.reason]);
}
