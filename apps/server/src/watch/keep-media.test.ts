import { setStage } from '@semblante/core/processings/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaDeps } from '../media/media-deps.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { keepRetentionWatch } from './keep-media.ts';
import { dayMs } from '@semblante/core/kernel';

const token = 'a token of at least sixteen letters';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { METRICS_TOKEN: token } });
  await server.empty();
});
afterAll(async () => await server.close());

it('purges every other row and every other kind when one row cannot be purged, and counts the failure', async () => {
  const stage = setStage(server.database);
  const userId = await stage.person(0);
  const old = new Date(server.clock.now.getTime() - 30 * dayMs);
  const [broken] = [await stage.video(userId, { lastUsedAt: old }), await stage.video(userId, { lastUsedAt: old })];
  await stage.face(userId);
  await server.database.executeSql(`update faces set last_used_at = '2000-01-01'`);
  const files: MediaDeps['videos']['files'] = {
    ...server.media.videos.files,
    remove: async (key) => {
      if (key.includes(broken)) throw Object.assign(new Error('the disk says no'), { code: 'EIO' });
      await server.media.videos.files.remove(key);
    },
  };
  await keepRetentionWatch({ ...server.media, videos: { ...server.media.videos, files } }, server.failures)();

  const { rows } = await server.database.executeSql(
    'select (select count(*)::int from videos) as videos, (select count(*)::int from faces) as faces',
  );
  expect(rows).toEqual([{ videos: 0, faces: 0 }]);
  expect([...server.failures.counts]).toEqual([['purge-videos', 1]]);
  const metrics = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(metrics.body).toContain('semblante_background_failures_total{part="purge-videos"} 1');
});
