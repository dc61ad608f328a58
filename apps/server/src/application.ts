import { setTimeout } from 'node:timers/promises';
import { type AccountDeps, seedDemoAccounts } from '@semblante/core/accounts';
import { keepFigures } from '@semblante/core/figures';
import { seedCategories } from '@semblante/core/catalog';
import { AppError, keysFrom, newId, sweepTemporaryFolders, systemClock } from '@semblante/core/kernel';
import { createPublishEvent, type LiveHub, openLiveHub } from '@semblante/core/live';
import { createOfferBoard, seedPackages } from '@semblante/core/payments';
import { SecretUnknown, useSecret } from '@semblante/core/secret';
import { isConflict, isDatabaseAway, isDatabaseBusy, openDatabase, prepareDatabase } from '@semblante/db';
import { openKeys } from '@semblante/providers/keys';
import { createMailer, createQueueMail } from '@semblante/providers/mail';
import { createQueue } from '@semblante/providers/queue';
import { describeSandbox } from '@semblante/engine';
import type { FastifyInstance } from 'fastify';
import { type Config, secretsOf } from './config.ts';
import { demoClipsWatch } from './demo-clips/demo-clips-watch.ts';
import { giftDemoCredits } from './gift-demo-credits.ts';
import { acceptMany, connectionsWaitingMax, type Listeners } from './http/accept-many.ts';
import type { Readiness } from './http/plugins/readiness.ts';
import { buildServer, buildWorkerServer } from './http/server.ts';
import { matchReportJob } from './jobs/match-report.ts';
import { makeExportJob } from './jobs/make-export.ts';
import { sendMailJob } from './jobs/send-mail.ts';
import { untilIdle, workStepJob } from './jobs/work-step.ts';
import { type EngineRoom, openEngineRoom, scratchRootOf } from './media/engine-room.ts';
import { prepareKeys } from './prepare-keys.ts';
import { untilSameFiles } from './same-files/same-files.ts';
import { createFigures } from './telemetry/figures.ts';
import { createFollowStep, type Telemetry } from './telemetry/follow-steps.ts';
import { openTraces } from './telemetry/open-traces.ts';
import { followJobs, followRoom, watchDeployment } from './telemetry/watch-deployment.ts';
import { every } from './watch/every.ts';
import { createFailures } from './watch/failures.ts';
import { keepCatalogWatch } from './watch/keep-catalog.ts';
import { keepRetentionWatch, reviveWorkWatch } from './watch/keep-media.ts';
import { keepPrivacyWatch } from './watch/keep-privacy.ts';
import { keepReviewWatch } from './watch/keep-review.ts';
import { purgeExpiredWatch } from './watch/purge-expired.ts';
import { reconcilePaymentsWatch } from './watch/reconcile-payments.ts';
import { resealWatch } from './watch/reseal.ts';
import { settleInvitationsWatch } from './watch/settle-invitations.ts';
import { printWelcome } from './welcome.ts';
import { wireMedia } from './wire-media.ts';
import { wirePayments } from './wire-payments.ts';
import { wirePrivacy } from './wire-privacy.ts';

/** Of whoever serves people. What may take longer, a migration or a backup, has connections of its own. */
const servingTimeouts = { lockMs: 5_000, statementMs: 30_000 };
const databaseRetryMs = 1_000;
const firstWatchMs = 1_000;
const sweepEveryMs = 60_000;
const purgeEveryMs = 10 * 60_000;
const reconcileEveryMs = 10_000;
const figuresEveryMs = 15_000;
const settleEveryMs = 10 * 60_000;
const resealEveryMs = 10 * 60_000;
const reviveEveryMs = 5_000;
const privacyEveryMs = 30_000;
const reviewEveryMs = 10_000;
const catalogEveryMs = 60_000;
const demoClipsEveryMs = 2_000;
const retentionEveryMs = 10 * 60_000;
const measureEveryMs = 60 * 60_000;

export interface Application {
  /** Where it listens, as the process itself reaches it. */
  address: string;
  /** Resolves when the database is migrated and seeded and calls are answered. */
  ready: Promise<void>;
  listRoutes: FastifyInstance['listRoutes'];
  stop(): Promise<void>;
}

