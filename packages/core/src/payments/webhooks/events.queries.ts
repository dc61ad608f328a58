import type { GivenUpEvent, WebhookVerdict } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { paymentEvents, payments, users, webhookRefusals } from '@semblante/db/schema';
import { and, asc, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { ownerOfEvent, paymentOfEvent } from './payment-of-event.queries.ts';

export interface EventRow {
  id: string;
  gateway: string;
  paymentId: string | null;
  reference: string | null;
  transaction: string | null;
  tries: number;
}

/** The same event again is one row more often delivered. */
export async function recordEvent(
  db: Db,
  event: typeof paymentEvents.$inferInsert,
): Promise<{ id: string; handledAt: Date | null }> {
  const [recorded] = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [paymentEvents.gateway, paymentEvents.eventId],
      set: { deliveries: sql`${paymentEvents.deliveries} + 1` },
    })
    .returning({ id: paymentEvents.id, handledAt: paymentEvents.handledAt });
  if (!recorded) throw new Error('A webhook was neither inserted nor found');
  return recorded;
}

export async function findEventToDo(reader: Reader, id: string): Promise<EventRow | undefined> {
  const [found] = await reader
    .select({
      id: paymentEvents.id,
      gateway: paymentEvents.gateway,
      paymentId: paymentEvents.paymentId,
      reference: paymentEvents.reference,
      transaction: paymentEvents.transaction,
      tries: paymentEvents.tries,
    })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)))
    .limit(1);
  return found;
}

export async function listEventsToDo(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.tryAt, now)))
    .orderBy(asc(paymentEvents.tryAt), asc(paymentEvents.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * `paymentId` is the payment that it turned out to be about: by it the event is shown with its payment, and emptied
 * with its account.
 */
export async function markEventHandled(
  db: Db,
  event: { id: string; verdict: WebhookVerdict; paymentId?: string; now: Date },
): Promise<void> {
  const { paymentId } = event;
  const known = paymentId && {
    paymentId,
    body: sql`case when ${isOfErasedAccount(db, paymentId)} then '' else ${paymentEvents.body} end`,
  };
  await db
    .update(paymentEvents)
    .set({ verdict: event.verdict, handledAt: event.now, tryAt: null, ...known })
    .where(eq(paymentEvents.id, event.id));
}

/** What a provider says of somebody who is gone is kept without its words from the start. */
function isOfErasedAccount(reader: Reader, paymentId: string): SQL {
  return sql`exists (${reader
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(eq(payments.id, paymentId), isNotNull(users.erasedAt)))})`;
}

export async function postponeEvent(db: Db, event: { id: string; tries: number; tryAt: Date | null }): Promise<void> {
  await db.update(paymentEvents).set({ tries: event.tries, tryAt: event.tryAt }).where(eq(paymentEvents.id, event.id));
}

/** What was refused teaches nothing after a while; of the rest it stays known that it came, without its words. */
export async function purgeEventsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(and(ne(paymentEvents.verdict, 'accepted'), lte(paymentEvents.receivedAt, before)));
  await db
    .update(paymentEvents)
    .set({ body: '' })
    .where(and(ne(paymentEvents.body, ''), lte(paymentEvents.receivedAt, before)));
  await db.delete(webhookRefusals).where(lte(webhookRefusals.hour, before));
}

/** Answers how many of its kind there were this hour, with this one. */
export async function countRefusal(
  db: Db,
  refused: { gateway: string; verdict: WebhookVerdict; hour: Date },
): Promise<number> {
  const [counted] = await db
    .insert(webhookRefusals)
    .values({ ...refused, total: 1 })
    .onConflictDoUpdate({
      target: [webhookRefusals.gateway, webhookRefusals.verdict, webhookRefusals.hour],
      set: { total: sql`${webhookRefusals.total} + 1` },
    })
    .returning({ total: webhookRefusals.total });
  return counted?.total ?? 0;
}

const isGivenUp = and(isNull(paymentEvents.handledAt), isNull(paymentEvents.tryAt));
const givenUpMax = 100;

/** Oldest first: it waits longest. */
export async function listGivenUp(reader: Reader): Promise<GivenUpEvent[]> {
  const { id, gateway, kind, reference, transaction, tries, receivedAt } = paymentEvents;
  const rows = await reader
    .select({ id, gateway, kind, paymentId: paymentOfEvent, reference, transaction, tries, receivedAt })
    .from(paymentEvents)
    .where(isGivenUp)
    .orderBy(asc(receivedAt), asc(id))
    .limit(givenUpMax);
  return rows.map((row) => ({
    id: row.id,
    gateway: row.gateway,
    kind: row.kind,
    payment_id: row.paymentId,
    reference: row.reference ?? row.transaction,
    tries: row.tries,
    received_at: row.receivedAt.toISOString(),
  }));
}

/** Takes it out of staff's list; undefined when somebody was quicker. */
export async function moveGivenUp(
  tx: Tx,
  id: string,
  to: Partial<typeof paymentEvents.$inferInsert>,
): Promise<{ paymentId: string | null; userId: string | null; gateway: string; kind: string | null } | undefined> {
  const [moved] = await tx
    .update(paymentEvents)
    .set(to)
    .where(and(eq(paymentEvents.id, id), isGivenUp))
    .returning({
      paymentId: paymentOfEvent,
      userId: ownerOfEvent,
      gateway: paymentEvents.gateway,
      kind: paymentEvents.kind,
    });
  return moved;
}
