import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password } from '../accounts/testing/index.ts';
import { writeAudit } from '../audit/index.ts';
import { updateBilling } from '../billing/index.ts';
import { getBalance } from '../credits/index.ts';
import { dayMs, type UserId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { askRefund, decideRefund, settleInvitations } from '../payments/index.ts';
import { startProcessing } from '../processings/index.ts';
import { askErasure, cancelErasure } from './ask-erasure.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { askExport } from './export-data.ts';
import { getPrivacy, getReceipt } from './show-privacy.ts';
import { createStage, type Stage } from './testing/index.ts';

const day = dayMs;
const pt = { language: 'pt_BR' } as const;
let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = await createStage(database);
});

const watch = async () => await eraseDueAccounts(stage.deps, fail);
const stateOf = async (userId: UserId) =>
  (await database.executeSql('select state from erasures where user_id = $1 order by asked_at desc limit 1', [userId]))
    .rows[0]?.['state'];

/** Everything that can be read anywhere in the database, by table. */
async function readable(): Promise<string> {
  const { rows } = await database.executeSql(`select tablename from pg_tables where schemaname = 'public'`);
  const texts: string[] = [];
  for (const row of rows)
    texts.push(
      ...(await database.executeSql(`select to_jsonb(t)::text as row from "${String(row['tablename'])}" t`)).rows.map(
        (found) => `${String(row['tablename'])} ${String(found['row'])}`,
      ),
    );
  return texts.join('\n');
}

/** Somebody with a face, a video, work, purchases, notices and a history with staff. */
async function fullLife() {
  const me = await stage.person('Ana Beatriz Quintela', 'quintela@example.com');
  const { userId } = me;
  await updateBilling(
    stage.money.deps,
    { userId, ip: '203.0.113.7' },
    { cpf: '52998224725', phone: '(11) 98765-4321' },
  );
  const faceId = await stage.media.face(userId);
  const videoId = await stage.media.video(userId, { fileName: 'quintela na praia.mp4' });
  const paymentId = await stage.money.bought(userId);
  const order = {
    kind: 'video' as const,
    video_id: videoId,
    mapping: [{ person_id: 'p1', face_id: faceId }],
    settings: {},
    userId,
    language: 'pt_BR' as const,
  };
  // As providers tell of money: by a name of their own, with words about the payer; the second could not be worked on
  // yet.
  await stage.money.tellOfTransaction(paymentId, { payer: { name: 'Ana Beatriz Quintela', cpf: '52998224725' } });
  stage.money.bank.failing = 'away';
  await stage.money.tellOfTransaction(paymentId, { payer: { name: 'Ana Beatriz Quintela' } });
  stage.money.bank.failing = undefined;
  const processingId = await startProcessing(stage.media.deps, order);
  await askExport(stage.deps, me, pt);
  await database.db.transaction(async (tx) => {
    await writeAudit(tx, {
      action: 'user.edited',
      subject: 'user',
      subjectId: userId,
      before: { name: 'Ana Quintela' },
      after: { name: 'Ana Beatriz Quintela' },
      reason: 'Ana Quintela wrote to us',
      personal: { of: userId, accountKeys: stage.deps.accountKeys },
      at: stage.deps.clock(),
    });
    await stage.deps.publishEvent(tx, userId, {
      kind: 'notification',
      notice: 'new_login',
      params: { device: 'Quintela Phone' },
    });
  });
  return { me, userId, faceId, videoId, processingId, paymentId };
}

