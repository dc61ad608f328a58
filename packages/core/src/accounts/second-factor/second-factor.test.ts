import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerFrom, codeOf, createStage, password, type Stage } from '../testing/index.ts';
import type { SessionUser } from '../session/find-session.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

let database: Database;
let stage: Stage;
let token: string;
let me: SessionUser;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  token = (await stage.register()).session.token;
  me = await stage.me(token);
});

const step = 30_000;
const wrong = { code: 'accounts.second_factor_wrong', field: 'code' };
const expired = { code: 'accounts.second_factor_expired' };
const tooMany = { code: 'accounts.too_many_attempts' };
const language = 'pt_BR';
const confirm = async (code: string, sessionToken: string | undefined) =>
  await confirmSecondFactor(stage.deps, { code }, callerFrom('203.0.113.7', sessionToken));

describe('turning it on', () => {
  it('gives a secret for the app, sealed at rest, and ten recovery codes, kept as hashes', async () => {
    const { secret, otpauthUrl } = await beginSecondFactor(stage.deps, me);
    expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\/Semblante:ana%40example\.com\?/);
    expect(otpauthUrl).toContain(secret);
    expect((await stage.me(token)).secondFactor).toBe(false);

    const code = await codeOf(secret, stage.deps.clock());
    const codes = await confirmEnrolment(stage.deps, me, { code }, { language });
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect((await stage.me(token)).secondFactor).toBe(true);
    const { rows } = await database.executeSql('select * from second_factors, recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
    expect(stage.mailsOf('second_factor_on')).toHaveLength(1);
    expect(stage.events.at(-1)).toMatchObject({ event: { notice: 'second_factor_on' } });
  });

  it('needs a code of the secret that was begun last', async () => {
    await expect(confirmEnrolment(stage.deps, me, { code: '123456' }, { language })).rejects.toMatchObject({
      code: 'accounts.second_factor_not_started',
    });
    const first = await beginSecondFactor(stage.deps, me);
    const second = await beginSecondFactor(stage.deps, me);
    const now = stage.deps.clock();
    await expect(
      confirmEnrolment(stage.deps, me, { code: await codeOf(first.secret, now) }, { language }),
    ).rejects.toMatchObject(wrong);
    await confirmEnrolment(stage.deps, me, { code: await codeOf(second.secret, now) }, { language });
  });

  it('does not replace a secret that is in use', async () => {
    const { code } = await stage.enrol(me);
    await expect(beginSecondFactor(stage.deps, me)).rejects.toMatchObject({
      code: 'accounts.second_factor_already_on',
    });
    await expect(confirmEnrolment(stage.deps, me, { code: await code() }, { language })).rejects.toMatchObject({
      code: 'accounts.second_factor_already_on',
    });
  });
});

