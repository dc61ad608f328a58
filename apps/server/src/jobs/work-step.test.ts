import { LiveEvent } from '@semblante/contracts';
import { getBalance } from '@semblante/core/credits';
import type { ProcessingId, UserId } from '@semblante/core/kernel';
import { fail } from '@semblante/core/kernel/testing';
import { listEventsAfter } from '@semblante/core/live';
import { cancelProcessing, getProcessing, startProcessing } from '@semblante/core/processings';
import { setStage } from '@semblante/core/processings/testing';
import { analyseAgain, getVideo } from '@semblante/core/videos';
import { reviveWork } from '@semblante/core/steps';
import type { EngineErrorCode } from '@semblante/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaDeps } from '../media/media-deps.ts';
import { createStandInEngine, type StandInEngine } from '../testing/stand-in-engine.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { giveUpOn, untilIdle, workStepJob } from './work-step.ts';

let server: TestServer;
let deps: MediaDeps;
let engine: StandInEngine;
let userId: UserId;
let id: ProcessingId;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

beforeEach(async () => {
  await server.empty();
  engine = createStandInEngine();
  const stage = setStage(server.database);
  const { files, accountKeys } = stage.deps;
  deps = {
    ...server.media,
    faces: { ...server.media.faces, files, accountKeys },
    room: { ...server.media.room, benches: [engine] },
  };
  userId = await stage.person(1);
  const [faceId, videoId] = [await stage.face(userId), await stage.video(userId)];
  id = await startProcessing(deps.processings, {
    kind: 'video',
    video_id: videoId,
    mapping: [{ person_id: 'p1', face_id: faceId }],
    settings: {},
    userId,
    language: 'en',
  });
});

const reports: unknown[] = [];
const draw = (stopping = new AbortController()) =>
  workStepJob(deps, { report: (problem) => reports.push(problem), stopping: stopping.signal });

/** Until nothing waits; what waits for its next try is let go at once. */
async function workAll(): Promise<void> {
  const work = draw();
  for (let n = 0; n < 30; n += 1) {
    await server.database.executeSql(`update work_steps set not_before = '2000-01-01' where state = 'waiting'`);
    await work();
  }
}

const end = async () => {
  const { status, error_code, credits_charged, progress } = await getProcessing(deps.processings, { id, userId });
  const { available, held } = await getBalance(server.database.db, userId);
  return { status, error_code, credits_charged, progress, available, held };
};
const completed = { status: 'completed', error_code: null, credits_charged: 1, progress: 100, available: 0, held: 0 };
const failed = { status: 'error', error_code: 'failed', credits_charged: 0, available: 1, held: 0 };

describe('a processing', () => {
  it('is planned, rendered segment by segment, joined, looked at and charged', async () => {
    await workAll();
    expect(await end()).toEqual(completed);
    expect(engine.asked.slice(0, 5)).toEqual(['planSwap', 'renderSegment', 'renderSegment', 'joinSwap', 'screenVideo']);
  });

  it('is seen through by one ticket, without waiting for the queue between its steps', async () => {
    await untilIdle(draw())();
    expect(await end()).toEqual(completed);
  });

  it.each<EngineErrorCode>(['engine.crashed', 'engine.timed_out', 'engine.out_of_memory', 'engine.disk_full'])(
    'survives two times %s in a segment, and does only that one again',
    async (code) => {
      engine.failures = { renderSegment: [code, code] };
      await workAll();
      expect(await end()).toEqual(completed);
      expect(engine.asked.filter((task) => task === 'renderSegment')).toHaveLength(4);
    },
  );

  it.each(['planSwap', 'renderSegment', 'joinSwap', 'screenVideo', 'fingerprintVideo'] as const)(
    'gives the credit back when %s fails three times',
    async (task) => {
      engine.failures = { [task]: ['engine.crashed', 'engine.timed_out', 'engine.out_of_memory'] };
      await workAll();
      expect(await end()).toMatchObject(failed);
      const { rows } = await server.database.executeSql(`select 1 from work_steps where state <> 'done'`);
      expect(rows).toEqual([]);
    },
  );

  it('does not try a second time what the file itself is to blame for', async () => {
    engine.failures = { renderSegment: ['media.damaged'] };
    await workAll();
    expect(await end()).toMatchObject({ ...failed, error_code: 'damaged' });
    expect(engine.asked.filter((task) => task === 'renderSegment')).toHaveLength(1);
  });

  it('that is cancelled in the middle of a segment stops there and charges nothing', async () => {
    engine.before = async (task) => {
      if (task === 'renderSegment') await cancelProcessing(deps.processings, { id, userId });
    };
    await workAll();
    expect(await end()).toMatchObject({ ...failed, error_code: 'cancelled' });
    expect(engine.asked.filter((task) => task === 'renderSegment')).toHaveLength(1);
  });

  it('goes on when its worker was killed: the lease runs out and another takes the step', async () => {
    const work = draw();
    await work();
    // As a kill leaves it: leased, and nobody renews it.
    await server.database.executeSql(
      `update work_steps set state = 'leased', lease = gen_random_uuid(), lease_until = '2000-01-01', tries = 1 where kind = 'segment' and ordinal = 0`,
    );
    await reviveWork(deps.work, giveUpOn(deps), { ticketsMax: 1, report: fail });
    await workAll();
    expect(await end()).toEqual(completed);
  });

  it('is refunded when three workers in a row go silent over it', async () => {
    await draw()();
    for (let tries = 1; tries <= 3; tries += 1) {
      await server.database.executeSql(
        `update work_steps set state = 'leased', lease = gen_random_uuid(), lease_until = '2000-01-01', tries = ${tries} where kind = 'segment' and ordinal = 0 and state <> 'done'`,
      );
      await reviveWork(deps.work, giveUpOn(deps), { ticketsMax: 1, report: fail });
    }
    expect(await end()).toMatchObject(failed);
  });

  it('is given back untouched when the process is asked to stop', async () => {
    await draw()();
    const stopping = new AbortController();
    engine.before = async (task) => {
      if (task !== 'renderSegment') return;
      stopping.abort();
      throw new Error('stopped in the middle');
    };
    await draw(stopping)();
    const { rows } = await server.database.executeSql(
      `select state, tries from work_steps where kind = 'segment' order by ordinal limit 1`,
    );
    expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
    delete engine.before;
    await workAll();
    expect(await end()).toEqual(completed);
  });

  it('whose face is gone, however that came, ends and gives the credit back', async () => {
    await server.database.executeSql('delete from faces');
    await workAll();
    expect(await end()).toMatchObject({ ...failed, error_code: 'face_removed' });
  });

  it('of a crowd offers those who are seen most', async () => {
    const { rows } = await server.database.executeSql(`select video_id from processings`);
    const videoId = String(rows[0]?.['video_id']);
    await analyseAgain(deps.videos, { id: videoId, userId, settings: { detection_model: 'fast', face_angle: 'auto' } });
    await workAll();
    const { people, state } = await getVideo(deps.videos, { id: videoId, userId });
    expect([state, people.length, people[0]?.id, people.at(-1)?.id]).toEqual(['ready', 20, 'p1', 'p20']);
  });

  it('never tells less progress than before', async () => {
    await workAll();
    const heard = await listEventsAfter(server.accounts, userId, 0);
    const told = heard
      .map(({ payload }) => LiveEvent.parse(payload))
      .flatMap((event) => (event.kind === 'processing' ? [event.progress] : []));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(100);
  });
});
