import {
  captureHold,
  giftCredits,
  grantCredits,
  holdCredits,
  releaseHold,
  takeBack,
  takeCredits,
  unspentOfLot,
} from '@semblante/core/credits';
import { AppError, type HoldId, type PaymentId, refundCents, type UserId } from '@semblante/core/kernel';
import type { Database, Tx } from '@semblante/db';
import {
  findRefund,
  findJob,
  insertJob,
  insertPayment,
  insertProviderRefund,
  insertRefund,
  insertTake,
  markPaid,
  settleRefund,
} from './product.queries.ts';
import { type DeathPoint, type Operation, paymentName, personId } from './plan.ts';

/**
 * A small stand-in for the product around the ledger: payments, processings (`jobs`), staff's orders, and refunds with
 * a provider. Answers how it went.
 */
export function openProduct(
  database: Database,
  owner: string,
): (operation: Operation, dies?: DeathPoint) => Promise<string> {
  return async (operation, dies) => {
    const reach = (point: DeathPoint) => {
      if (point === dies) process.kill(process.pid, 'SIGKILL');
    };
    const answer = async (work: (tx: Tx) => Promise<string>): Promise<string> => {
      try {
        const said = await database.db.transaction(async (tx) => {
          const worked = await work(tx);
          reach('before_commit');
          return worked;
        });
        reach('after_commit');
        return said;
      } catch (error) {
        if (error instanceof AppError) return error.code;
        throw error;
      }
    };
    /**
     * The credits and the decision, commit; the provider, once; the answer, commit. A process that dies between leaves
     * the rest to the sweep.
     */
    const refund = async ({ payment, providerPays }: Operation & { do: 'refund' }): Promise<string> => {
      const paymentId = paymentName(payment);
      const approved = await answer((tx) => approveRefund(tx, paymentId, owner));
      if (approved !== 'approved') return approved;
      reach('refund_asked');
      if (providerPays) await insertProviderRefund(database, paymentId);
      reach('refund_paid');
      return await answer((tx) => finishRefund(tx, { paymentId, providerPaid: providerPays }));
    };

    switch (operation.do) {
      case 'buy':
        return await answer(async (tx) => {
          const { payment, person, credits, cents } = operation;
          return (await insertPayment(tx, { id: paymentName(payment), userId: personId(person), credits, cents }))
            ? 'now'
            : 'before';
        });
      case 'pay':
        return await answer((tx) => pay(tx, paymentName(operation.payment)));
      case 'gift':
        return await answer(async (tx) => {
          const { gift, person, credits } = operation;
          const { done } = await giftCredits(tx, {
            userId: personId(person) as UserId,
            credits,
            cause: { kind: 'staff', id: `gift-${gift}` },
            reason: 'drill',
          });
          return done;
        });
      case 'hold':
        return await answer((tx) => startJob(tx, operation, owner));
      case 'settle':
        return await answer((tx) => endJob(tx, operation));
      case 'refund':
        return await refund(operation);
      case 'take':
        return await answer((tx) => takeByStaff(tx, operation));
      case 'moneyBack':
        return await answer(async (tx) => {
          const paymentId = paymentName(operation.payment) as PaymentId;
          const cause = { kind: operation.as, id: `${operation.payment}-${operation.part}` };
          return (await takeBack(tx, { paymentId, cause, reason: 'drill', credits: operation.credits })).done;
        });
      default:
        return operation satisfies never;
    }
  };
}

async function pay(tx: Tx, id: string): Promise<string> {
  const payment = await markPaid(tx, id);
  if (!payment) return 'not bought yet';
  const { done } = await grantCredits(tx, {
    userId: payment.userId as UserId,
    credits: payment.credits,
    paymentId: id as PaymentId,
  });
  return done;
}

async function startJob(tx: Tx, job: { key: string; person: number; amount: number }, owner: string): Promise<string> {
  if (await findJob(tx, job.key)) return 'before';
  const holdId = await holdCredits(tx, {
    userId: personId(job.person) as UserId,
    amount: job.amount,
    cause: { kind: 'video', id: job.key },
  });
  await insertJob(tx, { key: job.key, owner, holdId });
  return 'now';
}

async function endJob(tx: Tx, job: { key: string; as: 'capture' | 'release' }): Promise<string> {
  const found = await findJob(tx, job.key);
  if (!found) return 'not held';
  const holdId = found.holdId as HoldId;
  const { done } =
    job.as === 'capture' ? await captureHold(tx, holdId) : await releaseHold(tx, { holdId, reason: 'failed' });
  return done;
}

/** What staff decided is carried out in the commit that records it. */
async function takeByStaff(
  tx: Tx,
  { order, person, credits }: { order: number; person: number; credits: number },
): Promise<string> {
  const [userId, orderId] = [personId(person) as UserId, `order-${order}`];
  if (!(await insertTake(tx, { orderId, userId, credits }))) return 'before';
  await takeCredits(tx, { userId, credits, orderId, reason: 'drill', actorId: userId });
  return 'now';
}

async function approveRefund(tx: Tx, id: string, owner: string): Promise<string> {
  const paymentId = id as PaymentId;
  const { credits, unspent } = await unspentOfLot(tx, paymentId);
  if (await findRefund(tx, id)) return 'before';
  if (unspent === 0) return 'nothing unspent';
  const { takenBack } = await takeBack(tx, {
    paymentId,
    cause: { kind: 'refund', id },
    reason: 'drill',
    credits: unspent,
  });
  if (takenBack !== unspent) throw new Error(`${id}: ${takenBack} of ${unspent} unspent credits were taken back`);
  await insertRefund(tx, {
    paymentId: id,
    owner,
    credits: takenBack,
    centsOf: (paidCents) => refundCents({ paidCents, unspent, credits }),
  });
  return 'approved';
}

/** The credits stay taken when the provider fails: the buyer has a debt of ours, which staff pays by hand. */
export async function finishRefund(
  tx: Tx,
  { paymentId, providerPaid }: { paymentId: string; providerPaid: boolean },
): Promise<string> {
  if (!(await settleRefund(tx, paymentId, providerPaid ? 'paid' : 'failed'))) return 'before';
  return providerPaid ? 'now' : 'refused by the provider';
}
