import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, type PaymentId, type UserId } from '../../kernel/index.ts';
import {
  decideEvent,
  getSale,
  handleEventsLeft,
  listEventsOfSale,
  listGivenUpEvents,
  purgeEvents,
  seedPackages,
} from '../index.ts';
import { createStage, type Stage } from '../testing/index.ts';

let database: Database;
let stage: Stage;
let staffId: UserId;
let id: PaymentId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  await seedPackages(database.db);
  stage = createStage(database);
  staffId = await stage.person();
  // Somebody else's, before and after: none of them is meant.
  await stage.bought(await stage.person());
  id = await stage.bought(await stage.person());
  await stage.bought(await stage.person());
  await database.executeSql('delete from payment_events');
});

const day = dayMs;
const sql = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows;
const payer = { payer: { name: 'Ana Quintela' } };

describe('a message of a provider', () => {
  it('that names only its own transaction is filed under the payment when it is handled', async () => {
    const event = await stage.tellOfTransaction(id);
    expect(await sql('select payment_id, verdict from payment_events where id = $1', [event])).toEqual([
      { payment_id: id, verdict: 'accepted' },
    ]);
    await sql(`update payments set transaction = 'another name since' where id = $1`, [id]);
    expect((await listEventsOfSale(stage.deps, id)).map((shown) => shown.id)).toContain(event);
  });

  it('loses its words after thirty days, believed or not; that it came stays known', async () => {
    await stage.tellOfTransaction(id, payer);
    stage.advance(30 * day - 60_000);
    await purgeEvents(stage.deps);
    expect(await sql(`select count(*)::int as n from payment_events where body like '%Quintela%'`)).toEqual([{ n: 1 }]);
    stage.advance(2 * 60_000);
    await purgeEvents(stage.deps);
    expect(await sql(`select distinct body, verdict, payment_id from payment_events`)).toEqual([
      { body: '', verdict: 'accepted', payment_id: id },
    ]);
  });

  it('about somebody who is gone is kept without its words from the start', async () => {
    await sql('update users set erased_at = now() where id = (select user_id from payments where id = $1)', [id]);
    const event = await stage.tellOfTransaction(id, payer);
    expect(await sql('select body from payment_events where id = $1', [event])).toEqual([{ body: '' }]);
  });
});

describe('a message that cannot be worked on', () => {
  async function tryAll() {
    for (let tries = 0; tries < 15; tries += 1) {
      stage.advance(2 * 60 * 60_000);
      await handleEventsLeft(stage.deps);
    }
  }

  it('is given up after twelve tries and is then in staff’s list, with its payment', async () => {
    stage.bank.failing = 'away';
    const event = await stage.tellOfTransaction(id);
    expect(await listGivenUpEvents(stage.deps)).toEqual([]);
    await tryAll();
    expect(await listGivenUpEvents(stage.deps)).toMatchObject([
      { id: event, gateway: 'sandbox', kind: 'changed', payment_id: id, reference: `t-${id}`, tries: 12 },
    ]);
  });

  it('is tried again by staff, at once and with all its tries', async () => {
    stage.bank.failing = 'away';
    stage.bank.change(id, { isChargedBack: true });
    const event = await stage.tellOfTransaction(id);
    await tryAll();
    await decideEvent(stage.deps, { eventId: event, staffId }, { decision: 'retry' });
    expect(await listGivenUpEvents(stage.deps)).toEqual([]);
    expect(await sql('select tries from payment_events where id = $1', [event])).toEqual([{ tries: 1 }]);
    stage.bank.failing = undefined;
    stage.advance(60_000);
    await handleEventsLeft(stage.deps);
    expect(await getSale(stage.deps, id, 'pt_BR')).toMatchObject({ status: 'refunded', status_reason: 'chargeback' });
    await expect(decideEvent(stage.deps, { eventId: event, staffId }, { decision: 'retry' })).rejects.toMatchObject({
      code: 'payments.event_not_given_up',
    });
  });

  it('is put away by staff, who says why', async () => {
    stage.bank.failing = 'away';
    const event = await stage.tellOfTransaction(id);
    await tryAll();
    await decideEvent(
      stage.deps,
      { eventId: event, staffId },
      { decision: 'put_away', reason: 'seen on their page: nothing changed' },
    );
    expect(await listGivenUpEvents(stage.deps)).toEqual([]);
    expect(await handleEventsLeft(stage.deps)).toBe(0);
    expect(await sql('select action, subject_id from audit_entries')).toEqual([
      { action: 'sells.event_put_away', subject_id: id },
    ]);
  });

  it('because its gateway is gone stands in nobody’s way and becomes staff’s too', async () => {
    stage.bank.failing = 'away';
    const event = await stage.tellOfTransaction(id);
    stage.deps.providers.find = () => undefined;
    await tryAll();
    expect(await handleEventsLeft(stage.deps)).toBe(0);
    expect(await listGivenUpEvents(stage.deps)).toMatchObject([{ id: event }]);
  });
});
