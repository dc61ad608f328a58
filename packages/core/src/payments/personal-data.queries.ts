import { invitationGifts, paymentEvents, payments, refunds, sandboxCharges, users } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';
import { ownerOfEvent } from './webhooks/payment-of-event.queries.ts';

const because =
  'what was bought, when and for how much: tax law asks for it for five years. Of the payer only a keyed hash of the CPF stays, which finds the purchase of a CPF that is shown, and tells none';

export const paymentData: PersonalData = {
  tables: [
    // Whatever a provider sent, it may name the payer; of all of it the words go with time.
    {
      table: paymentEvents,
      owner: ownerOfEvent,
      fate: 'kept',
      because: 'that a provider told us of a payment, without its words',
      without: { body: sql`''` },
    },
    {
      table: sandboxCharges,
      owner: sql`${sandboxCharges.payer} ->> 'id'`,
      fate: 'kept',
      because: 'the books of the sandbox, which plays a provider in development',
      without: { payer: sql`jsonb_build_object('id', ${sandboxCharges.payer} ->> 'id', 'name', '—', 'cpf', '')` },
    },
    {
      table: refunds,
      owner: sql`${refunds.userId}`,
      fate: 'kept',
      because,
      without: { reason: sql`case when ${refunds.reason} is null then null else '—' end`, failure: null },
    },
    {
      table: payments,
      owner: sql`${payments.userId}`,
      fate: 'kept',
      because,
      without: { pixCode: null, paymentUrl: null, idempotencyKey: null },
    },
    {
      table: invitationGifts,
      owner: sql`${invitationGifts.inviterId}`,
      fate: 'kept',
      because: 'whose invitation earned which entry of the ledger: numbers, no names',
    },
  ],
  copy: async (reader, { userId }) => {
    const bought = await reader
      .select({
        id: payments.id,
        status: payments.status,
        credits: payments.credits,
        amount_cents: payments.amountCents,
        currency: payments.currency,
        method: payments.method,
        gateway: payments.gateway,
        provider_reference: payments.reference,
        refunded_cents: payments.refundedCents,
        created_at: payments.createdAt,
        paid_at: payments.paidAt,
      })
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(copiedRowsMax);
    const back = await reader
      .select({
        protocol: refunds.protocol,
        payment_id: refunds.paymentId,
        state: refunds.state,
        credits: refunds.credits,
        amount_cents: refunds.amountCents,
        reason: refunds.reason,
        asked_at: refunds.askedAt,
        done_at: refunds.doneAt,
      })
      .from(refunds)
      .where(eq(refunds.userId, userId))
      .orderBy(asc(refunds.askedAt), asc(refunds.id))
      .limit(copiedRowsMax);
    // How many, not who: whom somebody invited is the invited person's own.
    const [invited] = await reader
      .select({ people: sql<number>`count(*)::int` })
      .from(users)
      .where(eq(users.invitedBy, userId))
      .limit(1);
    const gifts = await reader
      .select({ given_at: invitationGifts.givenAt })
      .from(invitationGifts)
      .where(eq(invitationGifts.inviterId, userId))
      .orderBy(asc(invitationGifts.givenAt), asc(invitationGifts.invitedId))
      .limit(copiedRowsMax);
    const told = 'name, e-mail, CPF, mobile phone, amount';
    const shared = bought.map(({ id, gateway, created_at }) => ({
      with: gateway,
      what: told,
      why: `payment ${id}`,
      at: created_at,
    }));
    return {
      sections: {
        payments: bought,
        refunds: back,
        invitations: [{ invited_people: invited?.people ?? 0, gifts: gifts.length }],
        shared_with: shared,
      },
    };
  },
};
