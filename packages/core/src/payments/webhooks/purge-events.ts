import { fixedRetention } from '@semblante/contracts';
import { addMs, dayMs } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { purgeEventsBefore } from './events.queries.ts';

const keptMs = fixedRetention.provider_messages_days * dayMs;

/** Whatever a provider, or whoever plays one, sent: its words are kept no longer than this. */
export async function purgeEvents(deps: Pick<PaymentDeps, 'db' | 'clock'>): Promise<void> {
  await purgeEventsBefore(deps.db, addMs(deps.clock(), -keptMs));
}
