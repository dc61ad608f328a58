import { createReadStream } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type UserId, withTemporaryFolder } from '@semblante/core/kernel';
import type { Tx } from '@semblante/db';
import * as z from 'zod';
import type { Row } from './read-table.queries.ts';
import { type BackupDeps, backupPurpose } from './take-backup.ts';
import {
  addForeignKeys,
  advanceIdentities,
  countUsers,
  dropForeignKeys,
  emptyTable,
  insertRows,
  listColumns,
  listForeignKeys,
  markErasedUsers,
  recountProcessings,
  setTriggers,
} from './write-table.queries.ts';

const Line = z.object({
  row: z.record(z.string(), z.unknown()).nullable(),
  of: z.string().optional(),
  sealed: z.string().optional(),
});
const atOnce = 200;

export interface Restored {
  rows: number;
  /** Accounts whose key is gone: they come back as what a deletion leaves. */
  withoutKey: string[];
}

/** Fills a migrated database without accounts. All of it or nothing; every reference is checked at the end. */
export async function restoreBackup(deps: BackupDeps, folder: string): Promise<Restored> {
  const tables = (await readdir(join(folder, 'tables'))).map((file) => file.replace('.ndjson.gz', ''));
  const restored: Restored = { rows: 0, withoutKey: [] };
  const lost = new Set<string>();
  await deps.db.transaction(async (tx) => {
    if ((await countUsers(tx)) > 0)
      throw new Error('The database has accounts already: restore into one that was just migrated.');
    const references = await listForeignKeys(tx);
    await dropForeignKeys(tx, references);
    for (const table of tables)
      restored.rows += await fill(tx, deps, { table, file: join(folder, 'tables', `${table}.ndjson.gz`), lost });
    await markErasedUsers(tx, [...lost]);
    await addForeignKeys(tx, references);
    await advanceIdentities(tx);
    await recountProcessings(tx);
  });
  const files = join(folder, 'files');
  for (const key of await listFiles(files)) await takeCopy(deps, { key, from: join(files, key) });
  return { ...restored, withoutKey: [...lost] };
}

async function listFiles(folder: string): Promise<string[]> {
  if (!(await stat(folder).catch(() => undefined))) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The backup stays as it is: it may be needed again. */
async function takeCopy({ files }: BackupDeps, { key, from }: { key: string; from: string }): Promise<void> {
  await withTemporaryFolder('scratch', async (folder) => {
    const copy = join(folder, 'copy');
    await copyFile(from, copy);
    await files.take(key.replaceAll(sep, '/'), copy);
  });
}

async function fill(
  tx: Tx,
  deps: BackupDeps,
  { table, file, lost }: { table: string; file: string; lost: Set<string> },
): Promise<number> {
  const columns = await listColumns(tx, table);
  await setTriggers(tx, table, 'disable');
  await emptyTable(tx, table);
  let [rows, total] = [[] as Row[], 0];
  const flush = async () => {
    await insertRows(tx, table, columns, rows);
    total += rows.length;
    rows = [];
  };
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    const row = await open(deps, Line.parse(JSON.parse(line)), lost);
    if (row) rows.push(row);
    if (rows.length >= atOnce) await flush();
  }
  await flush();
  await setTriggers(tx, table, 'enable');
  return total;
}

async function open(
  { accountKeys }: BackupDeps,
  { row, of, sealed }: z.infer<typeof Line>,
  lost: Set<string>,
): Promise<Row | undefined> {
  if (of === undefined || sealed === undefined) return row ?? undefined;
  const key = await accountKeys.findKey(of as UserId);
  if (key) return { ...row, ...(key.unsealJson(backupPurpose, sealed) as Row) };
  lost.add(of);
  return row ?? undefined;
}
