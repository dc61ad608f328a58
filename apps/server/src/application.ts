import { type AccountDeps, purgeExpired, seedDemoAccounts } from '@semblante/core/accounts';
import { keysFrom, newId, systemClock } from '@semblante/core/kernel';
import { type LiveHub, openLiveHub, publishEvent } from '@semblante/core/live';
import { createOfferBoard, seedPackages } from '@semblante/core/payments';
import { isDatabaseAway, migrate, openDatabase } from '@semblante/db';
import { createMailer, createQueueMail } from '@semblante/providers/mail';
import { createQueue } from '@semblante/providers/queue';
import { type Config, secretOf } from './config.ts';
import { giftDemoCredits } from './gift-demo-credits.ts';
import { buildServer } from './http/server.ts';
import { sendMailJob } from './jobs/send-mail.ts';
import { untilIdle, workStepJob } from './jobs/work-step.ts';
import { openEngineRoom } from './media/engine-room.ts';
import { every } from './watch/every.ts';
import { keepRetentionWatch, reviveWorkWatch } from './watch/keep-media.ts';
import { reconcilePaymentsWatch } from './watch/reconcile-payments.ts';
import { settleInvitationsWatch } from './watch/settle-invitations.ts';
import { printWelcome } from './welcome.ts';
import { wireMedia } from './wire-media.ts';
import { wirePayments } from './wire-payments.ts';

const databaseRetryMs = 1_000;
const purgeEveryMs = 10 * 60_000;
const reconcileEveryMs = 10_000;
const settleEveryMs = 10 * 60_000;
const reviveEveryMs = 5_000;
const retentionEveryMs = 10 * 60_000;

export interface Application {
  /** Where it listens, as the process itself reaches it. */
  address: string;
  /** Resolves when the database is migrated and seeded and calls are answered. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Wires every part by hand. It listens at once and answers 503 until the database is there, migrated and seeded. */
export async function startApplication(config: Config): Promise<Application> {
  const startedAt = performance.now();
  const database = await openDatabase(config.database);
  const keys = keysFrom(secretOf(config));
  const readiness = { isReady: false };
  const report = (error: unknown) => app.log.error({ err: error }, 'background work');
  const queue = createQueue(database, report);
  const accounts: AccountDeps = {
    db: database.db,
    clock: systemClock,
    keys,
    queueMail: createQueueMail(queue.enqueue, keys),
    publishEvent,
    findOffer: createOfferBoard({ db: database.db, clock: systemClock }),
  };
  let address = '';
  const payments = await wirePayments(config, accounts, () => address);
  const room = await openEngineRoom(config);
  const media = wireMedia(config, accounts, { room, enqueue: queue.enqueue });
  let hub: LiveHub | undefined;
  const app = await buildServer({ config, database, accounts, payments, media, keys, readiness, hub: () => required(hub) });
  const stops: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();

  const prepare = async () => {
    await migrate(database);
    await queue.prepare();
    hub ??= await openLiveHub(database);
    await seedPackages(database.db);
    const demo = config.demoAccounts ? await seedDemoAccounts(accounts) : [];
    await giftDemoCredits(database.db, demo);
    if (config.role !== 'api') {
      const mailer = createMailer({ ...config.mail, publicUrl: config.publicUrl, supportEmail: config.settings.support_email, company: config.settings.company.name });
      const workStep = untilIdle(workStepJob(media, { report, stopping: stopping.signal }));
      await queue.work({ 'send-mail': sendMailJob({ mailer, keys }), 'work-step': workStep }, { 'work-step': room.benches.length });
      stops.push(every(reviveEveryMs, reviveWorkWatch(media, { id: newId() }), report));
      stops.push(every(retentionEveryMs, keepRetentionWatch(media), report));
      stops.push(every(reconcileEveryMs, reconcilePaymentsWatch(payments.deps), report));
      stops.push(every(settleEveryMs, settleInvitationsWatch(payments.deps), report));
      stops.push(every(purgeEveryMs, async () => await purgeExpired(database.db, systemClock()), report));
    }
    readiness.isReady = true;
    printWelcome(config, demo, performance.now() - startedAt);
  };

  try {
    address = await app.listen({ host: config.host, port: config.port });
    const prepared = untilDatabaseAnswers(prepare, stopping.signal, (error) => app.log.warn({ err: error }, 'the database does not answer; trying again'));
    prepared.catch((error: unknown) => {
      app.log.fatal({ err: error }, 'could not prepare the database');
      process.exit(1);
    });
    return {
      address,
      ready: prepared,
      stop: async () => {
        stopping.abort();
        readiness.isReady = false;
        payments.sandbox?.stop();
        await app.close();
        await Promise.all(stops.map((stop) => stop()));
        await queue.stop();
        await room.close();
        await hub?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function untilDatabaseAnswers(prepare: () => Promise<void>, stopping: AbortSignal, report: (error: unknown) => void): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await prepare();
    } catch (error) {
      if (stopping.aborted) return;
      if (!isDatabaseAway(error)) throw error;
      report(error);
      await new Promise((resolve) => setTimeout(resolve, databaseRetryMs));
    }
  }
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('asked for before the application was ready');
  return part;
}
