import { createHmac } from 'node:crypto';
import type { PlannedDelivery } from './plan.ts';

/**
 * Signs as the sandbox's documentation says, in its own code: the drill checks the door, it does not share its key
 * maker.
 */
export async function deliver(
  to: { url: string; secret: string; chargeOf: (paymentId: string) => string },
  paymentId: string,
  delivery: PlannedDelivery,
): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${paymentId}_${delivery.event}`,
    type: delivery.type,
    created: new Date().toISOString(),
    data: delivery.isByCharge
      ? { charge_id: to.chargeOf(paymentId) }
      : { charge_id: '', external_reference: paymentId },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const secret = delivery.isForged ? 'the secret of somebody else' : to.secret;
  const signature = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  const answer = await fetch(to.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** So many at a time, in the order given. */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
