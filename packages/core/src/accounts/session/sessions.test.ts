import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs, type SessionId } from '../../kernel/index.ts';
import { callerFrom, createStage, type Stage } from '../testing/index.ts';
import { endOtherSessions, endSession, logOut } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

let database: Database;
let stage: Stage;
let token: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  token = (await stage.register()).session.token;
});

const day = dayMs;
const countSessions = async () => (await database.executeSql('select id from sessions')).rows.length;

it('knows nobody by a token that was never given', async () => {
  expect(await stage.findSession('')).toBeUndefined();
  expect(await stage.findSession("' or 1=1 --")).toBeUndefined();
  expect(await countSessions()).toBe(1);
});

it.each([
  ['the account is suspended', `update users set status = 'suspended'`],
  ['the account is archived', `update users set status = 'archived'`],
  ['the role changes', `update users set role = 'admin'`],
  ['the role is taken', `update users set role = null`],
])('ends on its next request when %s', async (_when, change) => {
  expect(await stage.findSession(token)).toBeDefined();
  await database.executeSql(change);
  expect(await stage.findSession(token)).toBeUndefined();
  expect(await countSessions()).toBe(0);
});

it('stays open while it is used, but no longer than thirty days', async () => {
  for (let days = 10; days < 30; days += 10) {
    stage.advance(10 * day);
    expect(await stage.findSession(token)).toBeDefined();
  }
  stage.advance(10 * day - 1);
  expect(await stage.findSession(token)).toBeDefined();
  stage.advance(1);
  expect(await stage.findSession(token)).toBeUndefined();
});

it('ends after fourteen days without use', async () => {
  stage.advance(14 * day);
  expect(await stage.findSession(token)).toBeUndefined();
  expect(await countSessions()).toBe(0);
});

it('notes when it was last seen to the minute', async () => {
  const lastSeen = async () => (await listSessions(stage.deps, await stage.me(token)))[0]?.last_seen_at;
  stage.advance(59_999);
  expect(await lastSeen()).toBe('2026-11-14T12:00:00.000Z');
  stage.advance(1);
  expect(await lastSeen()).toBe('2026-11-14T12:01:00.000Z');
});

it("lists the account's own open sessions, the current one first", async () => {
  stage.advance(1000);
  await stage.logIn({}, callerFrom('198.51.100.1'));
  await stage.register({ email: 'bia@example.com' });
  const me = await stage.me(token);
  const listed = await listSessions(stage.deps, me);
  expect(listed.map(({ current, ip }) => ({ current, ip }))).toEqual([
    { current: true, ip: '203.0.113.7' },
    { current: false, ip: '198.51.100.1' },
  ]);
  expect(listed[0]).toMatchObject({ id: me.sessionId, user_agent: expect.stringContaining('Chrome') });
});

it("ends one of the account's sessions, and never somebody else's", async () => {
  const other = await stage.logIn();
  const stranger = await stage.register({ email: 'bia@example.com' });
  const me = await stage.me(token);
  await endSession(stage.deps.db, me, (await stage.me(other.session.token)).sessionId);
  expect(await stage.findSession(other.session.token)).toBeUndefined();
  const foreign: SessionId = (await stage.me(stranger.session.token)).sessionId;
  await expect(endSession(stage.deps.db, me, foreign)).rejects.toMatchObject({ code: 'accounts.session_not_found' });
  expect(await stage.findSession(stranger.session.token)).toBeDefined();
});

it('ends all other sessions of the account and keeps this one', async () => {
  const other = await stage.logIn();
  const stranger = await stage.register({ email: 'bia@example.com' });
  await endOtherSessions(stage.deps.db, await stage.me(token));
  expect(await stage.findSession(other.session.token)).toBeUndefined();
  expect(await stage.findSession(token)).toBeDefined();
  expect(await stage.findSession(stranger.session.token)).toBeDefined();
});

it('is gone after logging out', async () => {
  await logOut(stage.deps.db, await stage.me(token));
  expect(await stage.findSession(token)).toBeUndefined();
});
