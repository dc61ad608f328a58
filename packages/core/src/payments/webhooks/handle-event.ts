import { addMs, AppError } from '../../kernel/index.ts';
import { applyCharge } from '../charges/apply-charge.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { recheckRefund } from '../refunds/send-refund.ts';
import { type EventRow, findEventToDo, listEventsToDo, markEventHandled, postponeEvent } from './events.queries.ts';

const triesMax = 12;
const unknownTriesMax = 3;
const firstDelayMs = 5_000;
const delayMaxMs = 60 * 60_000;
const batch = 50;

/** A webhook says where to look; what counts is what the provider answers when asked. */
export async function handleEvent(deps: PaymentDeps, eventRowId: string): Promise<void> {
  const event = await findEventToDo(deps.db, eventRowId);
  if (!event) return;
  const provider = deps.providers.find(event.gateway);
  // Its gateway is no longer configured: it waits a while for the keys to come back, then it is staff's.
  if (!provider) return await postpone(deps, event);
  try {
    const state = await provider.find(event);
    // A provider may tell of a charge a moment before it can find it.
    if (!state && event.tries + 1 < unknownTriesMax) return await postpone(deps, event);
    const outcome = state ? await applyCharge(deps, event.gateway, state) : 'foreign';
    if (state && outcome === 'applied') await recheckRefund(deps, provider, state.paymentId);
    const known = state && outcome === 'applied' ? { paymentId: state.paymentId } : {};
    await markEventHandled(deps.db, {
      id: event.id,
      verdict: outcome === 'foreign' ? 'foreign' : 'accepted',
      ...known,
      now: deps.clock(),
    });
  } catch (cause) {
    await postpone(deps, event);
    if (!(cause instanceof AppError)) throw cause;
  }
}

/** What a process left undone, because it was killed or the provider did not answer. */
export async function handleEventsLeft(deps: PaymentDeps): Promise<number> {
  const ids = await listEventsToDo(deps.db, deps.clock(), batch);
  for (const id of ids) await handleEvent(deps, id);
  return ids.length;
}

/** After the last try it has no next one: from then on it is in staff's list (`decide-event`). */
async function postpone(deps: PaymentDeps, event: EventRow): Promise<void> {
  const tries = event.tries + 1;
  const delay = Math.min(firstDelayMs * 2 ** (tries - 1), delayMaxMs);
  await postponeEvent(deps.db, { id: event.id, tries, tryAt: tries >= triesMax ? null : addMs(deps.clock(), delay) });
}
