import { type Database, type ExecuteSql, migrateDatabase, openDatabase } from '@semblante/db';

export async function openDrillDatabase(serverUrl: string): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = `drill_webhooks_${process.pid}_${Date.now()}`;
  const admin = await openDatabase({ kind: 'postgres', url: serverUrl, connectionsMax: 1 });
  await admin.executeSql(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href, connectionsMax: 24 });
  await migrateDatabase(database);
  const drop = async () => {
    await database.close();
    await admin.executeSql(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { database, drop };
}

export async function insertPeople(executeSql: ExecuteSql, ids: string[]): Promise<void> {
  await executeSql(
    `insert into users (id, name, email, password_hash, role, invitation_token) select id::uuid, 'Drill', id || '@drill.test', 'none', 'user', id from unnest($1::text[]) id`,
    [ids],
  );
}

/** The bank takes the money; the drill decides when anybody hears of it. */
export async function payAtBank(executeSql: ExecuteSql, paymentId: string): Promise<void> {
  await executeSql(
    `update sandbox_charges set state = 'paid', paid_cents = amount_cents, paid_currency = currency where external_reference = $1`,
    [paymentId],
  );
}

export async function countUnhandled(executeSql: ExecuteSql): Promise<number> {
  const { rows } = await executeSql(
    'select count(*)::int as n from payment_events where handled_at is null and try_at is not null',
  );
  return Number(rows[0]?.['n']);
}

export async function countOutcome(executeSql: ExecuteSql): Promise<Record<string, number>> {
  const { rows } = await executeSql(`select
    (select count(*) from payments where status = 'success')::int as payments_paid,
    (select count(*) from payments where status = 'pending')::int as payments_pending,
    (select count(*) from credit_entries where kind = 'grant')::int as grants,
    (select coalesce(sum(credits), 0) from credit_entries where kind = 'grant')::int as credits_granted,
    (select count(*) from payment_events where verdict = 'accepted')::int as events_accepted,
    (select coalesce(sum(deliveries), 0) from payment_events where verdict = 'accepted')::int as deliveries_accepted,
    (select coalesce(sum(total), 0) from webhook_refusals where verdict = 'forged')::int as deliveries_forged,
    (select count(*) from payment_events where verdict = 'forged')::int as forged_stored`);
  return rows[0] as Record<string, number>;
}

/** Each question counts what is wrong; the tables are asked directly, not through the product. */
const proofs = {
  'every payment of which the bank has the money was granted': `
    select count(*)::int as n from sandbox_charges c where c.state = 'paid' and not exists (select from credit_entries e where e.kind = 'grant' and e.cause_id = c.external_reference)`,
  'no payment was granted twice': `select count(*)::int as n from (select cause_id from credit_entries where kind = 'grant' group by cause_id having count(*) > 1) twice`,
  'nothing was granted of which the bank has no money': `
    select count(*)::int as n from credit_entries e left join sandbox_charges c on c.external_reference = e.cause_id where e.kind = 'grant' and c.state is distinct from 'paid'`,
  'every grant is of the credits and the person of its payment': `
    select count(*)::int as n from credit_entries e join payments p on p.id::text = e.cause_id where e.kind = 'grant' and (e.credits <> p.credits or e.user_id <> p.user_id)`,
  'every balance is the sum of its grants': `
    select count(*)::int as n from (select user_id, sum(credits) as credits from credit_entries where kind = 'grant' group by 1) g full join credit_accounts a using (user_id) where coalesce(g.credits, 0) <> coalesce(a.available, 0)`,
  'every paid payment says so, and no other does': `
    select count(*)::int as n from payments p join sandbox_charges c on c.external_reference = p.id::text where (p.status = 'success') <> (c.state = 'paid')`,
  'every webhook that was worked on is filed under its payment': `
    select count(*)::int as n from payment_events e left join payments p on p.id::text = e.payment_id where e.verdict = 'accepted' and p.id is null`,
  'no webhook was left undone': `select count(*)::int as n from payment_events where handled_at is null`,
};

export async function provePromises(executeSql: ExecuteSql): Promise<{ promise: string; broken: number }[]> {
  const answers: { promise: string; broken: number }[] = [];
  for (const [promise, text] of Object.entries(proofs))
    answers.push({ promise, broken: Number((await executeSql(text)).rows[0]?.['n']) });
  return answers;
}