describe('a deleted account', () => {
  it('leaves no name, address, phone, CPF, IP or file name anywhere in the database, and no file', async () => {
    const { me, userId, faceId, videoId, processingId } = await fullLife();
    expect(await readable()).toContain('quintela');
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    const left = await readable();
    for (const word of [/quintela/i, /ana beatriz/i, /52998224725/, /98765/, /203\.0\.113\.7/, /Chrome/])
      expect(left).not.toMatch(word);
    expect(stage.media.removed).toEqual(
      expect.arrayContaining([
        `faces/${faceId}`,
        `videos/${videoId}`,
        `uploads/${videoId}`,
        `processings/${processingId}`,
        `previews/${userId}`,
      ]),
    );
    expect(await stage.deps.accountKeys.keyOf(userId)).toBeUndefined();
  });

  it('keeps its payments and its ledger, and they still add up', async () => {
    const { me, userId, paymentId } = await fullLife();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    const { rows } = await database.executeSql(
      'select id, status, amount_cents, pix_code, payment_url from payments where user_id = $1',
      [userId],
    );
    expect(rows).toMatchObject([{ id: paymentId, status: 'success', pix_code: null, payment_url: null }]);
    const sums = await database.executeSql(
      'select sum(amount)::int as amount, sum(held_change)::int as held from credit_entries where user_id = $1',
      [userId],
    );
    expect(sums.rows).toEqual([{ amount: 10, held: 0 }]);
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 10, held: 0 });
  });

  it('is charged nothing for what was running', async () => {
    const { me, userId } = await fullLife();
    expect(await getBalance(database.db, userId)).toMatchObject({ available: 9, held: 1 });
    expect((await getPrivacy(stage.deps, userId)).consequences).toMatchObject({
      running: 1,
      held: 1,
      credits: 9,
      faces: 1,
      videos: 1,
    });
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    const { rows } = await database.executeSql(`select kind from credit_entries where user_id = $1 order by id`, [
      userId,
    ]);
    expect(rows.map((row) => row['kind'])).toEqual(['grant', 'hold', 'release']);
  });

  it('gets a receipt by mail, and its number tells what was deleted and of nobody', async () => {
    const { me } = await fullLife();
    const { protocol } = await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    const [mail] = stage.accounts.mailsOf('erasure_done');
    expect(mail).toMatchObject({
      to: 'quintela@example.com',
      params: {
        protocol,
        counts: { faces: 1, photos: 1, videos: 1, processings: 1, sessions: 1, exports: 1, billing: 1 },
      },
    });
    expect(await getReceipt(stage.deps, protocol)).toMatchObject({
      protocol,
      state: 'sweeping',
      counts: { faces: 1, videos: 1 },
    });
    await expect(getReceipt(stage.deps, '20261114-0000-0000')).rejects.toMatchObject({
      code: 'privacy.receipt_not_found',
    });
  });

  it('is looked at once more when a worker that was writing has stopped, and then even the mark of its address is gone', async () => {
    const { me, userId, videoId, faceId } = await fullLife();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    stage.media.removed.length = 0;
    await watch();
    expect(await stateOf(userId)).toBe('sweeping');
    stage.advance(61_000);
    await watch();
    expect(await stateOf(userId)).toBe('done');
    expect(stage.media.removed).toEqual(expect.arrayContaining([`videos/${videoId}`, `faces/${faceId}`]));
    expect((await database.executeSql('select folders, mail_mark from erasures')).rows).toEqual([
      { folders: [], mail_mark: null },
    ]);
  });

  it('lets nobody in, and begins nothing new', async () => {
    const { me, userId, videoId, faceId } = await fullLife();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    await expect(stage.accounts.logIn({ email: 'quintela@example.com' })).rejects.toMatchObject({
      code: 'accounts.wrong_credentials',
    });
    const order = {
      kind: 'video' as const,
      video_id: videoId,
      mapping: [{ person_id: 'p1', face_id: faceId }],
      settings: {},
      userId,
      language: 'pt_BR' as const,
    };
    await expect(startProcessing(stage.media.deps, order)).rejects.toMatchObject({ code: 'accounts.session_required' });
    await expect(stage.media.face(userId)).rejects.toMatchObject({ code: 'accounts.session_required' });
    const again = await stage.person('Ana Beatriz Quintela', 'quintela@example.com');
    expect(again.userId).not.toBe(userId);
    await updateBilling(
      stage.money.deps,
      { userId: again.userId, ip: '203.0.113.7' },
      { cpf: '52998224725', phone: '(11) 98765-4321' },
    );
  });

  it('takes along what others were told about this very person, and nothing about somebody of the same name', async () => {
    const inviter = await stage.person('Inês', 'ines@example.com');
    const [leaving, namesake] = [
      await stage.person('Ana Lima', 'lima@example.com'),
      await stage.person('Ana Souza', 'souza@example.com'),
    ];
    const tell = async (about: UserId) =>
      await database.db.transaction(
        async (tx) =>
          await stage.deps.publishEvent(
            tx,
            inviter.userId,
            { kind: 'notification', notice: 'invitation_gift', params: { name: 'Ana' } },
            about,
          ),
      );
    await tell(leaving.userId);
    await tell(namesake.userId);
    await askErasure(stage.deps, leaving, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    for (const table of ['notices', 'events']) {
      expect(
        (
          await database.executeSql(
            `select about_user_id from ${table} where user_id = $1 and about_user_id is not null`,
            [inviter.userId],
          )
        ).rows,
      ).toEqual([{ about_user_id: namesake.userId }]);
    }
  });

  it('takes nothing of anybody else along', async () => {
    const other = await stage.person('Bruno Reis', 'bruno@example.com');
    const [faceId, videoId] = [await stage.media.face(other.userId), await stage.media.video(other.userId)];
    await updateBilling(
      stage.money.deps,
      { userId: other.userId, ip: '203.0.113.7' },
      { cpf: '11144477735', phone: '(11) 98765-0000' },
    );
    await stage.money.tellOfTransaction(await stage.money.bought(other.userId), { payer: { name: 'Bruno Reis' } });
    const { me } = await fullLife();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    await watch();
    const { rows } = await database.executeSql(
      'select f.id as face, v.id as video, u.name from users u join faces f on f.user_id = u.id join videos v on v.user_id = u.id',
    );
    expect(rows).toEqual([{ face: faceId, video: videoId, name: 'Bruno Reis' }]);
    expect(await stage.deps.accountKeys.keyOf(other.userId)).toBeDefined();
    expect(
      (await database.executeSql(`select count(*)::int as n from payment_events where body like '%Bruno Reis%'`)).rows,
    ).toEqual([{ n: 1 }]);
  });
});

