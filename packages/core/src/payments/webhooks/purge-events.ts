import { fixedRetention } from '@semblante/contracts';
import { addMs } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { deleteRefusedEventsBefore } from './events.queries.ts';

const refusedKeptMs = fixedRetention.provider_messages_days * 24 * 60 * 60_000;

export async function purgeRefusedEvents(deps: Pick<PaymentDeps, 'db' | 'clock'>): Promise<void> {
  await deleteRefusedEventsBefore(deps.db, addMs(deps.clock(), -refusedKeptMs));
}
