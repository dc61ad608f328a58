import { getBalance } from '@semblante/core/credits';
import type { ProcessingId, UserId } from '@semblante/core/kernel';
import { cancelProcessing, getProcessing, startProcessing } from '@semblante/core/processings';
import { setImageStage, setStage } from '@semblante/core/processings/testing';
import type { EngineErrorCode, TaskName } from '@semblante/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaDeps } from '../../media/media-deps.ts';
import { createStandInEngine, type StandInEngine } from '../../testing/stand-in-engine.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { workStepJob } from '../work-step.ts';

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
  const pictures = setImageStage(stage);
  deps = { ...server.media, room: { ...server.media.room, benches: [engine] } };
  userId = await stage.person(1);
  const [sent] = await pictures.send(userId, ['a.png'], 'enhance');
  id = await startProcessing(deps.processings, {
    kind: 'enhance',
    image_id: sent?.image?.id ?? '',
    scale: 2,
    clean: true,
    userId,
    language: 'pt_BR',
  });
});

async function workAll(): Promise<void> {
  const work = workStepJob(deps, { report: () => {}, stopping: new AbortController().signal });
  for (let n = 0; n < 6; n += 1) {
    await server.database.executeSql(`update work_steps set not_before = '2000-01-01' where state = 'waiting'`);
    await work();
  }
}

async function end(): Promise<string> {
  const { status, error_code, credits_charged } = await getProcessing(deps.processings, { id, userId });
  const { available, held } = await getBalance(server.database.db, userId);
  return `${status} ${error_code ?? ''} ${credits_charged}, ${available} available, ${held} held`;
}

describe('a picture to be enlarged', () => {
  it.each<[string, Partial<Record<TaskName, EngineErrorCode[]>>, string]>([
    ['is charged when it is done, and screened before that', {}, 'completed  1, 0 available, 0 held'],
    ['is tried again when the engine crashed', { enhance: ['engine.crashed'] }, 'completed  1, 0 available, 0 held'],
    [
      'is given back when the engine failed three times',
      { enhance: ['engine.crashed', 'engine.out_of_memory', 'engine.crashed'] },
      'error failed 0, 1 available, 0 held',
    ],
    [
      'is given back at once when its file is damaged',
      { enhance: ['image.damaged'] },
      'error damaged 0, 1 available, 0 held',
    ],
  ])('%s', async (_what, failures, expected) => {
    engine.failures = failures;
    await workAll();
    expect(await end()).toBe(expected);
    if (expected.startsWith('completed')) expect(engine.asked.slice(-2)).toEqual(['screenImage', 'fingerprintImage']);
  });

  it('stops where it is cancelled in the middle of its work', async () => {
    engine.before = async (task) => {
      if (task === 'screenImage') await cancelProcessing(deps.processings, { id, userId });
    };
    await workAll();
    expect(await end()).toBe('error cancelled 0, 1 available, 0 held');
  });

  it('ends uncharged where the image is gone', async () => {
    await server.database.executeSql('delete from images');
    await workAll();
    expect(await end()).toBe('error image_removed 0, 1 available, 0 held');
  });
});
