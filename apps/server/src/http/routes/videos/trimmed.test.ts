import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { accountQuota, type Video } from '@semblante/contracts';
import type { UserId, VideoId } from '@semblante/core/kernel';
import { setStage, type Stage } from '@semblante/core/processings/testing';
import { openCase } from '@semblante/core/review';
import { sourceOfVideo } from '@semblante/core/videos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workStepJob } from '../../../jobs/work-step.ts';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { createStandInEngine, type StandInEngine } from '../../../testing/stand-in-engine.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pathInStore } from '../../../testing/path-in-store.ts';

let server: TestServer;
let stage: Stage;
let engine: StandInEngine;
let deps: MediaDeps;
let owner: TestBrowser;
let userId: UserId;
let held: VideoId;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  stage = setStage(server.database);
  engine = createStandInEngine();
  deps = { ...server.media, room: { ...server.media.room, benches: [engine] } };
  owner = await enter('user@semblante.test');
  userId = (await owner.call('GET', '/api/user')).json<{ data: { user: { id: UserId } } }>().data.user.id;
  held = await holdVideo([8, 8.4]);
});

async function enter(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server.app);
  expect((await browser.logIn(email, 'semblante-demo')).statusCode).toBe(200);
  return browser;
}

async function holdVideo(moments: number[]): Promise<VideoId> {
  const id = await stage.video(userId, { state: 'held', fileName: 'praia.mp4', people: [], analysisKey: null });
  const file = pathInStore(server.media.videos.files, sourceOfVideo(id));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'what was sent');
  const screening = { verdict: 'review' as const, reason: 'sexual_content' as const, moments, scores: {} };
  await server.database.db.transaction(
    async (tx) =>
      await openCase(tx, server.media.review, {
        subject: 'video',
        subjectId: id,
        userId,
        screening,
        pictureKeys: [],
        ownerPictureKeys: [],
      }),
  );
  return id;
}

const trim = async (browser = owner, id: string = held) => await browser.call('POST', `/api/videos/${id}/trimmed`);
const madeBy = async () => (await trim()).json<{ data: { video: Video } }>().data.video;
const find = async (id: string) =>
  (await owner.call('GET', `/api/videos/${id}`)).json<{ data: { video: Video } }>().data.video;

async function workAll(): Promise<void> {
  const draw = workStepJob(deps, { report: () => {}, stopping: new AbortController().signal });
  for (let turn = 0; turn < 12; turn += 1) {
    await draw();
    await server.database.executeSql(`update work_steps set not_before = '2000-01-01' where state = 'waiting'`);
  }
}

