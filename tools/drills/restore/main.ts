// `npm run drill -- restore`: a deployment on PostgreSQL and two buckets is backed up while credits move and faces come
// in, then its database and its bucket of files are destroyed. Restored into new ones, the ledger is what it was by SQL
// of our own, every face has the same SHA-256, and who was erased after the backup stays erased.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { giftCredits } from '@semblante/core/credits';
import { keysFrom, newId, readSealed, type UserId } from '@semblante/core/kernel';
import { makePortraitPhoto, testWeightsFolder } from '@semblante/engine/testing';
import { createFiles } from '@semblante/providers/files';
import { openKeys } from '@semblante/providers/keys';
import { openS3Peer } from '../../../packages/providers/src/files/testing/s3-peer.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { bucketSettings } from '../site/bucket-settings.ts';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { logInAll } from '../site/visitor.ts';
import { countEntries, countWrongBalances, findPerson, readLedger } from './proofs.queries.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const run = promisify(execFile);
const runTask = fileURLToPath(new URL('../../run-task.mjs', import.meta.url));
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
const peopleCount = 20;
const secret = 'the secret of a drill that nobody needs to keep';

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'restore');
const peer = await openS3Peer(['files', 'restored', 'keys']);
const folder = mkdtempSync(join(tmpdir(), 'semblante-restore-'));
const backupFolder = join(folder, 'backup');
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  DATABASE_URL: site.url,
  DATA_DIR: join(folder, 'data'),
  APP_SECRET: secret,
  WEIGHTS_DIR: testWeightsFolder(),
  ...bucketSettings(peer),
};
const api = new ServerProcess({ ...env, ROLE: 'api', PORT: String(port) }, join(folder, 'api.log'));
api.start();
await untilReady(address);

const people = await insertPeople(site.database, { count: peopleCount, credits: 5 });
const [first, second] = await logInAll(address, people.slice(0, 2));
if (!first || !second) throw new Error('nobody came');
for (const who of ['joao', 'ana'] as const) await makePortraitPhoto(join(folder, `${who}.jpg`), who);
await first.addFace(join(folder, 'joao.jpg'));
await second.addFace(join(folder, 'ana.jpg'));
const { accountKeys } = await openKeys(readConfig(env).keys, keysFrom(secret));
for (const { id } of people) await accountKeys.keyOf(id);
const faces = facesIn('files');
say(
  `${people.length} people, ${faces.size} files of faces after ${seconds()} s; the backup is taken while credits move`,
);

const before = await countEntries(site.database.executeSql);
const backup = { isTaken: false };
const taking = run(process.execPath, [runTask, 'backup', backupFolder], { env: { ...process.env, ...env } }).finally(
  () => void (backup.isTaken = true),
);
const load = { gifts: 0, calls: 0, refused: 0 };
await Promise.all([taking, ...people.slice(0, 6).map(move), look()]);
const after = await countEntries(site.database.executeSql);
say(`backed up after ${seconds()} s; meanwhile ${JSON.stringify(load)}, entries ${before} to ${after}`);

const erased = people.at(1)?.id ?? newId<UserId>();
await accountKeys.destroy(erased);
await api.stop();
const truth = await readLedger(site.database.executeSql, after);
const truths = new Map<number, string>();
for (let entries = before; entries <= after; entries += 1)
  truths.set(entries, (await readLedger(site.database.executeSql, entries)).hash);
await site.drop();
rmSync(join(peer.folder, 'files'), { recursive: true, force: true });
say(`the database (${truth.entries} entries) and the bucket of files are destroyed after ${seconds()} s`);

const again = await openSiteDatabase(postgres.url, 'restored');
const restoredEnv = { ...env, DATABASE_URL: again.url, S3_BUCKET: 'restored', DATA_DIR: join(folder, 'new-data') };
const { stdout } = await run(process.execPath, [runTask, 'restore', backupFolder], {
  env: { ...process.env, ...restoredEnv },
});
say(`${stdout.trim()} (${seconds()} s)`);