describe('logging in with it', () => {
  it('opens nothing before the code, and a new session after it', async () => {
    const { code } = await stage.enrol(me);
    stage.events.length = 0;
    const answer = await stage.logIn();
    expect(answer).toEqual({ next: 'second_factor', session: expect.objectContaining({ stage: 'second_factor' }) });
    expect(await stage.findSession(answer.session.token)).toBeUndefined();
    expect(stage.events).toEqual([]);

    stage.advance(step);
    const { user, session } = await confirm(await code(), answer.session.token);
    expect(user).toMatchObject({ email: 'ana@example.com', second_factor: true });
    expect(session.token).not.toBe(answer.session.token);
    expect(await stage.findSession(session.token)).toMatchObject({ userId: me.userId });
    expect(stage.events).toMatchObject([{ event: { notice: 'new_login' } }]);
    await expect(confirm(await code(), answer.session.token)).rejects.toMatchObject(expired);
  });

  it('accepts each code once, and the code of half a minute before or after', async () => {
    const { code } = await stage.enrol(me);
    const [first, second, third] = [await stage.logIn(), await stage.logIn(), await stage.logIn()];
    await expect(confirm(await code(), first.session.token)).rejects.toMatchObject(wrong);
    stage.advance(step);
    const previous = await code();
    stage.advance(step);
    await confirm(previous, first.session.token);
    await expect(confirm(previous, second.session.token)).rejects.toMatchObject(wrong);
    const spaced = (await code()).replace(/^(\d{3})/, '$1 ');
    await confirm(spaced, second.session.token);
    const old = await code();
    stage.advance(3 * step);
    await expect(confirm(old, third.session.token)).rejects.toMatchObject(wrong);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await stage.enrol(me);
    const [first, second] = [await stage.logIn(), await stage.logIn()];
    const code = recoveryCodes[3] ?? '';
    await confirm(` ${code.toLowerCase().replace('-', ' ')}`, first.session.token);
    await expect(confirm(code, second.session.token)).rejects.toMatchObject(wrong);
  });

  it('waits ten minutes for the code', async () => {
    const { recoveryCodes } = await stage.enrol(me);
    const { session } = await stage.logIn();
    stage.advance(10 * 60_000);
    await expect(confirm(recoveryCodes[0] ?? '', session.token)).rejects.toMatchObject(expired);
    await expect(confirm(recoveryCodes[0] ?? '', undefined)).rejects.toMatchObject(expired);
    await expect(confirm(recoveryCodes[0] ?? '', token)).rejects.toMatchObject(expired);
  });

  it('forgets a log-in after five wrong codes, the right one too', async () => {
    const { recoveryCodes } = await stage.enrol(me);
    const { session } = await stage.logIn();
    for (let times = 0; times < 5; times += 1)
      await expect(confirm('000000', session.token)).rejects.toMatchObject(wrong);
    await expect(confirm(recoveryCodes[0] ?? '', session.token)).rejects.toMatchObject(expired);
    const again = await stage.logIn();
    await confirm(recoveryCodes[0] ?? '', again.session.token);
  });

  it('stops whoever knows the password from trying codes for ever with new log-ins', async () => {
    await stage.enrol(me);
    for (let logins = 0; logins < 3; logins += 1) {
      const { session } = await stage.logIn();
      for (let times = 0; times < 5; times += 1)
        await expect(confirm('000000', session.token)).rejects.toMatchObject(wrong);
    }
    const { session } = await stage.logIn();
    await expect(confirm('000000', session.token)).rejects.toMatchObject(tooMany);
  });

  it('lets nobody finish when the account was suspended meanwhile', async () => {
    const { recoveryCodes } = await stage.enrol(me);
    const { session } = await stage.logIn();
    await database.executeSql(`update users set status = 'suspended'`);
    await expect(confirm(recoveryCodes[0] ?? '', session.token)).rejects.toMatchObject(expired);
  });
});

describe('afterwards', () => {
  it('is turned off with password and code, and the owner is told', async () => {
    const { code } = await stage.enrol(me);
    const off = async (current_password: string, given: string) =>
      await disableSecondFactor(stage.deps, await stage.me(token), { current_password, code: given }, { language });
    stage.advance(step);
    await expect(off('errada', await code())).rejects.toMatchObject({ code: 'accounts.wrong_current_password' });
    await expect(off(password, '000000')).rejects.toMatchObject(wrong);
    await off(password, await code());
    expect((await stage.me(token)).secondFactor).toBe(false);
    expect(stage.mailsOf('second_factor_off')).toHaveLength(1);
    expect(await stage.logIn()).toMatchObject({ next: 'enter' });
    await expect(off(password, await code())).rejects.toMatchObject({ code: 'accounts.second_factor_off' });
  });

  it('replaces all recovery codes', async () => {
    await expect(renewRecoveryCodes(stage.deps, me, { code: '123456' })).rejects.toMatchObject({
      code: 'accounts.second_factor_off',
    });
    const { code, recoveryCodes } = await stage.enrol(me);
    stage.advance(step);
    await expect(renewRecoveryCodes(stage.deps, me, { code: '000000' })).rejects.toMatchObject(wrong);
    const renewed = await renewRecoveryCodes(stage.deps, me, { code: await code() });
    expect(renewed).toHaveLength(10);
    const { session } = await stage.logIn();
    await expect(confirm(recoveryCodes[0] ?? '', session.token)).rejects.toMatchObject(wrong);
    await confirm(renewed[0] ?? '', session.token);
  });
});
