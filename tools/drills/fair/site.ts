import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFrom, newId, systemClock } from '@semblante/core/kernel';
import { createPublishEvent } from '@semblante/core/live';
import type { Database } from '@semblante/db';
import { openKeys } from '@semblante/providers/keys';
import { createQueue } from '@semblante/providers/queue';
import { readConfig } from '../../../apps/server/src/config.ts';
import { untilIdle, workStepJob } from '../../../apps/server/src/jobs/work-step.ts';
import type { EngineRoom } from '../../../apps/server/src/media/engine-room.ts';
import type { MediaDeps } from '../../../apps/server/src/media/media-deps.ts';
import { every } from '../../../apps/server/src/watch/every.ts';
import { createFailures } from '../../../apps/server/src/watch/failures.ts';
import { reviveWorkWatch } from '../../../apps/server/src/watch/keep-media.ts';
import { wireMedia } from '../../../apps/server/src/wire-media.ts';
import { openStandIn, type StandInVideo } from './stand-in-engine.ts';
import { createWorkClock, type WorkClock } from './work-clock.ts';

export interface FairSite {
  media: MediaDeps;
  /** By the path of the file, which need not be there. */
  videos: Map<string, StandInVideo>;
  clock: WorkClock;
  /** Nothing is begun while the act goes on. */
  whilePaused(act: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The product's own queue, steps, turns, leases and forecast on PostgreSQL; only the engine is a stand-in. */
export async function openFairSite(
  database: Database,
  { slots, random }: { slots: number; random: () => number },
): Promise<FairSite> {
  const report = (error: unknown) => process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-fair-')),
  });
  const videos = new Map<string, StandInVideo>();
  const clock = createWorkClock();
  const openEngine = () => openStandIn(videos, { random, clock });
  let pause: Promise<unknown> = Promise.resolve();
  const room: EngineRoom = {
    desk: openEngine(),
    verifier: openEngine(),
    matcher: openEngine(),
    benches: Array.from({ length: slots }, openEngine),
    weights: '',
    scratchFolder: join(config.dataFolder, 'scratch'),
    framesPerSegment: config.media.framesPerSegment,
    sandbox: { level: 'none', lacking: [] },
    signing: { kind: 'development', folder: '' },
    close: async () => {},
  };
  const queue = createQueue(database, report);
  const keys = keysFrom('the secret of a drill');
  const accountKeys = (await openKeys(config.keys, keys)).accountKeys;
  const accounts = {
    db: database.db,
    clock: systemClock,
    keys,
    accountKeys,
    queueMail: async () => {},
    publishEvent: createPublishEvent(accountKeys),
    findOffer: async () => null,
    staffRules: { secondFactorGraceDays: 14, idleMinutes: 60 },
  };
  const media = await wireMedia(config, accounts, { room, enqueue: queue.enqueue });
  const stopping = new AbortController();
  const draw = workStepJob(media, { report, stopping: stopping.signal });
  await queue.prepare();
  await queue.work(
    {
      'make-export': async () => {},
      'match-report': async () => {},
      'send-mail': async () => {},
      'work-step': untilIdle(async () => {
        await pause;
        return await draw();
      }),
    },
    { 'work-step': slots },
  );
  const stopWatch = every(
    1_000,
    reviveWorkWatch(
      media,
      { id: newId() },
      createFailures((_part, cause) => report(cause)),
    ),
    report,
  );
  return {
    media,
    videos,
    clock,
    whilePaused: async (act) => {
      const acting = act();
      pause = acting.catch(() => undefined);
      await acting;
    },
    close: async () => {
      stopping.abort();
      await stopWatch();
      await queue.stop();
      rmSync(config.dataFolder, { recursive: true, force: true });
    },
  };
}
