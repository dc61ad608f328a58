import { getBalance } from '@semblante/core/credits';
import type { ProcessingId, UserId } from '@semblante/core/kernel';
import { fail } from '@semblante/core/kernel/testing';
import { cancelProcessing, getProcessing, startProcessings } from '@semblante/core/processings';
import { type ImageStage, setImageStage, setStage } from '@semblante/core/processings/testing';
import { reviveWork } from '@semblante/core/steps';
import type { EngineErrorCode } from '@semblante/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaDeps } from '../../media/media-deps.ts';
import { createStandInEngine, type StandInEngine } from '../../testing/stand-in-engine.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { giveUpOn, workStepJob } from '../work-step.ts';

let server: TestServer;
let deps: MediaDeps;
let engine: StandInEngine;
let pictures: ImageStage;
let userId: UserId;
let ids: ProcessingId[];

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());

beforeEach(async () => {
  await server.empty();
  engine = createStandInEngine();
  const stage = setStage(server.database);
  pictures = setImageStage(stage);
  deps = { ...server.media, room: { ...server.media.room, benches: [engine] } };
  userId = await stage.person(3);
  const images = await pictures.send(userId, ['a.png', 'b.png', 'c.png']);
  ids = await startProcessings(deps.processings, {
    kind: 'image',
    image_ids: images.map(({ image }) => image?.id ?? ''),
    userId,
    language: 'pt_BR',
  });
});

const draw = (stopping = new AbortController()) => workStepJob(deps, { report: () => {}, stopping: stopping.signal });

/** Until nothing waits; what waits for its next try is let go at once. */
async function workAll(): Promise<void> {
  const work = draw();
  for (let n = 0; n < 15; n += 1) {
    await server.database.executeSql(`update work_steps set not_before = '2000-01-01' where state = 'waiting'`);
    await work();
  }
}

const ends = async () =>
  await Promise.all(
    ids.map(async (id) => {
      const { status, error_code, credits_charged } = await getProcessing(deps.processings, { id, userId });
      return `${status} ${error_code ?? ''} ${credits_charged}`;
    }),
  );
const balance = async () => {
  const { available, held } = await getBalance(server.database.db, userId);
  return { available, held };
};
const done = 'completed  1';

describe('an order of three images', () => {
  it('is three steps of the same queue, each charged when it is done', async () => {
    await draw()();
    expect(await balance()).toEqual({ available: 0, held: 2 });
    await workAll();
    expect(await ends()).toEqual([done, done, done]);
    expect(await balance()).toEqual({ available: 0, held: 0 });
    expect(engine.asked.filter((task) => task === 'cutOut')).toHaveLength(3);
  });

  it.each<[string, EngineErrorCode[], string, number]>([
    ['is tried again when the engine crashed', ['engine.crashed'], done, 0],
    [
      'is given back when the engine crashed three times',
      ['engine.crashed', 'engine.crashed', 'engine.out_of_memory'],
      'error failed 0',
      1,
    ],
    ['is given back at once when the file itself is to blame', ['image.damaged'], 'error damaged 0', 1],
  ])('goes on with the others when one %s', async (_what, failures, first, available) => {
    engine.failures = { cutOut: failures };
    await draw()();
    await server.database.executeSql(
      `update work_steps set not_before = '2999-01-01' where ordinal > 0 and state = 'waiting'`,
    );
    for (let tries = 0; tries < 3; tries += 1) {
      await server.database.executeSql(
        `update work_steps set not_before = '2000-01-01' where ordinal = 0 and state = 'waiting'`,
      );
      await draw()();
    }
    await workAll();
    expect(await ends()).toEqual([first, done, done]);
    expect(await balance()).toEqual({ available, held: 0 });
  });

  it('loses nothing to a killed worker, and nobody is charged twice', async () => {
    // As a kill leaves it: leased, and nobody renews it.
    await server.database.executeSql(
      `update work_steps set state = 'leased', lease = gen_random_uuid(), lease_until = '2000-01-01', tries = 1 where ordinal < 2`,
    );
    await reviveWork(deps.work, giveUpOn(deps), { ticketsMax: 1, report: fail });
    await workAll();
    expect(await ends()).toEqual([done, done, done]);
    const { rows } = await server.database.executeSql(
      `select kind, count(*)::int as total from credit_entries where user_id = '${userId}' group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'capture', total: 3 },
      { kind: 'gift', total: 1 },
      { kind: 'hold', total: 3 },
    ]);
  });

  it('gives back the credit of the one over which three workers in a row went silent', async () => {
    for (let tries = 1; tries <= 3; tries += 1) {
      await server.database.executeSql(
        `update work_steps set state = 'leased', lease = gen_random_uuid(), lease_until = '2000-01-01', tries = ${tries} where ordinal = 1 and state <> 'done'`,
      );
      await reviveWork(deps.work, giveUpOn(deps), { ticketsMax: 1, report: fail });
    }
    await workAll();
    expect(await ends()).toEqual([done, 'error failed 0', done]);
    expect(await balance()).toEqual({ available: 1, held: 0 });
  });

  it('stops where one is cancelled in the middle of its work, and charges the others only', async () => {
    engine.before = async (task) => {
      if (task === 'screenImage' && ids[0])
        await cancelProcessing(deps.processings, { id: ids[0], userId }).catch(() => undefined);
    };
    await workAll();
    expect(await ends()).toEqual(['error cancelled 0', done, done]);
    expect(await balance()).toEqual({ available: 1, held: 0 });
  });

  it('ends uncharged where the image is gone, however that came', async () => {
    await server.database.executeSql('delete from images');
    await workAll();
    expect(await ends()).toEqual(Array.from({ length: 3 }, () => 'error image_removed 0'));
    expect(await balance()).toEqual({ available: 3, held: 0 });
  });

  it('is given back untouched when the process is asked to stop', async () => {
    const stopping = new AbortController();
    engine.before = async () => {
      stopping.abort();
      throw new Error('stopped in the middle');
    };
    await draw(stopping)();
    const { rows } = await server.database.executeSql('select state, tries from work_steps order by ordinal');
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ state: 'waiting', tries: 0 })));
    delete engine.before;
    await workAll();
    expect(await ends()).toEqual([done, done, done]);
  });
});
