import { accountStatuses } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countAttempt } from './attempts/attempts.ts';
import { issueCaptcha } from './captcha/issue-captcha.ts';
import { callerFrom, createStage, solve, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  await stage.register();
});

const wrong = { code: 'accounts.wrong_credentials' };
const withProof = async (caller = callerFrom()) => solve(await issueCaptcha(stage.deps, { origin: caller.origin, withProof: true }));
const setUser = async (column: string, value: string | null) => void (await database.executeSql(`update users set ${column} = $1`, [value]));

it('opens a new session and tells the other ones of the device', async () => {
  const answer = await stage.logIn();
  expect(answer).toMatchObject({ next: 'enter', user: { email: 'ana@example.com' }, session: { stage: 'full' } });
  expect(await stage.findSession(answer.session.token)).toMatchObject({ email: 'ana@example.com' });
  expect(stage.events).toEqual([{ userId: expect.any(String), event: { kind: 'notification', notice: 'new_login', params: { device: 'Chrome · Windows' } } }]);
});

it('gives the same answer for a wrong password and an unknown address', async () => {
  const failures = await Promise.allSettled([stage.logIn({ password: 'errada' }), stage.logIn({ email: 'nobody@example.com' })]);
  const [password, address] = failures.map((failure) => (failure.status === 'rejected' ? (failure.reason as Error) : undefined));
  expect(password).toMatchObject(wrong);
  expect({ ...address }).toEqual({ ...password });
});

it('never keeps the session that was there before: a planted cookie opens nothing', async () => {
  const planted = await stage.logIn();
  const answer = await stage.logIn({}, callerFrom('203.0.113.7', planted.session.token));
  expect(answer.session.token).not.toBe(planted.session.token);
  expect(await stage.findSession(planted.session.token)).toBeUndefined();
  expect(await stage.findSession(answer.session.token)).toBeDefined();
});

it.each(accountStatuses.filter((status) => status !== 'active'))('tells an account that is %s why it may not enter, after the right password only', async (status) => {
  await setUser('status', status);
  await expect(stage.logIn({ password: 'errada' })).rejects.toMatchObject(wrong);
  await expect(stage.logIn()).rejects.toMatchObject({ code: `accounts.status_${status}` });
});

it('sends staff and users to their own entrance', async () => {
  await expect(stage.logIn({ area: 'staff' })).rejects.toMatchObject({ code: 'accounts.staff_only' });
  await setUser('role', 'editor');
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.users_only' });
  expect(await stage.logIn({ area: 'staff' })).toMatchObject({ next: 'enter', user: { role_id: 3, base_route: 'staff.dashboard' } });
});

it('lets an account without a role in nowhere', async () => {
  await setUser('role', null);
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.without_role' });
  await expect(stage.logIn({ area: 'staff' })).rejects.toMatchObject({ code: 'accounts.without_role' });
});

it('asks for a proof of work after three wrong passwords, and forgets them after a right one', async () => {
  for (let times = 0; times < 3; times += 1) await expect(stage.logIn({ password: 'errada' })).rejects.toMatchObject(wrong);
  await expect(stage.logIn({ captcha: await bareCaptcha() })).rejects.toMatchObject({ code: 'accounts.proof_required' });
  await stage.logIn({ captcha: await withProof() });
  await stage.logIn({ captcha: await bareCaptcha() });
});

it('locks an address out after ten wrong passwords from anywhere, whether it has an account or not', async () => {
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    for (let times = 0; times < 9; times += 1) await countAttempt(stage.deps, { limit: 'failuresOfAccount', of: email });
    await expect(stage.logIn({ email, password: 'errada', captcha: await withProof() })).rejects.toMatchObject(wrong);
    await expect(stage.logIn({ email, captcha: await withProof() })).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
  }
  stage.advance(15 * 60_000);
  await stage.logIn();
});

it('refuses a network after fifty wrong passwords', async () => {
  for (let times = 0; times < 50; times += 1) await countAttempt(stage.deps, { limit: 'failuresFromNetwork', of: '203.0.113.7' });
  await expect(stage.logIn({ captcha: await withProof() })).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
  await stage.logIn({}, callerFrom('198.51.100.1'));
});

it('does not let a log-in of one\'s own pay for guesses at others', async () => {
  for (let times = 0; times < 3; times += 1) {
    await expect(stage.logIn({ email: `${times}@example.com`, password: 'errada' })).rejects.toMatchObject(wrong);
  }
  await stage.logIn({ captcha: await withProof() });
  await expect(stage.logIn({ captcha: await bareCaptcha() })).rejects.toMatchObject({ code: 'accounts.proof_required' });
});

async function bareCaptcha() {
  const { id, answer } = await stage.captcha(callerFrom('192.0.2.1'));
  return { id, answer };
}
