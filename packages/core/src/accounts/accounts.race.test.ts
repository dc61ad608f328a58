import type { Database } from '@semblante/db';
import { emptyTables, findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmEmailCode } from './email-code/confirm-email-code.ts';
import { sendEmailCode } from './email-code/send-email-code.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { recoverPassword } from './password/recover-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { callerFrom, createStage, type Stage } from './testing/index.ts';

const times = 50;

describe.skipIf(!findTestPostgresUrl())('fifty at once, on PostgreSQL', () => {
  let database: Database;
  let stage: Stage;
  beforeAll(async () => void (database = await openTestPostgres({ connectionsMax: 20 })));
  afterAll(async () => await database.close());
  beforeEach(async () => {
    await emptyTables(database);
    stage = createStage(database);
  });

  async function atOnce(run: (place: number) => Promise<unknown>) {
    const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, place) => run(place)));
    const failed: Record<string, number> = {};
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      const code = String((outcome.reason as { code?: string }).code);
      failed[code] = (failed[code] ?? 0) + 1;
    }
    return { succeeded: outcomes.filter(({ status }) => status === 'fulfilled').length, failed };
  }

  it('get the welcome credit of one address once, and of ten spellings of one mailbox too', async () => {
    const deps = { ...stage.deps, welcomeCredits: 1 };
    const enter = async (email: string, ip: string) =>
      await stage.me((await stage.register({ email }, callerFrom(ip))).session.token);
    const codeFor = (email: string) => stage.mailsOf('email_code').find(({ to }) => to === email)?.params.code ?? '';
    const me = await enter('bia@example.com', '203.0.113.200');
    await sendEmailCode(deps, me, { language: 'pt_BR' });
    const one = await atOnce(() =>
      confirmEmailCode(deps, me, { code: codeFor(me.email), ip: '203.0.113.200', device: 'one' }),
    );
    expect(one).toEqual({ succeeded: 1, failed: { 'accounts.email_code_expired': times - 1 } });
    const many = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => await enter(`ana+${place}@example.com`, `198.51.100.${place}`)),
    );
    await Promise.all(many.map(async (each) => await sendEmailCode(deps, each, { language: 'pt_BR' })));
    const outcomes = await Promise.all(
      many.map(
        async (each, place) =>
          await confirmEmailCode(deps, each, {
            code: codeFor(each.email),
            ip: `198.51.100.${place}`,
            device: `browser ${place}`,
          }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'gifted')).toHaveLength(1);
    const { rows } = await database.executeSql(
      `select count(*)::int as gifts, sum(amount)::int as credits from credit_entries where cause_kind = 'welcome'`,
    );
    expect(rows).toEqual([{ gifts: 2, credits: 2 }]);
  });

  it('make one account of fifty registrations of one address', async () => {
    const callers = Array.from({ length: times }, (_, place) => callerFrom(`198.51.100.${place}`));
    const captchas = await Promise.all(callers.map((caller) => stage.captcha(caller)));
    const outcome = await atOnce((place) => stage.register({ captcha: captchas[place] }, callers[place]));
    expect(outcome).toEqual({ succeeded: 1, failed: { 'accounts.email_taken': times - 1 } });
    const { rows } = await database.executeSql(
      'select (select count(*) from users)::int as users, (select count(*) from sessions)::int as sessions',
    );
    expect(rows).toEqual([{ users: 1, sessions: 1 }]);
    expect(stage.mailsOf('welcome')).toHaveLength(1);
    expect(stage.mailsOf('address_already_registered')).toHaveLength(3);
  });

  it('use a captcha once', async () => {
    const captcha = await stage.captcha();
    const outcome = await atOnce(() =>
      requireCaptcha(stage.deps, { captcha, email: 'ana@example.com', origin: callerFrom().origin }),
    );
    expect(outcome).toEqual({ succeeded: 1, failed: { 'accounts.captcha_wrong': times - 1 } });
  });

  it('use a reset token once', async () => {
    await stage.register();
    await recoverPassword(stage.deps, { email: 'ana@example.com' }, callerFrom());
    const token = stage.mailsOf('password_recovery')[0]?.params.token ?? '';
    const outcome = await atOnce((place) =>
      resetPassword(stage.deps, { token, password: `senha ${place}` }, callerFrom()),
    );
    expect(outcome).toEqual({ succeeded: 1, failed: { 'accounts.reset_invalid': times - 1 } });
    expect(stage.mailsOf('password_changed')).toHaveLength(1);
  });

  it('leave one valid link however many were asked for', async () => {
    await stage.register();
    await Promise.all(
      Array.from({ length: 3 }, () => recoverPassword(stage.deps, { email: 'ana@example.com' }, callerFrom())),
    );
    const { rows } = await database.executeSql(
      'select count(*)::int as links from password_resets where used_at is null',
    );
    expect(rows).toEqual([{ links: 1 }]);
  });

  it('use a recovery code once in one log-in, and once over many', async () => {
    const me = await stage.me((await stage.register()).session.token);
    const { recoveryCodes } = await stage.enrol(me);
    const [first = '', second = ''] = recoveryCodes;
    const { session } = await stage.logIn();
    expect(
      (await atOnce(() => confirmSecondFactor(stage.deps, { code: first }, callerFrom('203.0.113.7', session.token))))
        .succeeded,
    ).toBe(1);
    const waiting = await openWaiting();
    expect(
      (
        await atOnce((place) =>
          confirmSecondFactor(stage.deps, { code: second }, callerFrom('203.0.113.7', waiting[place])),
        )
      ).succeeded,
    ).toBe(1);
  });

  it('use a code of the app once, for logging in and for anything else', async () => {
    const me = await stage.me((await stage.register()).session.token);
    const { code } = await stage.enrol(me);
    const waiting = await openWaiting();
    stage.advance(30_000);
    const given = { code: await code() };
    expect(
      (await atOnce((place) => confirmSecondFactor(stage.deps, given, callerFrom('203.0.113.7', waiting[place]))))
        .succeeded,
    ).toBe(1);
    stage.advance(30_000);
    const next = { code: await code() };
    expect((await atOnce(() => renewRecoveryCodes(stage.deps, me, next))).succeeded).toBe(1);
  });

  it('let no more passwords be tried than the limit says', async () => {
    await stage.register();
    const captchas = await Promise.all(Array.from({ length: times }, () => stage.captcha()));
    const outcome = await atOnce((place) => stage.logIn({ password: 'errada', captcha: captchas[place] }));
    expect(outcome.succeeded).toBe(0);
    expect(outcome.failed['accounts.wrong_credentials']).toBeLessThanOrEqual(10);
  });

  /**
   * Fifty log-ins that wait for their code; the limit of one network is kept out of the way by logging in one by one.
   */
  async function openWaiting(): Promise<string[]> {
    const tokens: string[] = [];
    for (let place = 0; place < times; place += 1) tokens.push((await stage.logIn()).session.token);
    return tokens;
  }
});
