import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newId, type UserId } from '@semblante/core/kernel';
import { setStage, type Stage } from '@semblante/core/processings/testing';
import { openCase } from '@semblante/core/review';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pathInStore } from '../../../testing/path-in-store.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  stage = setStage(server.database);
});

async function enter(email: string, options?: { staff?: boolean }): Promise<TestBrowser> {
  const browser = new TestBrowser(server.app);
  expect((await browser.logIn(email, 'semblante-demo', options)).statusCode).toBe(200);
  return browser;
}

it.each([
  ['admin@semblante.test', 200],
  ['mod@semblante.test', 200],
  ['editor@semblante.test', 403],
])('shows what is held to %s: %d', async (email, status) => {
  const browser = await enter(email, { staff: true });
  expect((await browser.call('GET', '/api/staff/review')).statusCode).toBe(status);
});

it('takes a decision with a reason, once, and tells who came second', async () => {
  stage.screening = { verdict: 'review', reason: 'apparent_minor', moments: [], scores: {} };
  const userId = await stage.person(0);
  await stage.face(userId);
  const [first, second] = [
    await enter('admin@semblante.test', { staff: true }),
    await enter('mod@semblante.test', { staff: true }),
  ];
  const { data } = (await first.call('GET', '/api/staff/review')).json<{ data: { id: string; reason: string }[] }>();
  expect(data).toMatchObject([{ reason: 'apparent_minor' }]);
  const url = `/api/staff/review/${data[0]?.id}/decision`;
  expect((await first.call('POST', url, { decision: 'clear', reason: 'ok' })).statusCode).toBe(422);
  expect((await first.call('POST', url, { decision: 'clear', reason: 'document seen' })).json().data.case.state).toBe(
    'cleared',
  );
  expect((await second.call('POST', url, { decision: 'refuse', reason: 'not so sure' })).json().code).toBe(
    'review.decided',
  );
});

it('lets the owner object and see the doubted picture, and nobody else; nothing of it is kept by a browser', async () => {
  const owner = await enter('user@semblante.test');
  const userId = (await owner.call('GET', '/api/user')).json<{ data: { user: { id: string } } }>().data.user
    .id as UserId;
  const key = `images/${newId()}/thumbnail.webp`;
  await mkdir(dirname(pathInStore(server.media.images.files, key)), { recursive: true });
  await writeFile(pathInStore(server.media.images.files, key), 'a picture');
  const screening = { verdict: 'review' as const, reason: 'sexual_content' as const, moments: [], scores: {} };
  const id = await server.database.db.transaction(
    async (tx) =>
      await openCase(tx, server.media.review, {
        subject: 'image',
        subjectId: newId(),
        userId,
        screening,
        pictureKeys: [key],
        ownerPictureKeys: [key],
      }),
  );
  const other = new TestBrowser(server.app);
  expect((await other.call('GET', `/api/review/${id}/pictures/0`)).statusCode).toBe(401);
  const seen = await owner.call('GET', `/api/review/${id}/pictures/0`);
  expect([seen.statusCode, seen.headers['cache-control'], seen.body]).toEqual([200, 'no-store', 'a picture']);
  expect((await owner.call('GET', `/api/review/${id}/pictures/1`)).statusCode).toBe(404);
  expect((await owner.call('PUT', `/api/review/${id}/objection`, { text: 'no' })).json()).toMatchObject({
    errors: { text: [expect.any(String)] },
  });
  expect((await owner.call('PUT', `/api/review/${id}/objection`, { text: 'x'.repeat(501) })).statusCode).toBe(422);
  expect((await owner.call('PUT', `/api/review/${id}/objection`, { text: 'It is a beach.' })).statusCode).toBe(204);
  expect((await owner.call('PUT', `/api/review/${newId()}/objection`, { text: 'It is a beach.' })).json().code).toBe(
    'review.not_found',
  );
  const moderator = await enter('mod@semblante.test', { staff: true });
  expect((await moderator.call('GET', '/api/staff/review')).json().data).toMatchObject([
    { id, objection: 'It is a beach.', is_overdue: false },
  ]);
  expect(
    (await moderator.call('POST', `/api/staff/review/${id}/decision`, { decision: 'clear', reason: 'it is a beach' }))
      .statusCode,
  ).toBe(200);
  expect((await owner.call('PUT', `/api/review/${id}/objection`, { text: 'too late' })).json().code).toBe(
    'review.not_objectable',
  );
  expect((await moderator.call('GET', '/api/staff/review/rules')).json()).toMatchObject({
    data: [{ reason: 'sexual_content', decided: 1, overruled: 1, is_doubtful: false }, { reason: 'apparent_minor' }],
    meta: { days: 30 },
  });
});
