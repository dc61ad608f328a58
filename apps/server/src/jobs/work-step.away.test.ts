import { setTimeout as wait } from 'node:timers/promises';
import { getBalance } from '@semblante/core/credits';
import { getProcessing, startProcessing } from '@semblante/core/processings';
import { setStage } from '@semblante/core/processings/testing';
import { openDatabase } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import type { MediaDeps } from '../media/media-deps.ts';
import { DatabaseProxy } from '../testing/database-proxy.ts';
import { createStandInEngine } from '../testing/stand-in-engine.ts';
import { openTestServer } from '../testing/test-server.ts';
import { workStepJob } from './work-step.ts';

describe.skipIf(!findTestPostgresUrl())('a database that goes away while a segment is rendered', () => {
  it('costs nothing but the wait: the segment is not rendered again, and the credit is charged once', async () => {
    const real = await openTestPostgres();
    const proxy = await DatabaseProxy.create(real.url);
    await proxy.bringBack();
    const behind = await openDatabase({ kind: 'postgres', url: proxy.url });
    const server = await openTestServer({ database: behind });
    const engine = createStandInEngine();
    const stage = setStage(behind);
    const { files, accountKeys } = stage.deps;
    const deps: MediaDeps = {
      ...server.media,
      faces: { ...server.media.faces, files, accountKeys },
      room: { ...server.media.room, benches: [engine] },
    };
    const userId = await stage.person(1);
    const [faceId, videoId] = [await stage.face(userId), await stage.video(userId)];
    const id = await startProcessing(deps.processings, {
      kind: 'video',
      video_id: videoId,
      mapping: [{ person_id: 'p1', face_id: faceId }],
      settings: {},
      userId,
      language: 'en',
    });

    let wasAway = false;
    engine.before = async (task) => {
      if (task !== 'renderSegment' || wasAway) return;
      wasAway = true;
      await proxy.takeAway();
      // The step ends while nobody answers; it is written down when somebody does.
      void wait(3_000).then(async () => await proxy.bringBack());
    };
    const work = workStepJob(deps, { report: () => {}, stopping: new AbortController().signal });
    for (let n = 0; n < 10; n += 1) await work();

    expect(wasAway).toBe(true);
    expect(await getProcessing(deps.processings, { id, userId })).toMatchObject({
      status: 'completed',
      credits_charged: 1,
    });
    expect(await getBalance(behind.db, userId)).toMatchObject({ available: 0, held: 0 });
    expect(engine.asked.filter((task) => task === 'renderSegment')).toHaveLength(2);
    await server.close();
    await proxy.takeAway();
    await real.close();
  });
});
