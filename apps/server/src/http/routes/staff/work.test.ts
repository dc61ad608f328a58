import type { WorkItem } from '@semblante/contracts';
import { demoPassword } from '@semblante/core/accounts';
import { cancelProcessing, startProcessing } from '@semblante/core/processings';
import { setStage } from '@semblante/core/processings/testing';
import { takeStep } from '@semblante/core/steps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.empty();
});
afterAll(async () => await server.close());

it('shows staff the work that waits, that stands still, and that ended without a result; never what it shows', async () => {
  const stage = setStage(server.database);
  const userId = await stage.person(2);
  const faceId = await stage.face(userId);
  const { processings, work } = server.media;
  const orderOf = (videoId: string) => ({
    kind: 'video' as const,
    video_id: videoId,
    mapping: [{ person_id: 'p1', face_id: faceId }],
    settings: {},
    userId,
    language: 'en' as const,
  });
  const [kept, given] = [
    await startProcessing(processings, orderOf(await stage.video(userId))),
    await startProcessing(processings, orderOf(await stage.video(userId))),
  ];
  await cancelProcessing(processings, { id: given, userId });
  const editor = new TestBrowser(server.app);
  await editor.logIn('editor@semblante.test', demoPassword, { staff: true });
  const list = async (state: string) =>
    (await editor.call('GET', `/api/staff/work?state=${state}`)).json<{ data: WorkItem[]; meta: { total: number } }>();

  expect((await list('open')).data).toMatchObject([
    { id: kept, user_id: userId, kind: 'video', status: 'pending', is_stalled: false },
  ]);
  expect(await list('failed')).toMatchObject({ data: [{ id: given, error_code: 'cancelled' }], meta: { total: 1 } });
  expect(JSON.stringify(await list('open'))).not.toMatch(/\.mp4|title|face/);

  await takeStep(work);
  await server.database.executeSql(`update work_steps set lease_until = '2000-01-01' where state = 'leased'`);
  expect((await list('open')).data).toMatchObject([{ id: kept, is_stalled: true }]);
  expect((await editor.call('GET', '/api/staff/work?state=everything')).statusCode).toBe(422);
});