describe('asking for the end', () => {
  it('needs the password, and the code where the second factor is on', async () => {
    const me = await stage.person();
    await expect(askErasure(stage.deps, me, { current_password: 'outra senha' }, pt)).rejects.toMatchObject({
      code: 'accounts.wrong_current_password',
    });
    const { code } = await stage.accounts.enrol(me);
    const withFactor = { ...me, secondFactor: true };
    await expect(askErasure(stage.deps, withFactor, { current_password: password }, pt)).rejects.toMatchObject({
      code: 'accounts.second_factor_wrong',
    });
    await expect(
      askErasure(stage.deps, withFactor, { current_password: password, code: '000000' }, pt),
    ).rejects.toMatchObject({ code: 'accounts.second_factor_wrong' });
    stage.advance(30_000);
    expect(
      await askErasure(stage.deps, withFactor, { current_password: password, code: await code() }, pt),
    ).toMatchObject({ state: 'waiting' });
  });

  it('twice is one wish with one date and one mail', async () => {
    const me = await stage.person();
    const first = await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(day);
    expect(await askErasure(stage.deps, me, { current_password: password }, pt)).toEqual(first);
    expect(stage.accounts.mailsOf('erasure_asked')).toHaveLength(1);
  });

  it('changes nothing until the last second of the stated days, and can be taken back until then', async () => {
    const me = await stage.person();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day - 1000);
    expect(await watch()).toBe(0);
    expect(await stage.accounts.logIn({})).toMatchObject({ next: 'enter' });
    expect((await getPrivacy(stage.deps, me.userId)).erasure).toMatchObject({ state: 'waiting' });
    await cancelErasure(stage.deps, me, pt);
    stage.advance(day);
    expect(await watch()).toBe(0);
    expect((await getPrivacy(stage.deps, me.userId)).erasure).toBeNull();
    await expect(cancelErasure(stage.deps, me, pt)).rejects.toMatchObject({ code: 'privacy.no_erasure' });
    expect(await askErasure(stage.deps, me, { current_password: password }, pt)).toMatchObject({ state: 'waiting' });
  });

  it('is refused to the only administrator, and waits for another when the other one left meanwhile', async () => {
    const [ana, bia] = [await stage.person(), await stage.person('Bia', 'bia@example.com')];
    await database.executeSql(`update users set role = 'admin' where id = $1`, [ana.userId]);
    await expect(askErasure(stage.deps, ana, { current_password: password }, pt)).rejects.toMatchObject({
      code: 'privacy.last_admin',
    });
    await database.executeSql(`update users set role = 'admin' where id = $1`, [bia.userId]);
    await askErasure(stage.deps, ana, { current_password: password }, pt);
    await database.executeSql(`update users set role = 'mod' where id = $1`, [bia.userId]);
    stage.advance(8 * day);
    await watch();
    expect(await stateOf(ana.userId)).toBe('waiting');
    await database.executeSql(`update users set role = 'admin' where id = $1`, [bia.userId]);
    await watch();
    expect(await stateOf(ana.userId)).toBe('sweeping');
  });
});

