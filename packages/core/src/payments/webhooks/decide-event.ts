import type { DecideEventBody, GivenUpEvent } from '@semblante/contracts';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listGivenUp, moveGivenUp } from './events.queries.ts';
import { handleEvent } from './handle-event.ts';

/** Webhooks that nobody tries again by itself: their work failed too often, or their gateway is gone. */
export async function listGivenUpEvents(deps: PaymentDeps): Promise<GivenUpEvent[]> {
  return await listGivenUp(deps.db);
}

/** Tried again it has all its tries once more; put away it is over, and the reason says how its matter was settled. */
export async function decideEvent(
  deps: PaymentDeps,
  of: { eventId: string; staffId: UserId },
  given: DecideEventBody,
): Promise<void> {
  const at = deps.clock();
  const isRetry = given.decision === 'retry';
  await deps.db.transaction(async (tx) => {
    const event = await moveGivenUp(tx, of.eventId, isRetry ? { tries: 0, tryAt: at } : { handledAt: at });
    if (!event) throw new AppError('payments.event_not_given_up');
    const { paymentId, userId, kind, gateway } = event;
    await writeAudit(tx, {
      actorId: of.staffId,
      action: isRetry ? 'sells.event_retried' : 'sells.event_put_away',
      ...(paymentId ? { subject: 'payment', subjectId: paymentId } : { subject: 'sells', subjectId: of.eventId }),
      after: { event: of.eventId, kind, gateway },
      reason: 'reason' in given ? given.reason : undefined,
      personal: userId ? { of: userId as UserId, accountKeys: deps.accountKeys } : undefined,
      at,
    });
  });
  if (isRetry) await handleEvent(deps, of.eventId);
}
