import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@semblante/contracts';
import { type AccountDeps, seedDemoAccounts } from '@semblante/core/accounts';
import { seedCategories } from '@semblante/core/catalog';
import { keysFrom } from '@semblante/core/kernel';
import { createPublishEvent, openLiveHub } from '@semblante/core/live';
import { createOfferBoard, seedPackages } from '@semblante/core/payments';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { testWeightsFolder } from '@semblante/engine/testing';
import { openKeys } from '@semblante/providers/keys';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import type { AdmissionLimits } from '../http/plugins/admission.ts';
import type { Readiness } from '../http/plugins/readiness.ts';
import { buildServer } from '../http/server.ts';
import { openEngineRoom } from '../media/engine-room.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import { createFigures } from '../telemetry/figures.ts';
import { noTraces } from '../telemetry/traces.ts';
import { watchDeployment } from '../telemetry/watch-deployment.ts';
import { createFailures, type Failures } from '../watch/failures.ts';
import { wireMedia } from '../wire-media.ts';
import { type WiredPayments, wirePayments } from '../wire-payments.ts';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  accounts: AccountDeps;
  payments: WiredPayments;
  media: MediaDeps;
  /** Where the pair that signs results was made. */
  signingFolder: string;
  /** Mails as they were queued; only the queue itself is replaced. */
  mails: Mail[];
  clock: { now: Date };
  failures: Failures;
  readiness: Readiness;
  /** Starts to listen, for what travels by a real socket: streams, the sandbox's webhooks. */
  listen(): Promise<string>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** The real server on a real database, with a clock that a test can move. */
export async function openTestServer(
  options: {
    database?: Database;
    env?: Record<string, string>;
    heartbeatMs?: number;
    admission?: Partial<AdmissionLimits>;
    logStream?: { write(line: string): void };
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase());
  const mails: Mail[] = [];
  const clock = { now: new Date() };
  const readiness: Readiness = { isReady: true };
  const keys = keysFrom('the secret of a test deployment');
  const config = readConfig({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-test-')),
    TRUST_PROXY: '1',
    WEIGHTS_DIR: testWeightsFolder(),
    WORKER_SLOTS: '1',
    ...options.env,
  });
  const accountKeys = (await openKeys(config.keys, keys)).accountKeys;
  const accounts: AccountDeps = {
    db: database.db,
    clock: () => clock.now,
    keys,
    accountKeys,
    queueMail: async (_tx, mail) => void mails.push(mail),
    publishEvent: createPublishEvent(accountKeys),
    findOffer: createOfferBoard({ db: database.db, clock: () => clock.now }),
    staffRules: config.staffRules,
  };
  const failures = createFailures(() => {});
  const hub = await openLiveHub(database);
  let address = '';
  const payments = await wirePayments(config, accounts, () => address);
  const room = await openEngineRoom(config);
  // Tickets of the queue are drawn by the tests themselves.
  const media = await wireMedia(config, accounts, { room, enqueue: async () => {} });
  const figures = createFigures();
  const log = () => app.log;
  const deployment = watchDeployment(
    { log, figures, traces: noTraces },
    { database, failures, files: media.videos.files, dataFolder: config.dataFolder, isReady: () => true },
  );
  readiness.parts = deployment.parts;
  const app = await buildServer({
    config,
    figures,
    database,
    accounts,
    payments,
    media,
    keys,
    hub: () => hub,
    readiness,
    logStream: options.logStream,
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
    ...(options.admission && { admission: options.admission }),
  });
  await app.ready();
  return {
    app,
    database,
    accounts,
    payments,
    media,
    signingFolder: join(config.dataFolder, 'signing'),
    mails,
    clock,
    failures,
    readiness,
    listen: async () => (address ||= await app.listen({ host: '127.0.0.1', port: 0 })),
    empty: async () => {
      mails.length = 0;
      await emptyTables(database);
      await seedDemoAccounts(accounts);
      await seedPackages(database.db);
      await seedCategories(database.db);
    },
    close: async () => {
      payments.sandbox?.stop();
      await app.close();
      await room.close();
      await hub.close();
      await database.close();
    },
  };
}
