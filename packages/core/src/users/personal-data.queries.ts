import { creditOrders, verificationRequests, verifications } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

export const staffData: PersonalData = {
  tables: [
    { table: verificationRequests, owner: sql`${verificationRequests.userId}`, fate: 'deleted' },
    {
      table: verifications,
      owner: sql`${verifications.userId}`,
      fate: 'kept',
      because: 'that a member of staff verified the account, not by which document',
      without: { checked: sql`'—'` },
    },
    {
      table: creditOrders,
      owner: sql`${creditOrders.userId}`,
      fate: 'kept',
      because: 'the cause of an entry of the ledger, without the words of staff',
      without: {
        reason: sql`'—'`,
        decisionReason: sql`case when ${creditOrders.decisionReason} is null then null else '—' end`,
      },
    },
  ],
  copy: async (reader, { userId }) => {
    const checked = await reader
      .select({ verified: verifications.isVerified, checked: verifications.checked, at: verifications.createdAt })
      .from(verifications)
      .where(eq(verifications.userId, userId))
      .orderBy(asc(verifications.createdAt), asc(verifications.id))
      .limit(copiedRowsMax);
    const orders = await reader
      .select({
        kind: creditOrders.kind,
        credits: creditOrders.credits,
        reason: creditOrders.reason,
        state: creditOrders.state,
        at: creditOrders.askedAt,
      })
      .from(creditOrders)
      .where(eq(creditOrders.userId, userId))
      .orderBy(asc(creditOrders.askedAt), asc(creditOrders.id))
      .limit(copiedRowsMax);
    const requests = await reader
      .select({
        message: verificationRequests.message,
        state: verificationRequests.state,
        asked_at: verificationRequests.askedAt,
        decided_at: verificationRequests.decidedAt,
        decision_reason: verificationRequests.decisionReason,
      })
      .from(verificationRequests)
      .where(eq(verificationRequests.userId, userId))
      .orderBy(asc(verificationRequests.askedAt), asc(verificationRequests.id))
      .limit(copiedRowsMax);
    return { sections: { verifications: checked, verification_requests: requests, credit_orders: orders } };
  },
};
