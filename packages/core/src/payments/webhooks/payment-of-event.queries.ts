import { payments } from '@semblante/db/schema';
import { sql } from 'drizzle-orm';

/**
 * The payment of ours that a stored event is about, by any of the names that it carries: a webhook that was never handled, or came before its
 * payment was known, has no payment id. Mercado Pago calls a Pix the same as a charge and as a transaction. Columns are
 * named in words: in a list of one table Drizzle leaves their tables out, and a payment would be compared with itself.
 */
const byItsNames = sql`from ${payments} p where p.id = case when payment_events.payment_id ~ '^[0-9a-f-]{36}$' then payment_events.payment_id::uuid end
  or (p.gateway = payment_events.gateway and (p.reference in (payment_events.reference, payment_events.transaction) or p.transaction = payment_events.transaction)) limit 1`;

export const paymentOfEvent = sql<string | null>`(select p.id ${byItsNames})`;
export const ownerOfEvent = sql<string | null>`(select p.user_id ${byItsNames})`;