describe('a member of staff who leaves', () => {
  it('takes their own data along; what they did for the house stays, under a number that names nobody', async () => {
    const [mod, customer] = [
      await stage.person('Quintela Moderadora', 'mod@example.com'),
      await stage.person('Bia', 'bia@example.com'),
    ];
    await database.executeSql(`update users set role = 'mod' where id = $1`, [mod.userId]);
    Object.assign(mod, { role: 'mod' });
    await database.db.transaction(async (tx) => {
      await writeAudit(tx, {
        action: 'user.edited',
        subject: 'user',
        subjectId: customer.userId,
        actorId: mod.userId,
        before: { name: 'B' },
        after: { name: 'Bia' },
        reason: 'asked by phone',
        personal: { of: customer.userId, accountKeys: stage.deps.accountKeys },
        at: stage.deps.clock(),
      });
    });
    const acts = async () =>
      (
        await database.executeSql(
          `select id, action, actor_id, subject_id from audit_entries where action = 'user.edited'`,
        )
      ).rows;
    const before = await acts();
    expect(before).toMatchObject([{ actor_id: mod.userId, subject_id: customer.userId }]);
    await askErasure(stage.deps, mod, { current_password: password }, pt);
    expect(stage.accounts.mailsOf('erasure_asked')).toMatchObject([{ params: { area: 'staff' } }]);
    stage.advance(7 * day + 1000);
    await watch();
    expect(await acts()).toEqual(before);
    expect(await readable()).not.toMatch(/quintela|mod@example/i);
    expect((await database.executeSql('select role, status from users where id = $1', [mod.userId])).rows).toEqual([
      { role: null, status: 'archived' },
    ]);
  });
});

