import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@semblante/contracts';
import { keysFrom, systemClock } from '@semblante/core/kernel';
import { createPublishEvent, openLiveHub } from '@semblante/core/live';
import { type PaymentDeps, type PaymentProvider, seedPackages } from '@semblante/core/payments';
import type { Database } from '@semblante/db';
import { openKeys } from '@semblante/providers/keys';
import { readConfig } from '../../../apps/server/src/config.ts';
import { buildServer } from '../../../apps/server/src/http/server.ts';
import { openEngineRoom } from '../../../apps/server/src/media/engine-room.ts';
import { createFigures } from '../../../apps/server/src/telemetry/figures.ts';
import { wireMedia } from '../../../apps/server/src/wire-media.ts';
import { wirePayments } from '../../../apps/server/src/wire-payments.ts';

export interface Site {
  deps: PaymentDeps;
  webhookUrl: string;
  webhookSecret: string;
  receipts: () => number;
  close(): Promise<void>;
}

/**
 * The real server on the drill's database. `beforeCreateReturns` runs when a charge exists and the buyer's call does
 * not know it yet.
 */
export async function openSite(
  database: Database,
  beforeCreateReturns: (paymentId: string, charge: string) => Promise<void>,
): Promise<Site> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-drill-')),
    RATE_LIMIT_PER_MINUTE: '100000000',
  });
  const keys = keysFrom('the secret of a drill');
  const accountKeys = (await openKeys(config.keys, keys)).accountKeys;
  const webhookSecret = keys.derive('sandbox-webhook');
  let receipts = 0;
  const queueMail = async (_tx: unknown, mail: Mail) => void (receipts += mail.template === 'payment_receipt' ? 1 : 0);
  const accounts = {
    db: database.db,
    clock: systemClock,
    keys,
    accountKeys,
    queueMail,
    publishEvent: createPublishEvent(accountKeys),
    findOffer: async () => null,
    staffRules: { secondFactorGraceDays: 14, idleMinutes: 60 },
  };
  const { deps: wired, sandbox } = await wirePayments(config, accounts, () => '');
  const { chosen } = wired.providers;
  const provider: PaymentProvider = {
    ...chosen,
    create: async (order) => {
      const charge = await chosen.create(order);
      await beforeCreateReturns(order.paymentId, charge.reference);
      return charge;
    },
  };
  const deps: PaymentDeps = {
    ...wired,
    providers: { chosen: provider, find: (gateway) => (gateway === provider.gateway ? provider : undefined) },
  };
  await seedPackages(database.db);
  const hub = await openLiveHub(database);
  const room = await openEngineRoom(config);
  const media = await wireMedia(config, accounts, { room, enqueue: async () => {} });
  const app = await buildServer({
    config,
    database,
    accounts,
    payments: { deps, sandbox },
    media,
    keys,
    hub: () => hub,
    readiness: { isReady: true },
    figures: createFigures(),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    deps,
    webhookUrl: `${address}/api/webhooks/sandbox`,
    webhookSecret,
    receipts: () => receipts,
    close: async () => {
      sandbox?.stop();
      await app.close();
      await room.close();
      await hub.close();
    },
  };
}