/** Wires every part by hand. It listens at once and answers 503 until the database is there, migrated and seeded. */
export async function startApplication(config: Config, openRoom = openEngineRoom): Promise<Application> {
  const startedAt = performance.now();
  // Side by side: one compiles, the other waits for a process that tries the sandbox.
  const opening = openRoom(config);
  // What it says is heard below, where it is waited for.
  opening.catch(() => {});
  const database = await openDatabase(
    config.database.kind === 'postgres' ? { ...config.database, timeouts: servingTimeouts } : config.database,
  ).catch(async (error: unknown) => {
    await opening.then(
      ({ close }) => close(),
      () => {},
    );
    throw error;
  });
  const keys = keysFrom(...secretsOf(config));
  const keyPlace = await openKeys(config.keys, keys);
  const { accountKeys } = keyPlace;
  const readiness: Readiness = { isReady: false };
  const built: { log?: FastifyInstance['log'] } = {};
  const failures = createFailures((part, err) => app.log.error({ part, err }, 'background work failed'));
  const telemetry: Telemetry = {
    log: () => built.log,
    figures: createFigures(),
    traces: await openTraces(config.traces),
  };
  const { figures, traces } = telemetry;
  const onFault = figures.providerFailed;
  const queue = createQueue(database, failures.of('queue'), { onEnd: followJobs(telemetry) });
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
  const payments = await wirePayments(config, accounts, () => address, onFault);
  const room = followRoom(await opening, telemetry);
  readiness.sandbox = room.sandbox.level;
  const media = await wireMedia(config, accounts, { room, enqueue: queue.enqueue, onFault });
  const deployment = watchDeployment(telemetry, {
    database,
    failures,
    files: media.videos.files,
    dataFolder: config.dataFolder,
    isReady: () => readiness.isReady,
  });
  readiness.parts = deployment.parts;
  readiness.needsParts = config.role === 'worker';
  let hub: LiveHub | undefined;
  const app =
    config.role === 'worker'
      ? await buildWorkerServer({ config, database, readiness, figures, traces })
      : await buildServer({
          config,
          database,
          figures,
          traces,
          accounts,
          payments,
          media,
          keys,
          readiness,
          hub: () => required(hub),
        });
  built.log = app.log;
  // On every host and before anything else: what a killed process left open is nobody's to see, whether the database
  // answers or not.
  const stops: (() => Promise<unknown>)[] = [
    every(
      sweepEveryMs,
      async () => {
        await sweepTemporaryFolders(scratchRootOf(config));
        await media.videos.files.sweepCopies();
      },
      failures.of('sweep-temporary'),
    ),
  ];
  const stopping = new AbortController();
  // Whoever started it waits for the first page: a dozen watches that all ask the database come after it.
  const watch = (...[ms, work, report]: Parameters<typeof every>) =>
    stops.push(every(ms, work, report, { firstMs: firstWatchMs }));

  const prepare = async () => {
    await prepareKeys(config, keyPlace);
    const { secret, demo } = await prepareDatabase(database, async () => {
      const used = await useSecret({ db: database.db, keys });
      await queue.prepare();
      await seedPackages(database.db);
      await seedCategories(database.db);
      const seeded = config.demoAccounts ? await seedDemoAccounts(accounts) : [];
      await giftDemoCredits(database.db, seeded);
      return { secret: used, demo: seeded };
    });
    if (database.kind === 'postgres')
      await untilSameFiles(
        { db: database.db, files: media.videos.files, role: config.role },
        { stopping: stopping.signal, say: (problem) => app.log.error(problem) },
      );
    if (stopping.signal.aborted) return;
    hub ??= await openLiveHub(database);
    if (config.role !== 'api') {
      const mailer = createMailer({
        ...config.mail,
        publicUrl: config.publicUrl,
        supportEmail: config.settings.support_email,
        supportAnswerDays: config.settings.support.answer_days,
        company: config.settings.company.name,
        onFault,
      });
      const workStep = untilIdle(
        workStepJob(media, {
          report: failures.of('work-step'),
          stopping: stopping.signal,
          follow: createFollowStep(telemetry),
        }),
      );
      const privacy = wirePrivacy(config, accounts, { payments: payments.deps, media });
      await queue.work(
        {
          'make-export': makeExportJob(privacy, {
            scratchFolder: room.scratchFolder,
            report: failures.of('make-export'),
          }),
          'send-mail': sendMailJob({ mailer, keys }),
          'work-step': workStep,
          'match-report': matchReportJob(media.reports),
        },
        { 'work-step': room.benches.length },
      );
      // At once: without its heartbeat a worker counts as away.
      stops.push(every(reviveEveryMs, reviveWorkWatch(media, { id: newId() }, failures), failures.of('revive-work')));
      watch(retentionEveryMs, keepRetentionWatch(media, failures), failures.of('retention'));
      watch(catalogEveryMs, keepCatalogWatch(media, failures), failures.of('catalog'));
      const editor = demo.find(({ role }) => role === 'editor');
      if (editor && config.demoClips > 0)
        watch(
          demoClipsEveryMs,
          demoClipsWatch(media, { count: config.demoClips, ownerId: editor.userId, stopping: stopping.signal }),
          failures.of('demo-clips'),
        );
      watch(reconcileEveryMs, reconcilePaymentsWatch(payments.deps, failures), failures.of('payments'));
      watch(settleEveryMs, settleInvitationsWatch(payments.deps), failures.of('invitations'));
      watch(figuresEveryMs, async () => await keepFigures(accounts), failures.of('figures'));
      watch(privacyEveryMs, keepPrivacyWatch(privacy, failures), failures.of('privacy'));
      if (secret === 'changing')
        watch(resealEveryMs, resealWatch(accounts, { failures, log: app.log }), failures.of('reseal'));
      watch(reviewEveryMs, keepReviewWatch(media.review, failures), failures.of('review'));
      watch(measureEveryMs, deployment.measureBucket, failures.of('measure-bucket'));
      watch(purgeEveryMs, purgeExpiredWatch(accounts, failures), failures.of('purge'));
    }
    readiness.isReady = true;
    printWelcome(config, { demo, sandbox: room.sandbox.level, elapsedMs: performance.now() - startedAt });
  };

  try {
    tellSandbox(app.log, config, room.sandbox);
    address = await app.listen({ host: config.host, port: config.port, backlog: connectionsWaitingMax });
    // A worker's port hears probes only.
    const listeners = config.role === 'worker' ? undefined : acceptMany(app.server);
    const prepared = untilDatabaseAnswers(prepare, stopping.signal, (error) =>
      app.log.warn({ err: error }, 'the database or the store of files does not answer; trying again'),
    );
    prepared.catch((error: unknown) => {
      app.log.fatal({ err: error }, 'could not prepare the database');
      if (error instanceof SecretUnknown) process.stderr.write(`\n${error.message}\n`);
      process.exit(1);
    });
    return {
      address,
      ready: prepared,
      listRoutes: () => app.listRoutes(),
      stop: async () => {
        stopping.abort();
        await closeServer(app, { readiness, listeners, ...config.shutdown });
        payments.sandbox?.stop();
        await Promise.all(stops.map((stop) => stop()));
        await queue.stop();
        await room.close();
        await hub?.close();
        await traces.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Proxies hear first that nobody should come any more; then nobody is let in, and who is still here gets a bounded
 * time. Uploads go on elsewhere where they were cut.
 */
async function closeServer(
  app: FastifyInstance,
  {
    readiness,
    listeners,
    drainMs,
    waitMs,
  }: Config['shutdown'] & { readiness: Readiness; listeners: Listeners | undefined },
): Promise<void> {
  readiness.isDraining = true;
  await setTimeout(drainMs);
  const patience = new AbortController();
  void setTimeout(waitMs, undefined, { signal: patience.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  await Promise.all([app.close(), listeners?.close()]);
  patience.abort();
}

async function untilDatabaseAnswers(
  prepare: () => Promise<void>,
  stopping: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await prepare();
    } catch (error) {
      if (stopping.aborted) return;
      if (!isDatabaseAway(error) && !isDatabaseBusy(error) && !isConflict(error) && !isStoreAway(error)) throw error;
      report(error);
      await setTimeout(databaseRetryMs);
    }
  }
}

const isStoreAway = (error: unknown) => error instanceof AppError && error.code === 'service.unavailable';

/** An operator who asked for nothing hears once what would make it stronger. */
function tellSandbox(log: FastifyInstance['log'], config: Config, { level, lacking }: EngineRoom['sandbox']): void {
  const told = { sandbox: level, ...(lacking.length > 0 && { lacking }) };
  const text = `files of strangers are read in the sandbox: ${describeSandbox(level)}`;
  if (level === 'bubblewrap' || !config.isProduction) log.info(told, text);
  else log.warn(told, text);
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('asked for before the application was ready');
  return part;
}