describe('money that is under way', () => {
  const withBilling = async () => {
    const me = await stage.person();
    await updateBilling(
      stage.money.deps,
      { userId: me.userId, ip: '203.0.113.7' },
      { cpf: '52998224725', phone: '(11) 98765-4321' },
    );
    return me;
  };

  it('of a pending payment is given up at the provider', async () => {
    const me = await withBilling();
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(7 * day + 1000);
    const id = await stage.money.buy(me.userId);
    expect((await getPrivacy(stage.deps, me.userId)).consequences.pending_payments).toBe(1);
    await watch();
    expect((await database.executeSql('select status from payments where id = $1', [id])).rows).toEqual([
      { status: 'trash' },
    ]);
  });

  it('of an open refund comes back first: the deletion waits for it, but not for ever', async () => {
    const me = await withBilling();
    const id = await stage.money.bought(me.userId);
    await stage.money.spend(me.userId, 1);
    await askRefund(stage.money.deps, { id, userId: me.userId });
    expect((await getPrivacy(stage.deps, me.userId)).consequences.open_refunds).toBe(1);
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(8 * day);
    await watch();
    expect(await stateOf(me.userId)).toBe('waiting');
    stage.advance(15 * day);
    await watch();
    expect(await stateOf(me.userId)).toBe('sweeping');
  });

  it('that the provider did not take comes back first too: nobody is deleted whom we owe it', async () => {
    const me = await withBilling();
    const id = await stage.money.bought(me.userId);
    stage.money.bank.refusesRefunds = true;
    await askRefund(stage.money.deps, { id, userId: me.userId });
    expect((await getPrivacy(stage.deps, me.userId)).consequences.open_refunds).toBe(1);
    await askErasure(stage.deps, me, { current_password: password }, pt);
    stage.advance(8 * day);
    await watch();
    expect(await stateOf(me.userId)).toBe('waiting');
    await decideRefund(
      stage.money.deps,
      { paymentId: id, staffId: me.userId },
      { decision: 'paid_by_hand', reason: 'Pix E18236120202611141200' },
    );
    await watch();
    expect(await stateOf(me.userId)).toBe('sweeping');
  });

  it('of credits that were not used is told beforehand, with what can still be refunded', async () => {
    const me = await withBilling();
    const id = await stage.money.bought(me.userId);
    const { consequences } = await getPrivacy(stage.deps, me.userId);
    expect(consequences).toMatchObject({ credits: 10, refundable: [{ payment_id: id }] });
    stage.advance(8 * day);
    expect((await getPrivacy(stage.deps, me.userId)).consequences).toMatchObject({ credits: 10, refundable: [] });
  });

  it('of an invitation reaches the inviter who stays, and is lost to the inviter who left', async () => {
    const inviter = await stage.person('Inês', 'ines@example.com');
    const invited = await withBilling();
    await database.executeSql('update users set invited_by = $1 where id = $2', [inviter.userId, invited.userId]);
    await stage.money.bought(invited.userId);
    await askErasure(stage.deps, invited, { current_password: password }, pt);
    stage.advance(7 * day + 2000);
    await watch();
    await settleInvitations(stage.money.deps);
    expect(await getBalance(database.db, inviter.userId)).toMatchObject({ available: 1 });

    const leaving = await stage.person('Lia', 'lia@example.com');
    const friend = await stage.money.person({ invitedBy: leaving.userId });
    await stage.money.bought(friend);
    expect((await getPrivacy(stage.deps, leaving.userId)).consequences.waiting_gifts).toBe(1);
    await askErasure(stage.deps, leaving, { current_password: password }, pt);
    stage.advance(7 * day + 2000);
    await watch();
    await settleInvitations(stage.money.deps);
    expect(await getBalance(database.db, leaving.userId)).toMatchObject({ available: 0 });
  });
});

describe('a copy of one’s data', () => {
  it('asked for ten times is made once, and once a day', async () => {
    const me = await stage.person();
    const asked = await Promise.all(Array.from({ length: 10 }, async () => await askExport(stage.deps, me, pt)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(stage.jobs).toEqual(['make-export']);
    await database.executeSql(`update data_exports set state = 'expired'`);
    await expect(askExport(stage.deps, me, pt)).rejects.toMatchObject({ code: 'privacy.export_daily' });
    stage.advance(day + 1000);
    expect((await askExport(stage.deps, me, pt)).id).not.toBe(asked[0]?.id);
  });

  it('that failed can be asked for again at once', async () => {
    const me = await stage.person();
    await askExport(stage.deps, me, pt);
    await database.executeSql(`update data_exports set state = 'failed'`);
    expect(await askExport(stage.deps, me, pt)).toMatchObject({ state: 'waiting' });
  });
});
