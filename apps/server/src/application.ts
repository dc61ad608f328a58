import { setTimeout } from 'node:timers/promises';
import { type AccountDeps, purgeExpired, seedDemoAccounts } from '@semblante/core/accounts';
import { keepFigures } from '@semblante/core/figures';
import { seedCategories } from '@semblante/core/catalog';
import { keysFrom, newId, sweepTemporaryFolders, systemClock } from '@semblante/core/kernel';
import { createPublishEvent, type LiveHub, openLiveHub } from '@semblante/core/live';
import { purgeNews } from '@semblante/core/notices';
import { createOfferBoard, seedPackages } from '@semblante/core/payments';
import { settleForgottenReports } from '@semblante/core/reports';
import { isDatabaseAway, migrate, openDatabase } from '@semblante/db';
import { createLocalKeys } from '@semblante/providers/keys';
import { createMailer, createQueueMail } from '@semblante/providers/mail';
import { createQueue } from '@semblante/providers/queue';
import type { FastifyInstance } from 'fastify';
import { type Config, secretOf } from './config.ts';
import { demoClipsWatch } from './demo-clips/demo-clips-watch.ts';
import { giftDemoCredits } from './gift-demo-credits.ts';
import type { Readiness } from './http/plugins/readiness.ts';
import { buildServer, buildWorkerServer } from './http/server.ts';
import { matchReportJob } from './jobs/match-report.ts';
import { makeExportJob } from './jobs/make-export.ts';
import { sendMailJob } from './jobs/send-mail.ts';
import { untilIdle, workStepJob } from './jobs/work-step.ts';
import { openEngineRoom, scratchRootOf } from './media/engine-room.ts';
import { untilSameFiles } from './same-files/same-files.ts';
import { every } from './watch/every.ts';
import { keepCatalogWatch } from './watch/keep-catalog.ts';
import { keepRetentionWatch, reviveWorkWatch } from './watch/keep-media.ts';
import { keepPrivacyWatch } from './watch/keep-privacy.ts';
import { reconcilePaymentsWatch } from './watch/reconcile-payments.ts';
import { settleInvitationsWatch } from './watch/settle-invitations.ts';
import { printWelcome } from './welcome.ts';
import { wireMedia } from './wire-media.ts';
import { wirePayments } from './wire-payments.ts';
import { wirePrivacy } from './wire-privacy.ts';

const databaseRetryMs = 1_000;
const sweepEveryMs = 60_000;
const purgeEveryMs = 10 * 60_000;
const reconcileEveryMs = 10_000;
const figuresEveryMs = 15_000;
const settleEveryMs = 10 * 60_000;
const reviveEveryMs = 5_000;
const privacyEveryMs = 30_000;
const catalogEveryMs = 60_000;
const demoClipsEveryMs = 2_000;
const retentionEveryMs = 10 * 60_000;

export interface Application {
  /** Where it listens, as the process itself reaches it. */
  address: string;
  /** Resolves when the database is migrated and seeded and calls are answered. */
  ready: Promise<void>;
  listRoutes: FastifyInstance['listRoutes'];
  stop(): Promise<void>;
}

