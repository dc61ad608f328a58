import { accountStatuses } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAttempt, type Subject } from './attempts/attempts.ts';
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
const withProof = async (proofLevel = 1) =>
  solve(await issueCaptcha(stage.deps, { origin: callerFrom('192.0.2.1').origin, proofLevel }));
/** As if it had failed so often by now. */
async function fail(subject: Subject, times: number) {
  await countAttempt(stage.deps, subject);
  await database.executeSql(`update attempts set count = $1 where key = $2`, [
    times,
    `${subject.limit}:${stage.deps.keys.sign('attempts', subject.of)}`,
  ]);
}
const setUser = async (column: string, value: string | null) =>
  void (await database.executeSql(`update users set ${column} = $1`, [value]));

it('opens a new session and tells the other ones of the device', async () => {
  const answer = await stage.logIn();
  expect(answer).toMatchObject({ next: 'enter', user: { email: 'ana@example.com' }, session: { stage: 'full' } });
  expect(await stage.findSession(answer.session.token)).toMatchObject({ email: 'ana@example.com' });
  expect(stage.events).toEqual([
    {
      userId: expect.any(String),
      event: { kind: 'notification', notice: 'new_login', params: { device: 'Chrome · Windows' } },
    },
  ]);
});

it('gives the same answer for a wrong password and an unknown address', async () => {
  const failures = await Promise.allSettled([
    stage.logIn({ password: 'errada' }),
    stage.logIn({ email: 'nobody@example.com' }),
  ]);
  const [password, address] = failures.map((failure) =>
    failure.status === 'rejected' ? (failure.reason as Error) : undefined,
  );
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

it.each(accountStatuses.filter((status) => status !== 'active'))(
  'tells an account that is %s why it may not enter, after the right password only',
  async (status) => {
    await setUser('status', status);
    await expect(stage.logIn({ password: 'errada' })).rejects.toMatchObject(wrong);
    await expect(stage.logIn()).rejects.toMatchObject({ code: `accounts.status_${status}` });
  },
);

it('sends staff and users to their own entrance', async () => {
  await expect(stage.logIn({ area: 'staff' })).rejects.toMatchObject({ code: 'accounts.staff_only' });
  await setUser('role', 'editor');
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.users_only' });
  expect(await stage.logIn({ area: 'staff' })).toMatchObject({
    next: 'enter',
    user: { role_id: 3, base_route: 'staff.dashboard' },
  });
});

it('lets an account without a role in nowhere', async () => {
  await setUser('role', null);
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.without_role' });
  await expect(stage.logIn({ area: 'staff' })).rejects.toMatchObject({ code: 'accounts.without_role' });
});

it('asks for a proof of work after three wrong passwords, and forgets them after a right one', async () => {
  for (let times = 0; times < 3; times += 1)
    await expect(stage.logIn({ password: 'errada' })).rejects.toMatchObject(wrong);
  await expect(stage.logIn({ captcha: await bareCaptcha() })).rejects.toMatchObject({
    code: 'accounts.proof_required',
  });
  await stage.logIn({ captcha: await withProof() });
  await stage.logIn({ captcha: await bareCaptcha() });
});

it('closes the door to a network after ten wrong passwords for one address, whether it has an account or not, and says until when', async () => {
  for (const email of ['ana@example.com', 'nobody@example.com']) {
    await fail({ limit: 'failuresOfAccountFromNetwork', of: `203.0.113.7 ${email}` }, 9);
    stage.advance(60_000);
    await expect(stage.logIn({ email, password: 'errada', captcha: await bareCaptcha() })).rejects.toMatchObject(wrong);
    await expect(stage.logIn({ email, captcha: await bareCaptcha() })).rejects.toMatchObject({
      code: 'accounts.too_many_attempts',
      retryAfterSeconds: 14 * 60,
    });
  }
  await stage.logIn({}, callerFrom('198.51.100.1'));
  stage.advance(15 * 60_000);
  await stage.logIn();
});

it('asks the owner elsewhere for more proof of work while strangers guess, and never closes the door', async () => {
  await fail({ limit: 'failuresOfAccount', of: 'ana@example.com' }, 10_000);
  await expect(stage.logIn({ captcha: await withProof() })).rejects.toMatchObject({
    code: 'accounts.proof_required',
    params: { level: 3 },
  });
  await stage.logIn({ captcha: await withProof(3) });
});

describe('a browser that logged in before', () => {
  const from = (ip: string, session: { deviceMarks?: string }) => callerFrom(ip, undefined, session.deviceMarks);
  const stranger = { code: 'accounts.proof_required', params: { level: 3 } };
  const hammer = async () => {
    for (const [limit, of] of [
      ['failuresOfAccount', 'ana@example.com'],
      ['failuresOfAccountFromNetwork', '203.0.113.7 ana@example.com'],
      ['failuresFromNetwork', '203.0.113.7'],
    ] as const)
      await fail({ limit, of }, 100);
  };

  it('is let in while others guess at the account, even from its own network and without a proof', async () => {
    const { session } = await stage.logIn();
    await hammer();
    expect(await stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', session))).toMatchObject({
      next: 'enter',
    });
    await expect(stage.logIn({ captcha: await bareCaptcha() })).rejects.toMatchObject(stranger);
  });

  it('has ten tries of its own, and is a stranger after them', async () => {
    const { session } = await stage.logIn();
    await hammer();
    await expect(
      stage.logIn({ password: 'errada', captcha: await bareCaptcha() }, from('203.0.113.7', session)),
    ).rejects.toMatchObject(wrong);
    await fail({ limit: 'failuresOfDevice', of: session.deviceMarks?.split('.')[0] ?? '' }, 10);
    await expect(stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', session))).rejects.toMatchObject(
      stranger,
    );
  });

  it('is known to the accounts that logged in there, and to no other', async () => {
    const { session: ofAna } = await stage.logIn();
    await stage.register({ email: 'bia@example.com' });
    const { session: ofBoth } = await stage.logIn({ email: 'bia@example.com' }, from('203.0.113.7', ofAna));
    const { session: ofBia } = await stage.logIn({ email: 'bia@example.com' }, callerFrom('198.51.100.1'));
    await hammer();
    for (const marks of [ofAna, ofBoth])
      await stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', marks));
    await expect(stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', ofBia))).rejects.toMatchObject(
      stranger,
    );
  });

  it('is a stranger after a new password, and with a mark that somebody made up', async () => {
    const { session } = await stage.logIn();
    await hammer();
    const [name = ''] = session.deviceMarks?.split('.') ?? [];
    await expect(
      stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', { deviceMarks: `${name}.forged` })),
    ).rejects.toMatchObject(stranger);
    await setUser('password_hash', 'another');
    await expect(stage.logIn({ captcha: await bareCaptcha() }, from('203.0.113.7', session))).rejects.toMatchObject(
      stranger,
    );
  });
});

it('refuses a network after fifty wrong passwords', async () => {
  await fail({ limit: 'failuresFromNetwork', of: '203.0.113.7' }, 50);
  await expect(stage.logIn({ captcha: await withProof(3) })).rejects.toMatchObject({
    code: 'accounts.too_many_attempts',
  });
  await stage.logIn({}, callerFrom('198.51.100.1'));
});

it("does not let a log-in of one's own pay for guesses at others", async () => {
  for (let times = 0; times < 3; times += 1) {
    await expect(stage.logIn({ email: `${times}@example.com`, password: 'errada' })).rejects.toMatchObject(wrong);
  }
  await stage.logIn({ captcha: await withProof() });
  await expect(stage.logIn({ captcha: await bareCaptcha() })).rejects.toMatchObject({
    code: 'accounts.proof_required',
  });
});

async function bareCaptcha() {
  const { id, answer } = await stage.captcha(callerFrom('192.0.2.1'));
  return { id, answer };
}