describe('cutting the doubted moment out of a held video', () => {
  it('makes a new video that is checked by itself, and leaves the held one as it is', async () => {
    expect((await find(held)).without_doubt).toEqual({ seconds: 18.6, video_id: null });
    const asked = await trim();
    expect(asked.statusCode).toBe(202);
    const { id, file_name, state } = asked.json<{ data: { video: Video } }>().data.video;
    expect([file_name, state]).toEqual(['praia (sem o trecho).mp4', 'checking']);
    await workAll();
    expect(engine.asked).toEqual(['leaveOut', 'probe', 'stills', 'screenVideo', 'analyse']);
    expect(await find(id)).toMatchObject({ state: 'ready', bytes: 4, review: null });
    expect(await find(held)).toMatchObject({
      state: 'held',
      review: { state: 'open' },
      without_doubt: { video_id: id },
    });
    expect(await readdir(server.media.room.scratchFolder)).toEqual([]);
  });

  it('holds the new one again when the screen still doubts it', async () => {
    const verdict = {
      verdict: 'review',
      code: 'content.perhaps_sexual',
      reasons: [{ code: 'content.perhaps_sexual', moments: [{ frame: 9, seconds: 3 }] }],
      seen: { frames: 1, looked: 1, asked: 1, scores: { sexual: 0.6, sexy: 0, secondSexual: 0.6 } },
    };
    const run = engine.run;
    deps = {
      ...deps,
      room: {
        ...deps.room,
        benches: [
          {
            ...engine,
            run: async (task, input, options) =>
              task === 'screenVideo' ? (verdict as never) : await run(task, input, options),
          },
        ],
      },
    };
    const { id } = await madeBy();
    await workAll();
    expect(await find(id)).toMatchObject({ state: 'held', review: { state: 'open', moments: [3] }, source_url: null });
  });

  it('makes one however often and at once it is asked', async () => {
    const answers = await Promise.all([trim(), trim(), trim()]);
    const ids = answers.map((answer) => answer.json<{ data: { video: Video } }>().data.video.id);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await server.database.executeSql(`select 1 from work_steps where kind = 'leave-out'`);
    expect(rows).toHaveLength(1);
  });

  it('is for its owner only, and for a held video with something left', async () => {
    expect((await trim(await enter('dev@semblante.test'))).json()).toMatchObject({ code: 'videos.not_found' });
    expect((await trim(new TestBrowser(server.app))).statusCode).toBe(401);
    const whole = await holdVideo([0.9, 3.5, 6, 8.5, 11, 13.5, 16, 18.5, 19.2]);
    expect((await find(whole)).without_doubt).toBeNull();
    expect((await trim(owner, whole)).json()).toMatchObject({ code: 'videos.nothing_left' });
    const ready = await stage.video(userId);
    expect((await trim(owner, ready)).json()).toMatchObject({ code: 'videos.nothing_left' });
  });

  it('counts against the room of the account before it is made', async () => {
    await server.database.executeSql(`update videos set bytes = ${accountQuota.bytesMax / 2 + 1} where id = '${held}'`);
    expect((await trim()).json()).toMatchObject({ code: 'videos.quota' });
    await server.database.executeSql(
      `update videos set bytes = ${accountQuota.bytesMax / 2 - 10} where id = '${held}'`,
    );
    expect((await trim()).statusCode).toBe(202);
    const another = await holdVideo([8]);
    expect((await trim(owner, another)).json()).toMatchObject({ code: 'videos.quota' });
  });

  it('ends with a reason when the held video was deleted or refused before or while it was made', async () => {
    const before = await madeBy();
    expect((await owner.call('DELETE', `/api/videos/${held}`)).statusCode).toBe(204);
    await workAll();
    expect(engine.asked).toEqual([]);
    expect(await find(before.id)).toMatchObject({ state: 'error', error_code: 'original_gone' });

    held = await holdVideo([8]);
    const during = await madeBy();
    engine.before = async (task) => {
      if (task === 'leaveOut')
        await server.database.executeSql(
          `update videos set state = 'refused', error_code = 'refused', source_key = null where id = '${held}'`,
        );
    };
    await workAll();
    expect(await find(during.id)).toMatchObject({ state: 'error', error_code: 'original_gone' });
    expect(await server.media.videos.files.sizeOf(sourceOfVideo(during.id))).toBeUndefined();
    expect(await readdir(server.media.room.scratchFolder)).toEqual([]);
  });

  it('is tried again when the engine crashes, may be asked for again after the third time, and may be deleted meanwhile', async () => {
    engine.failures = { leaveOut: ['engine.crashed', 'engine.crashed', 'engine.crashed'] };
    const failed = await madeBy();
    await workAll();
    expect(await find(failed.id)).toMatchObject({ state: 'error', error_code: 'failed' });
    expect((await find(held)).without_doubt).toMatchObject({ video_id: null });
    const again = await madeBy();
    expect(again.id).not.toBe(failed.id);
    expect((await owner.call('DELETE', `/api/videos/${again.id}`)).statusCode).toBe(204);
    await workAll();
    expect(engine.asked).toHaveLength(3);
    expect((await find(held)).without_doubt).toMatchObject({ video_id: null });
  });
});
