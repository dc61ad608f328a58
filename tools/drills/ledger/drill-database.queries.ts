import { type Database, migrateDatabase, openDatabase } from '@semblante/db';

/**
 * The drill's own tables, in a schema of their own beside the product's: payments, processings (`jobs`), refunds,
 * staff's orders, and the provider's books.
 */
export const tables = `
  create schema drill;
  create table drill.payments (id text primary key, user_id uuid not null, credits int not null, cents int not null, paid boolean not null default false);
  create table drill.jobs (key text primary key, owner text not null, hold_id bigint not null unique);
  create table drill.refunds (payment_id text primary key references drill.payments, owner text not null, credits int not null, cents int not null, state text not null);
  create table drill.takes (order_id text primary key, user_id uuid not null, credits int not null);
  create table drill.provider_refunds (payment_id text primary key references drill.payments, cents int not null);`;

const clientName = 'drill-client';

/**
 * A new database on the server. `clientUrl` is how the clients come in: under a name by which the server tells when the
 * last one is gone.
 */
export async function openDrillDatabase(
  serverUrl: string,
  personIds: string[],
): Promise<{ database: Database; clientUrl: string; drop: () => Promise<void> }> {
  const name = `drill_ledger_${process.pid}_${Date.now()}`;
  const admin = await openDatabase({ kind: 'postgres', url: serverUrl, connectionsMax: 1 });
  await admin.executeSql(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href, connectionsMax: 4 });
  await migrateDatabase(database);
  await database.executeSql(tables);
  await insertPersons(database, personIds);
  url.searchParams.set('application_name', clientName);
  const drop = async () => {
    await database.close();
    await admin.executeSql(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { database, clientUrl: url.href, drop };
}

export async function insertPersons(database: Database, personIds: string[]): Promise<void> {
  await database.executeSql(
    `insert into users (id, name, email, password_hash, invitation_token) select id::uuid, 'Drill', id || '@drill.test', 'none', id from unnest($1::text[]) id`,
    [personIds],
  );
}

/** The server may still be committing for a process that is dead already. */
export async function waitForLastClient(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.executeSql(
      'select count(*)::int as clients from pg_stat_activity where application_name = $1 and datname = current_database()',
      [clientName],
    );
    if (rows[0]?.['clients'] === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