const { executeSql } = again.database;
const entries = await countEntries(executeSql);
const ledger = await readLedger(executeSql, entries);
const restored = facesIn('restored');
const control = people.at(0);
const gone = await findPerson(executeSql, erased);
const stayed = await findPerson(executeSql, control?.id ?? '');
const { files } = await createFiles(readConfig(restoredEnv).files);
const keysAgain = (await openKeys(readConfig(restoredEnv).keys, keysFrom(secret))).accountKeys;
const opens = await Promise.all(
  [...restored.keys()].map(async (key) => {
    const open = async (userId: UserId) =>
      await readSealed({ files, accountKeys: keysAgain }, { key, userId }).then(
        (photo) => photo.length > 500,
        () => false,
      );
    return { stays: control ? await open(control.id) : false, erased: await open(erased) };
  }),
);
const keys = readKeys();
const checks = [
  { promise: 'credits moved while it was taken', holds: after - before > 20 && load.calls > 0 },
  { promise: 'no call failed because of it', holds: load.refused === 0 },
  {
    promise: `the ledger is one moment between ${before} and ${after} entries`,
    holds: entries >= before && entries <= after,
  },
  { promise: 'its entries are those of that moment, hash for hash', holds: truths.get(entries) === ledger.hash },
  { promise: 'the sums of entries are the balances', holds: (await countWrongBalances(executeSql)) === 0 },
  {
    promise: 'every file of a face is back with the same SHA-256',
    holds: faces.size > 1 && [...faces].every(([key, sha256]) => restored.get(key) === sha256),
  },
  {
    promise: 'who stayed is back by name, with a face that opens',
    holds: stayed?.name === 'Drill' && opens.some(({ stays }) => stays),
  },
  {
    promise: 'who was erased after the backup comes back erased, without an address, and no face of theirs opens',
    holds: gone?.isErased === true && gone.email !== people[1]?.email && opens.every((each) => !each.erased),
  },
  { promise: 'no key is in the backup', holds: keys.length > 1 && !keys.some((key) => isInBackup(key)) },
];
await again.drop();
await peer.close();
postgres.stop();
for (const { promise, holds } of checks) say(`  ${holds ? '✓' : '✗'} ${promise}`);
const broken = checks.filter(({ holds }) => !holds).map(({ promise }) => promise);
if (broken.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`\nLogs and files are in ${folder}`);
say(`\n${JSON.stringify({ drill: 'restore', ok: broken.length === 0, before, after, entries, load, broken })}`);
process.exit(broken.length === 0 ? 0 : 1);

/** One after the other, as fast as the database takes them. */
async function move({ id }: { id: UserId }): Promise<void> {
  while (!backup.isTaken) {
    const cause = { kind: 'staff' as const, id: `drill-${newId()}` };
    await site.database.db.transaction(
      async (tx) => await giftCredits(tx, { userId: id, credits: 1, cause, reason: 'for the drill' }),
    );
    load.gifts += 1;
  }
}

async function look(): Promise<void> {
  while (!backup.isTaken) {
    const answer = await first?.call('GET', '/api/credits/statement');
    load.calls += 1;
    if (!answer?.ok) load.refused += 1;
  }
}

/** As they lie on the server's own disk. */
function facesIn(bucket: string): Map<string, string> {
  const root = join(peer.folder, bucket);
  const names = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => /^faces\/.*\._S3rver_object$/.test(name));
  return new Map(
    names.map((name) => [
      name.replace('._S3rver_object', ''),
      createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('hex'),
    ]),
  );
}

/** Sealed, as they lie in their own bucket. */
function readKeys(): Buffer[] {
  const root = join(peer.folder, 'keys');
  const names = readdirSync(root, { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('._S3rver_object')).map((name) => readFileSync(join(root, name)));
}

function isInBackup(bytes: Buffer): boolean {
  return readdirSync(backupFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ parentPath, name }) => {
      const held = readFileSync(join(parentPath, name));
      return (name.endsWith('.gz') ? gunzipSync(held) : held).includes(bytes);
    });
}