/** Wires every part by hand. It listens at once and answers 503 until the database is there, migrated and seeded. */
export async function startApplication(config: Config): Promise<Application> {
  const startedAt = performance.now();
  const database = await openDatabase(config.database);
  const keys = keysFrom(secretOf(config));
  const accountKeys = createLocalKeys(config.keysFolder, keys);
  const readiness: Readiness = { isReady: false };
  const report = (error: unknown) => app.log.error({ err: error }, 'background work');
  const queue = createQueue(database, report);
  const accounts: AccountDeps = {
    db: database.db,
    clock: systemClock,
    keys,
    accountKeys,
    queueMail: createQueueMail(queue.enqueue, keys),
    publishEvent: createPublishEvent(accountKeys),
    findOffer: createOfferBoard({ db: database.db, clock: systemClock }),
    staffRules: config.staffRules,
  };
  let address = '';
  const payments = await wirePayments(config, accounts, () => address);
  const room = await openEngineRoom(config);
  const media = wireMedia(config, accounts, { room, enqueue: queue.enqueue });
  let hub: LiveHub | undefined;
  const app = config.role === 'worker' ? await buildWorkerServer({ config, database, readiness }) : await buildServer({ config, database, accounts, payments, media, keys, readiness, hub: () => required(hub) });
  // On every host and before anything else: what a killed process left open is nobody's to see, whether the database answers or not.
  const stops: (() => Promise<unknown>)[] = [every(sweepEveryMs, async () => await sweepTemporaryFolders(scratchRootOf(config)), report)];
  const stopping = new AbortController();

  const prepare = async () => {
    await migrate(database);
    await queue.prepare();
    if (database.kind === 'postgres') await untilSameFiles({ db: database.db, files: media.videos.files, role: config.role }, { stopping: stopping.signal, say: (problem) => app.log.error(problem) });
    if (stopping.signal.aborted) return;
    hub ??= await openLiveHub(database);
    await seedPackages(database.db);
    await seedCategories(database.db);
    const demo = config.demoAccounts ? await seedDemoAccounts(accounts) : [];
    await giftDemoCredits(database.db, demo);
    if (config.role !== 'api') {
      const mailer = createMailer({ ...config.mail, publicUrl: config.publicUrl, supportEmail: config.settings.support_email, company: config.settings.company.name });
      const workStep = untilIdle(workStepJob(media, { report, stopping: stopping.signal }));
      const privacy = wirePrivacy(config, accounts, { payments: payments.deps, media });
      await queue.work({ 'make-export': makeExportJob(privacy, { scratchFolder: room.scratchFolder, report }), 'send-mail': sendMailJob({ mailer, keys }), 'work-step': workStep, 'match-report': matchReportJob(media.reports) }, { 'work-step': room.benches.length });
      stops.push(every(reviveEveryMs, reviveWorkWatch(media, { id: newId() }), report));
      stops.push(every(retentionEveryMs, keepRetentionWatch(media), report));
      stops.push(every(retentionEveryMs, async () => await settleForgottenReports(media.reports), report));
      stops.push(every(catalogEveryMs, keepCatalogWatch(media), report));
      const editor = demo.find(({ role }) => role === 'editor');
      if (editor && config.demoClips > 0) stops.push(every(demoClipsEveryMs, demoClipsWatch(media, { count: config.demoClips, ownerId: editor.userId, stopping: stopping.signal }), report));
      stops.push(every(reconcileEveryMs, reconcilePaymentsWatch(payments.deps), report));
      stops.push(every(settleEveryMs, settleInvitationsWatch(payments.deps), report));
      stops.push(every(figuresEveryMs, async () => await keepFigures(accounts), report));
      stops.push(every(privacyEveryMs, keepPrivacyWatch(privacy, report), report));
      stops.push(every(purgeEveryMs, async () => {
        await purgeExpired(database.db, systemClock());
        await purgeNews(database.db, systemClock());
      }, report));
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
      listRoutes: () => app.listRoutes(),
      stop: async () => {
        stopping.abort();
        await closeServer(app, readiness, config.shutdown);
        payments.sandbox?.stop();
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

/** Proxies hear first that nobody should come any more; then nobody is let in, and who is still here gets a bounded time. Uploads go on elsewhere where they were cut. */
async function closeServer(app: FastifyInstance, readiness: Readiness, { drainMs, waitMs }: Config['shutdown']): Promise<void> {
  readiness.isDraining = true;
  await setTimeout(drainMs);
  const patience = new AbortController();
  void setTimeout(waitMs, undefined, { signal: patience.signal }).then(() => app.server.closeAllConnections(), () => {});
  await app.close();
  patience.abort();
}

async function untilDatabaseAnswers(prepare: () => Promise<void>, stopping: AbortSignal, report: (error: unknown) => void): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await prepare();
    } catch (error) {
      if (stopping.aborted) return;
      if (!isDatabaseAway(error)) throw error;
      report(error);
      await setTimeout(databaseRetryMs);
    }
  }
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('asked for before the application was ready');
  return part;
}
