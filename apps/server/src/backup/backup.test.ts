import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { giftCredits } from '@semblante/core/credits';
import { newId, type UserId } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let server: TestServer;
let elsewhere: Database;
beforeAll(async () => {
  server = await openTestServer();
  await server.empty();
  elsewhere = await openTestDatabase();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const idOf = async (email: string) =>
  String(
    (await server.database.executeSql('select id from users where email = $1', [email])).rows[0]?.['id'],
  ) as UserId;
const shown = async (database: Database, table: string) =>
  (await database.executeSql(`select to_jsonb(t) - 'words' as row from ${table} t order by t.*::text`)).rows.map(
    (row) => row['row'],
  );

it('brings everybody back whose key is there, and of the others what a deletion leaves', async () => {
  const { accountKeys } = server.accounts;
  const [ana, bia] = [await idOf('user@semblante.test'), await idOf('verificada@semblante.test')];
  await server.database.executeSql(`update users set phone = '+5511987654321' where id = $1`, [ana]);
  for (const userId of [ana, bia])
    await server.database.db.transaction(
      async (tx) =>
        await giftCredits(tx, { userId, credits: 2, cause: { kind: 'staff', id: newId() }, reason: 'test' }),
    );
  await server.database.executeSql(
    `insert into processings
       (id, user_id, kind, credits, hold_id, title, seconds, settings, language, body_hash, created_at)
     select gen_random_uuid(), user_id, 'image', 1, id, 'a.png', 1, '{}', 'en', '-', now()
     from credit_entries where user_id in ($1, $2)`,
    [ana, bia],
  );
  const folder = await mkdtemp(join(tmpdir(), 'semblante-backup-'));
  const deps = { db: server.database.db, files: server.media.faces.files, accountKeys };
  await takeBackup(deps, folder);
  const everything = Buffer.concat(
    await Promise.all(
      (await readdir(join(folder, 'tables'))).map(async (file) =>
        gunzipSync(await readFile(join(folder, 'tables', file))),
      ),
    ),
  ).toString();
  for (const personal of [
    'user@semblante.test',
    'verificada@semblante.test',
    'verificada',
    '987654321',
    '$argon2id$v=19$m=19456,t=2,p=1$q1',
  ])
    expect(everything).not.toContain(personal);
  expect(await readdir(join(folder, 'tables'))).not.toContain('sessions.ndjson.gz');

  const before = {
    users: await shown(server.database, 'users'),
    entries: await shown(server.database, 'credit_entries'),
    packages: await shown(server.database, 'packages'),
    days: await shown(server.database, 'processing_days'),
  };
  await accountKeys.destroy(ana);
  const { withoutKey } = await restoreBackup({ ...deps, db: elsewhere.db }, folder);
  expect(withoutKey).toEqual([ana]);
  expect(await shown(elsewhere, 'packages')).toEqual(before.packages);
  expect(await shown(elsewhere, 'credit_entries')).toEqual(before.entries);
  expect(await shown(elsewhere, 'processing_days')).toEqual(
    (before.days as { user_id: string }[]).filter(({ user_id: owner }) => owner === bia),
  );
  const users = (await shown(elsewhere, 'users')) as {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    erased_at: string | null;
  }[];
  expect(users.find(({ id }) => id === ana)).toMatchObject({
    name: '—',
    email: `erased-${ana}@erased.invalid`,
    phone: null,
    erased_at: expect.any(String),
  });
  expect(users.filter(({ id }) => id !== ana)).toEqual(
    (before.users as { id: string }[]).filter(({ id }) => id !== ana),
  );
  await elsewhere.db.transaction(
    async (tx) =>
      await giftCredits(tx, {
        userId: bia,
        credits: 1,
        cause: { kind: 'staff', id: newId() },
        reason: 'the ledger goes on where it ended',
      }),
  );
  await expect(elsewhere.executeSql('delete from credit_entries')).rejects.toThrow();
  await expect(restoreBackup({ ...deps, db: elsewhere.db }, folder)).rejects.toThrow('has accounts already');
});
