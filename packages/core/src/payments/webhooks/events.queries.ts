import type { WebhookVerdict } from '@semblante/contracts';
import type { Db, Reader } from '@semblante/db';
import { paymentEvents } from '@semblante/db/schema';
import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';

export interface EventRow {
  id: string;
  gateway: string;
  paymentId: string | null;
  reference: string | null;
  transaction: string | null;
  tries: number;
}

/** The same event again is one row more often delivered. */
export async function recordEvent(db: Db, event: typeof paymentEvents.$inferInsert): Promise<{ id: string; handledAt: Date | null }> {
  const [recorded] = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({ target: [paymentEvents.gateway, paymentEvents.eventId], set: { deliveries: sql`${paymentEvents.deliveries} + 1` } })
    .returning({ id: paymentEvents.id, handledAt: paymentEvents.handledAt });
  if (!recorded) throw new Error('A webhook was neither inserted nor found');
  return recorded;
}

export async function findEventToDo(reader: Reader, id: string): Promise<EventRow | undefined> {
  const [found] = await reader
    .select({ id: paymentEvents.id, gateway: paymentEvents.gateway, paymentId: paymentEvents.paymentId, reference: paymentEvents.reference, transaction: paymentEvents.transaction, tries: paymentEvents.tries })
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

export async function markEventHandled(db: Db, event: { id: string; verdict: WebhookVerdict; now: Date }): Promise<void> {
  await db.update(paymentEvents).set({ verdict: event.verdict, handledAt: event.now, tryAt: null }).where(eq(paymentEvents.id, event.id));
}

export async function postponeEvent(db: Db, event: { id: string; tries: number; tryAt: Date | null }): Promise<void> {
  await db.update(paymentEvents).set({ tries: event.tries, tryAt: event.tryAt }).where(eq(paymentEvents.id, event.id));
}

/** What was refused teaches nothing after a while, and anybody can send it. */
export async function deleteRefusedEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(and(ne(paymentEvents.verdict, 'accepted'), lte(paymentEvents.receivedAt, before)));
}
