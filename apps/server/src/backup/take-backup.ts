import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { AccountKeys, FileStore, UserId } from '@semblante/core/kernel';
import { impersonalTables, register } from '@semblante/core/privacy';
import type { Db, Tx } from '@semblante/db';
import { getTableName } from 'drizzle-orm';
import { listClipFolders, listTables, readPersonal, readPlain, type ReadRow } from './read-table.queries.ts';

export const backupPurpose = 'backup';
const sealedHead = 'semblante sealed';

export interface BackupDeps {
  db: Db;
  files: FileStore;
  accountKeys: AccountKeys;
}

/**
 * A picture of one moment, that may lie anywhere for years: what is personal in it is encrypted with the key of its
 * account, and no key is in it. Videos, images and results of people are not in it either: they live for days, and a
 * copy would outlive what was promised.
 */
export async function takeBackup(deps: BackupDeps, folder: string): Promise<{ rows: number; sealed: number }> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const counts = { rows: 0, sealed: 0 };
  const take = async (tx: Tx) => {
    const rules = register.flatMap(({ tables }) => tables);
    for (const table of await listTables(tx)) {
      const own = rules.filter((rule) => getTableName(rule.table) === table);
      if (impersonalTables[table] === 'passing' || own.some(({ isPassing }) => isPassing)) continue;
      const sources = own.length > 0 ? own.map((rule) => () => readPersonal(tx, rule)) : [() => readPlain(tx, table)];
      await pipeline(
        Readable.from(linesOf(deps, sources, counts)),
        createGzip(),
        createWriteStream(join(folder, 'tables', `${table}.ndjson.gz`), { mode: 0o600 }),
      );
    }
    for (const clip of await listClipFolders(tx)) await copyFolder(deps, folder, clip);
  };
  await deps.db.transaction(take, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  await copyFaces(deps, folder);
  await writeFile(
    join(folder, 'backup.json'),
    JSON.stringify({ version: 1, taken_at: new Date().toISOString(), ...counts }, null, 2),
  );
  return counts;
}

async function* linesOf(
  { accountKeys }: BackupDeps,
  sources: readonly (() => AsyncGenerator<ReadRow>)[],
  counts: { rows: number; sealed: number },
): AsyncGenerator<string> {
  for (const source of sources) {
    for await (const { of, remainder, personal } of source()) {
      const key = of === null || personal === null ? undefined : await accountKeys.keyOf(of as UserId);
      if (remainder === null && !key) continue;
      counts.rows += 1;
      if (key) counts.sealed += 1;
      yield `${JSON.stringify({ row: remainder, ...(key && { of, sealed: key.sealJson(backupPurpose, personal) }) })}\n`;
    }
  }
}

async function copyFolder({ files }: Pick<BackupDeps, 'files'>, folder: string, key: string): Promise<void> {
  const names = await files.list(key);
  if (names.length === 0) return await copyFile({ files }, folder, key);
  for (const { name } of names) await copyFolder({ files }, folder, `${key}/${name}`);
}

async function copyFile({ files }: Pick<BackupDeps, 'files'>, folder: string, key: string): Promise<void> {
  if ((await files.find(key)) === undefined) return;
  const to = join(folder, 'files', key);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(await files.read(key), createWriteStream(to, { mode: 0o600 }));
}

/** As they lie: encrypted. One from before there were keys is plain, and stays out. */
async function copyFaces(deps: BackupDeps, folder: string): Promise<void> {
  for (const { name: face } of await deps.files.list('faces')) {
    for (const { name } of await deps.files.list(`faces/${face}`)) {
      const key = `faces/${face}/${name}`;
      if (await isSealed(deps, key)) await copyFile(deps, folder, key);
    }
  }
}

/** One that was deleted since the list was made is not. */
async function isSealed({ files }: BackupDeps, key: string): Promise<boolean> {
  const found = await files.find(key);
  if (!found || found.bytes < sealedHead.length) return false;
  return (await text(await files.read(key, { start: 0, end: sealedHead.length - 1 }))) === sealedHead;
}
