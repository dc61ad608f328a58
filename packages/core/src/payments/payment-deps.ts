import type { Db } from '@semblante/db';
import type { AccountKeys, Clock, Keys, PublishEvent, QueueMail } from '../kernel/index.ts';
import type { PaymentProviders } from './provider.ts';

export interface PaymentDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  accountKeys: AccountKeys;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
  providers: PaymentProviders;
  publicUrl: string;
}
