import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db, Tx } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import { type ProcessingId, type UserId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { failStep, finishStep, type LeasedStep, leaseMs, reviveWork, takeStep, triesMax } from '../steps/index.ts';
import { analyseAgain, videoAnalysed } from '../videos/index.ts';
import { rendered } from './swap/plan-swap.ts';
import { cancelProcessing } from './end-processing.ts';
import { getProcessing } from './list-processings.ts';
import { settleFailed } from './settle-processing.ts';
import { startProcessing } from './start-processing.ts';
import { setStage, type Stage } from './testing/index.ts';

describe.skipIf(!findTestPostgresUrl())('a processing that its owner cancels at the moment in which', () => {
  let database: Database;
  let stage: Stage;
  beforeAll(async () => {
    database = await openTestPostgres();
    stage = setStage(database);
  });
  afterAll(async () => await database.close());

  async function started(): Promise<{ id: ProcessingId; userId: UserId; step: LeasedStep }> {
    const userId = await stage.person(1);
    const [faceId, videoId] = [await stage.face(userId), await stage.video(userId)];
    const id = await startProcessing(stage.deps, {
      kind: 'video',
      video_id: videoId,
      mapping: [{ person_id: 'p1', face_id: faceId }],
      settings: {},
      userId,
      language: 'en',
    });
    const step = await takeStep(stage.deps);
    if (!step) throw new Error('nothing was ordered');
    return { id, userId, step };
  }

  const untilSomebodyWaits = async () => {
    const waiting = async () =>
      (
        await database.executeSql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length;
    while ((await waiting()) === 0) await wait(10);
  };

  /**
   * The other one is under way and waits, as early as it can, for what this one holds; only then does this one go on.
   * Answers how often each was begun: more than once means that the server had to end one in favour of the other.
   */
  async function together(
    other: (deps: Stage['deps']) => Promise<unknown>,
    act: (meet: () => Promise<void>) => Promise<unknown>,
  ): Promise<{ times: number; othersTimes: number }> {
    let [times, othersTimes] = [0, 0];
    const { db } = stage.deps;
    const counted = {
      transaction: async (work: (tx: Tx) => Promise<unknown>) =>
        await db.transaction(async (tx) => ((othersTimes += 1), await work(tx))),
    };
    const deps = { ...stage.deps, db: Object.setPrototypeOf(counted, db) as Db };
    let met: Promise<unknown> | undefined;
    await act(async () => {
      times += 1;
      if (met) return;
      met = other(deps).catch((cause: { code?: string }) => cause.code);
      await untilSomebodyWaits();
    });
    await met;
    return { times, othersTimes };
  }
  const once = { times: 1, othersTimes: 1 };

  it('a worker finishes its step: neither waits for the other for ever, and the credit is back', async () => {
    const { id, userId, step } = await started();
    const settle = (meet: () => Promise<void>) => async (tx: Tx) => {
      await meet();
      await rendered(tx, stage.deps, step);
    };
    const times = await together(
      async (deps) => await cancelProcessing(deps, { id, userId }),
      async (meet) => await finishStep(stage.deps, step, {}, settle(meet)),
    );
    expect(times).toEqual(once);
    expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({ status: 'error', error_code: 'cancelled' });
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 1, held: 0 });
  });

  it.each(['its worker gives it up', 'the watch gives it up'])(
    '%s: it ends once, and the credit is back',
    async (who) => {
      const { id, userId, step } = await started();
      await database.executeSql('update work_steps set tries = $1 where id = $2', [triesMax, step.id]);
      const giveUp = (meet: () => Promise<void>) => async (tx: Tx) => {
        await meet();
        await settleFailed(tx, stage.deps, id, 'failed');
      };
      if (who === 'the watch gives it up') stage.clock.now = new Date(stage.clock.now.getTime() + leaseMs + 1);
      const times = await together(
        async (deps) => await cancelProcessing(deps, { id, userId }),
        async (meet) =>
          who === 'the watch gives it up'
            ? await reviveWork(stage.deps, giveUp(meet), { ticketsMax: 1, report: fail })
            : await failStep(
                stage.deps,
                { ...step, tries: triesMax },
                { code: 'engine.crashed', isFinal: false },
                giveUp(meet),
              ),
      );
      expect(times).toEqual(once);
      expect(await getProcessing(stage.deps, { id, userId })).toMatchObject({ status: 'error', error_code: 'failed' });
      expect(await getBalance(database.db, userId)).toMatchObject({ available: 1, held: 0 });
    },
  );

  it('its video is looked at again while the first look ends: the last order counts', async () => {
    const userId = await stage.person(0);
    const videoId = await stage.video(userId);
    const settings = { detection_model: 'fast' as const, face_angle: 'auto' as const };
    await analyseAgain(stage.deps, { id: videoId, userId, settings });
    const step = await takeStep(stage.deps);
    if (!step) throw new Error('nothing was ordered');
    const times = await together(
      async (deps) => await analyseAgain(deps, { id: videoId, userId, settings }),
      async (meet) =>
        await finishStep(stage.deps, step, {}, async (tx) => {
          await meet();
          await videoAnalysed(tx, stage.deps, videoId, { people: [], analysisKey: 'none' });
        }),
    );
    expect(times).toEqual(once);
    const { rows } = await database.executeSql(`select state from work_steps where video_id = $1 and state <> 'done'`, [
      videoId,
    ]);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });
});
