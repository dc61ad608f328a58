import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysFrom, type Report, type UserId } from '../../kernel/index.ts';
import { findDevice, markDevice } from '../device/known-device.ts';
import { resealAccounts } from '../reseal-accounts.ts';
import { callerFrom, createStage, type Stage } from '../testing/index.ts';
import { confirmEmailCode, showWelcome } from './confirm-email-code.ts';
import { plainAddress } from './plain-address.ts';
import { sendEmailCode } from './send-email-code.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
});

const deps = () => ({ ...stage.deps, welcomeCredits: 1 });
const browser = { ip: '203.0.113.9', device: 'one browser' };

async function enter(email = 'ana@example.com', ip = '203.0.113.9') {
  const { session } = await stage.register({ email }, callerFrom(ip));
  return await stage.me(session.token);
}
async function askCode(me: Awaited<ReturnType<typeof enter>>): Promise<string> {
  await sendEmailCode(stage.deps, me, { language: 'pt_BR' });
  return stage.mailsOf('email_code').at(-1)?.params.code ?? '';
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const balance = async () =>
  (await database.executeSql('select coalesce(sum(amount), 0)::int as sum from credit_entries')).rows[0]?.['sum'];

describe('the code that confirms an address', () => {
  it('gives the welcome credit once, as a gift in the ledger, and is kept as no digits', async () => {
    const me = await enter();
    expect(await showWelcome(deps(), me, browser)).toEqual({
      is_confirmed: false,
      credits_offered: 1,
      has_had_credits: false,
      has_result: false,
    });
    const code = await askCode(me);
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await database.executeSql('select code_hash, address_key from email_confirmations');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|ana`));
    expect(await confirmEmailCode(deps(), me, { ...browser, code })).toEqual({ outcome: 'gifted', credits: 1 });
    expect(await balance()).toBe(1);
    expect(stage.events.at(-1)?.event).toMatchObject({ kind: 'balance', balance: 1 });
    expect(await showWelcome(deps(), me, browser)).toMatchObject({
      is_confirmed: true,
      credits_offered: 0,
      has_had_credits: true,
    });
    await expect(confirmEmailCode(deps(), me, { ...browser, code })).rejects.toMatchObject({
      code: 'accounts.email_code_expired',
    });
    await expect(askCode(me)).rejects.toMatchObject({ code: 'accounts.email_confirmed' });
  });

  it('is worth five tries and ten minutes, and nothing of another account', async () => {
    const me = await enter();
    const code = await askCode(me);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(confirmEmailCode(deps(), me, { ...browser, code: wrongOf(code) })).rejects.toMatchObject({
        code: 'accounts.email_code_wrong',
      });
    await expect(confirmEmailCode(deps(), me, { ...browser, code })).rejects.toMatchObject({
      code: 'accounts.email_code_expired',
    });
    const late = await askCode(me);
    stage.advance(10 * 60_000);
    await expect(confirmEmailCode(deps(), me, { ...browser, code: late })).rejects.toMatchObject({
      code: 'accounts.email_code_expired',
    });
    const other = await enter('bia@example.com');
    const fresh = await askCode(me);
    await expect(confirmEmailCode(deps(), other, { ...browser, code: fresh })).rejects.toMatchObject({
      code: 'accounts.email_code_expired',
    });
    expect(await balance()).toBe(0);
  });

  it.each([
    ['the same mailbox spelled otherwise', 'a.n.a+two@example.com', { ip: '198.51.100.1', device: 'another browser' }],
    ['the same browser', 'bia@example.com', { ip: '198.51.100.1', device: browser.device }],
  ])('confirms without a second gift for %s, and says so', async (_who, email, from) => {
    const first = await enter();
    await confirmEmailCode(deps(), first, { ...browser, code: await askCode(first) });
    const second = await enter(email, '198.51.100.1');
    expect(await showWelcome(deps(), second, from)).toMatchObject({ credits_offered: 0 });
    expect(await confirmEmailCode(deps(), second, { ...from, code: await askCode(second) })).toEqual({
      outcome: 'had_before',
      credits: 0,
    });
    expect(await showWelcome(deps(), second, from)).toMatchObject({ is_confirmed: true });
    expect(await balance()).toBe(1);
  });

  it('gives five gifts a day to one network', async () => {
    const outcomes: string[] = [];
    for (let place = 0; place < 6; place += 1) {
      const me = await enter(`person-${place}@example.com`, `198.51.100.${place}`);
      outcomes.push(
        (await confirmEmailCode(deps(), me, { ip: browser.ip, device: `browser ${place}`, code: await askCode(me) }))
          .outcome,
      );
    }
    expect(outcomes).toEqual(['gifted', 'gifted', 'gifted', 'gifted', 'gifted', 'had_before']);
  });

  it('confirms without a gift where none is given', async () => {
    const me = await enter();
    expect(
      await confirmEmailCode({ ...stage.deps, welcomeCredits: 0 }, me, { ...browser, code: await askCode(me) }),
    ).toEqual({ outcome: 'none', credits: 0 });
    expect(await balance()).toBe(0);
  });
});

describe('after a change of the deployment’s secret', () => {
  const both = () => ({ ...deps(), keys: keysFrom('another secret', 'a secret for tests') });
  const present = () => ({ ...deps(), keys: keysFrom('another secret') });
  const fail: Report = (cause) => {
    throw cause;
  };

  it('takes a code that was mailed before', async () => {
    const me = await enter();
    const code = await askCode(me);
    expect(await confirmEmailCode(both(), me, { ...browser, code })).toEqual({ outcome: 'gifted', credits: 1 });
    expect(await showWelcome(both(), me, browser)).toMatchObject({ is_confirmed: true });
  });

  it('keeps an address confirmed and its gift given, with both secrets and with the present one alone', async () => {
    const me = await enter();
    await confirmEmailCode(deps(), me, { ...browser, code: await askCode(me) });
    expect(await showWelcome(both(), me, browser)).toMatchObject({ is_confirmed: true });
    const again = await enter('a.n.a+two@example.com', '198.51.100.1');
    const elsewhere = { ip: '198.51.100.1', device: 'another browser' };
    expect(await showWelcome(both(), again, elsewhere)).toMatchObject({ credits_offered: 0 });

    await resealAccounts(both(), fail);
    expect(await showWelcome(present(), me, browser)).toMatchObject({ is_confirmed: true });
    expect(await showWelcome(present(), again, elsewhere)).toMatchObject({ credits_offered: 0 });
    await sendEmailCode(present(), again, { language: 'pt_BR' });
    const code = stage.mailsOf('email_code').at(-1)?.params.code ?? '';
    expect(await confirmEmailCode(present(), again, { ...elsewhere, code })).toMatchObject({ outcome: 'had_before' });
    expect(await balance()).toBe(1);
  });

  it('knows a browser by the mark that it was given before', () => {
    const owner = { userId: 'one' as UserId, passwordHash: 'of one' };
    const marks = markDevice(deps().keys, undefined, owner);
    expect(findDevice(both().keys, marks, owner)).toBeDefined();
    expect(findDevice(present().keys, marks, owner)).toBeUndefined();
    expect(findDevice(present().keys, markDevice(both().keys, marks, owner), owner)).toBeDefined();
  });
});

it.each([
  ['Ana.Lima+x@Gmail.com', 'analima@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['a+b+c@example.com', 'a@example.com'],
])('knows %s as %s', (spelled, mailbox) => {
  expect(plainAddress(spelled)).toBe(mailbox);
});
