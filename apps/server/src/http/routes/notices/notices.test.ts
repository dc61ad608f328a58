import type { NewsAnswer } from '@semblante/contracts';
import type { UserId } from '@semblante/core/kernel';
import { listNews, purgeNews } from '@semblante/core/notices';
import { countStatements } from '@semblante/db/testing';
import type * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let browser: TestBrowser;
let userId: UserId;
beforeAll(async () => void (server = await openTestServer()));
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  browser = new TestBrowser(server.app);
  const answer = await browser.logIn('user@semblante.test', 'semblante-demo');
  userId = answer.json<{ data: { user: { id: UserId } } }>().data.user.id;
});

const processing = '0199c0de-0000-7000-8000-000000000009';
const tell = async (event: Parameters<typeof server.accounts.publishEvent>[2]) =>
  await server.database.db.transaction(async (tx) => await server.accounts.publishEvent(tx, userId, event));
const tellProcessing = async (state: Partial<Extract<Parameters<typeof tell>[0], { kind: 'processing' }>>) =>
  await tell({
    kind: 'processing',
    processing_id: processing,
    status: 'in_progress',
    stage: 'rendering',
    progress: 40,
    eta_seconds: 3,
    error_code: null,
    ...state,
  });
const news = async (query = '', who = browser) =>
  (await who.call('GET', `/api/notifications${query}`)).json<z.infer<typeof NewsAnswer>>();

describe('the list of what happened', () => {
  it('has what is worth finding again, once, newest first, and not every step of the way', async () => {
    await tellProcessing({});
    await tell({ kind: 'balance', balance: 3, held: 0 });
    await tell({ kind: 'notification', notice: 'password_changed', params: {} });
    await tellProcessing({ status: 'completed', stage: 'done', progress: 100 });
    await tellProcessing({ status: 'completed', stage: 'done', progress: 100 });
    const { data, meta } = await news();
    expect(
      data.filter(({ kind }) => kind !== 'new_login').map(({ kind, processing_id }) => ({ kind, processing_id })),
    ).toEqual([
      { kind: 'processing_completed', processing_id: processing },
      { kind: 'password_changed', processing_id: null },
    ]);
    expect(meta.unseen).toBe(data.length);
  });

  it('takes one statement, with how many were not seen', async () => {
    await tell({ kind: 'notification', notice: 'password_changed', params: {} });
    const { db, asked } = countStatements(server.database.db);
    const { data, meta } = await listNews(db, { userId });
    expect({ unseen: meta.unseen, asked }).toEqual({ unseen: data.length, asked: ['a statement'] });
  });

  it('does not tell people that they cancelled', async () => {
    await tellProcessing({ status: 'error', stage: 'done', error_code: 'cancelled' });
    expect((await news()).data.some(({ kind }) => kind.startsWith('processing'))).toBe(false);
  });

  it('remembers what was seen, up to there and no further, and only of its owner', async () => {
    await tell({ kind: 'notification', notice: 'password_changed', params: {} });
    const [first] = (await news()).data;
    await tell({ kind: 'notification', notice: 'second_factor_on', params: {} });
    const other = new TestBrowser(server.app);
    await other.logIn('dev@semblante.test', 'semblante-demo');
    await other.call('POST', '/api/notifications/seen', { up_to: 1_000_000 });
    expect((await browser.call('POST', '/api/notifications/seen', { up_to: first?.id })).statusCode).toBe(204);
    const { data, meta } = await news();
    expect(meta.unseen).toBe(1);
    expect(data.map(({ kind, seen }) => ({ kind, seen }))[0]).toEqual({ kind: 'second_factor_on', seen: false });
    expect((await news('', other)).data.some(({ kind }) => kind === 'password_changed')).toBe(false);
  });

  it('is turned over page by page, and forgets after its time', async () => {
    for (let n = 0; n < 25; n += 1)
      await tell({ kind: 'notification', notice: 'invitation_gift', params: { name: `Bia ${n}` } });
    const first = await news();
    expect(first.meta.has_more).toBe(true);
    const rest = await news(`?before=${first.data.at(-1)?.id}`);
    expect(first.data.length + rest.data.length).toBeGreaterThanOrEqual(25);
    expect(rest.meta.has_more).toBe(false);
    await purgeNews(server.database.db, new Date(Date.now() + 91 * 24 * 3_600_000));
    expect((await news()).data).toEqual([]);
  });
});

describe('mails about results', () => {
  it('come unless they are not wanted', async () => {
    expect((await browser.call('GET', '/api/user/mail-preferences')).json().data.preferences).toEqual({
      results: true,
    });
    expect((await browser.call('PUT', '/api/user/mail-preferences', { results: false })).statusCode).toBe(200);
    expect((await browser.call('GET', '/api/user/mail-preferences')).json().data.preferences).toEqual({
      results: false,
    });
    expect((await browser.call('PUT', '/api/user/mail-preferences', { results: 'no' })).statusCode).toBe(422);
  });
});
