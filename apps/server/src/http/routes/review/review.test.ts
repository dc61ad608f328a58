import { setStage, type Stage } from '@semblante/core/processings/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

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
  const [first, second] = [await enter('admin@semblante.test', { staff: true }), await enter('mod@semblante.test', { staff: true })];
  const { data } = (await first.call('GET', '/api/staff/review')).json<{ data: { id: string; reason: string }[] }>();
  expect(data).toMatchObject([{ reason: 'apparent_minor' }]);
  const url = `/api/staff/review/${data[0]?.id}/decision`;
  expect((await first.call('POST', url, { decision: 'clear', reason: 'ok' })).statusCode).toBe(422);
  expect((await first.call('POST', url, { decision: 'clear', reason: 'document seen' })).json().data.case.state).toBe('cleared');
  expect((await second.call('POST', url, { decision: 'refuse', reason: 'not so sure' })).json().code).toBe('review.decided');
});
