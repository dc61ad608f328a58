import { giftCredits } from '@semblante/core/credits';
import { newId, type UserId } from '@semblante/core/kernel';
import { type Database, migrateDatabase, openDatabase } from '@semblante/db';

export interface SiteDatabase {
  database: Database;
  url: string;
  drop(): Promise<void>;
}

/** A new database on the server, for one drill. */
export async function openSiteDatabase(serverUrl: string, drill: string): Promise<SiteDatabase> {
  const name = `drill_${drill}_${process.pid}_${Date.now()}`;
  const admin = await openDatabase({ kind: 'postgres', url: serverUrl, connectionsMax: 1 });
  await admin.executeSql(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href, connectionsMax: 10 });
  await migrateDatabase(database);
  const drop = async () => {
    await database.close();
    await admin.executeSql(`drop database ${name} with (force)`);
    await admin.close();
  };
  return { database, url: url.href, drop };
}

export interface Person {
  id: UserId;
  email: string;
}

/**
 * With credits, and with the demo accounts' password where there are any: those were made by the server's first start.
 */
export async function insertPeople(database: Database, people: { count: number; credits: number }): Promise<Person[]> {
  const made = Array.from({ length: people.count }, (_, number) => ({
    id: newId<UserId>(),
    email: `person-${number}@drill.test`,
  }));
  for (const { id, email } of made) {
    await database.executeSql(
      `insert into users (id, name, email, password_hash, role, invitation_token)
       values ($1, 'Drill', $2, coalesce((select password_hash from users where email = 'user@semblante.test'), 'none'), 'user', $3)`,
      [id, email, id],
    );
    await database.db.transaction(
      async (tx) =>
        await giftCredits(tx, {
          userId: id,
          credits: people.credits,
          cause: { kind: 'staff', id: `drill-${id}` },
          reason: 'for the drill',
        }),
    );
  }
  return made;
}
