// `npm run drill -- erase`: somebody lives here with all that the product can hold of a person, a backup is taken, the
// account is deleted, and then database, files, queue, logs, outbox, the backup and the backup restored are searched
// for every readable trace of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErasedKind, Erasure, ErasureReceipt } from '@semblante/contracts';
import { writeAudit } from '@semblante/core/audit';
import { keysFrom, newId, readSealed, temporaryKinds, type UserId } from '@semblante/core/kernel';
import { testWeightsFolder } from '@semblante/engine/testing';
import { createLocalFiles } from '@semblante/providers/files';
import { createLocalKeys } from '@semblante/providers/keys';
import { demoPassword } from '@semblante/core/accounts';
import { startPostgres } from '../../setup/postgres.mjs';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { openSiteDatabase } from '../site/site-database.queries.ts';
import { Visitor } from '../site/visitor.ts';
import {
  countEnds,
  countRemainder,
  findErasureState,
  findName,
  insertPerson,
  listOwnFolders,
  listPhotoKeys,
  readDatabase,
} from './hunt.queries.ts';
import {
  filesUnder,
  type Found,
  hunt,
  huntFolder,
  huntTemporary,
  type Needle,
  needlesOfFile,
  textNeedle,
} from './hunt.ts';
import { addFace, liveHere, orderMore, person, require } from './life.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
/** More than one slot works off before the watch looks. */
const ordersLeft = 6;
/** Every kind that the receipt can count, and that this person had. */
const livedWith: ErasedKind[] = [
  'faces',
  'photos',
  'videos',
  'images',
  'processings',
  'sessions',
  'events',
  'mails',
  'exports',
  'billing',
];
const runTask = fileURLToPath(new URL('../../run-task.mjs', import.meta.url));

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'erase');
const { executeSql } = site.database;
const folder = mkdtempSync(join(tmpdir(), 'semblante-erase-'));
const [dataFolder, keysFolder, backupFolder, ownFolder] = ['data', 'keys', 'backup', 'own'].map((name) =>
  join(folder, name),
) as [string, string, string, string];
for (const made of [dataFolder, ownFolder]) mkdirSync(made);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const secret = 'the secret of a drill that nobody needs to keep';
const env = {
  DATABASE_URL: site.url,
  DATA_DIR: dataFolder,
  KEYS_DIR: keysFolder,
  APP_SECRET: secret,
  WEIGHTS_DIR: testWeightsFolder(),
  WORKER_SLOTS: '1',
  SEGMENT_FRAMES: '15',
  ERASURE_DELAY_DAYS: '0',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'debug',
};
const logFile = join(folder, 'server.log');
const server = new ServerProcess({ ...env, PORT: String(port) }, logFile);
server.start();
await untilReady(address);

const [userId, controlId] = [newId<UserId>(), newId<UserId>()];
await insertPerson(executeSql, { id: userId, name: person.name, email: person.email });
await insertPerson(executeSql, { id: controlId, name: 'Whoever Stays', email: 'stays@drill.test' });
const accountKeys = createLocalKeys(keysFolder, keysFrom(secret));
const life = await liveHere(address, ownFolder);
await site.database.db.transaction(async (tx) => {
  await writeAudit(tx, {
    action: 'user.edited',
    subject: 'user',
    subjectId: userId,
    before: { name: 'Zenobia' },
    after: { name: person.name },
    reason: `${person.name} asked by phone`,
    personal: { of: userId, accountKeys },
    at: new Date(),
  });
});
const control = await Visitor.logIn(address, 'stays@drill.test');
await addFace(control, { file: join(ownFolder, 'face.jpg'), name: 'Whoever Stays' });
say(`A whole life was lived after ${seconds()} s`);

const files = createLocalFiles(join(dataFolder, 'files'));
const controlPhotos = await listPhotoKeys(executeSql, controlId);
const needles = await gatherNeedles();
const before = [...(await huntDatabase(executeSql, needles)), ...huntFolder(needles, dataFolder)];
const seen = new Set(before.map(({ what }) => what));
/** What payment providers wrote names the payer; each message of them must have been hers to lose. */
const providerWords = before.filter(
  ({ what, place }) => place === 'public.payment_events' && what === 'the CPF',
).length;
say(`${needles.length} needles; before the deletion these are found: ${[...seen].join(', ')}`);

task('backup', backupFolder, env);
await orderMore(life, ordersLeft);
const asked = await require(
  await life.visitor.call('POST', '/api/privacy/erasure', {
    json: { current_password: demoPassword },
    headers: { 'x-forwarded-for': person.ip },
  }),
);
const { protocol } = ((await asked.json()) as { data: { erasure: Erasure } }).data.erasure;
while ((await findErasureState(executeSql, userId)) !== 'done')
  await new Promise((resolve) => setTimeout(resolve, 1_000));
say(`The account is deleted, and looked at twice, after ${seconds()} s`);

// As anybody who holds the number asks for it, without an account.
const shown = await (await require(await fetch(`${address}/api/privacy/receipts/${protocol}`))).text();
const { receipt } = (JSON.parse(shown) as { data: { receipt: ErasureReceipt } }).data;
const uncounted = livedWith.filter((kind) => !receipt.counts[kind]);
const receipts = filesUnder(join(dataFolder, 'outbox')).filter((file) =>
  readFileSync(file, 'utf8').toLowerCase().includes(person.email),
);
const places: Record<string, Found[]> = {
  'the database and the queue': await huntDatabase(executeSql, needles),
  'files, scratch, keys and outbox': huntFolder(needles, dataFolder, (file) => receipts.includes(file)).concat(
    huntFolder(needles, keysFolder),
  ),
  'temporary files': huntTemporary(needles, (name) =>
    [...temporaryKinds, 'stage', 'engine'].some((kind) => name.startsWith(`semblante-${kind}`)),
  ),
  'the log': hunt(needles, 'server.log', readFileSync(logFile)),
  'the backup that was taken before': huntFolder(needles, backupFolder),
  'the receipt that anybody with its number sees': hunt(needles, 'receipt', Buffer.from(shown)),
};
const ends = await countEnds(executeSql, userId);
const remainder = await countRemainder(executeSql, userId);
await server.stop();

const again = await openSiteDatabase(postgres.url, 'restored');
const restoredFolder = join(folder, 'restored');
task('restore', backupFolder, { ...env, DATABASE_URL: again.url, DATA_DIR: restoredFolder });
places['the backup, restored'] = [
  ...(await huntDatabase(again.database.executeSql, needles)),
  ...huntFolder(needles, restoredFolder),
];
const restoredFiles = createLocalFiles(join(restoredFolder, 'files'));
const opened = await Promise.all(
  controlPhotos.map(
    async (key) =>
      await readSealed(
        { files: restoredFiles, accountKeys: createLocalKeys(keysFolder, keysFrom(secret)) },
        { key, userId: controlId },
      ).then(
        (photo) => photo.length > 1_000,
        () => false,
      ),
  ),
);
const controlName = await findName(again.database.executeSql, controlId);

const checks = [
  ...Object.entries(places).map(([place, found]) => ({
    promise: `nothing of the person can be read in ${place}`,
    broken: found.length,
    found,
  })),
  { promise: 'every kind of needle was really there before', broken: needlesMissing().length, found: needlesMissing() },
  {
    promise: 'messages of the payment provider named the person before, those of a refund too',
    broken: providerWords >= 3 ? 0 : 1,
    found: { providerWords },
  },
  {
    promise: 'one mail is left in the outbox that stands for the person’s mailbox: the receipt',
    broken: receipts.length === 2 && receipts.every((file) => readFileSync(file, 'utf8').includes(protocol)) ? 0 : 1,
    found: receipts,
  },
  {
    promise: 'the receipt says that it is done, and counts every kind of thing that there was',
    broken: receipt.state === 'done' && receipt.erased_at !== null ? uncounted.length : 1,
    found: { receipt, uncounted },
  },
  {
    promise: 'what ran when the account ended was not charged',
    broken: ends.held === 0 && ends.holds === ends.captures + ends.releases && ends.releases >= 1 ? 0 : 1,
    found: ends,
  },
  {
    promise: 'whoever stays is back after a restore, with a face that opens',
    broken: controlName === 'Whoever Stays' && opened.length > 0 && opened.every(Boolean) ? 0 : 1,
    found: { controlName, opened },
  },
];
await again.drop();
await site.drop();
postgres.stop();

say('\nThe stated remainder, rows that name the number of the account:');
for (const [place, count] of Object.entries(remainder)) say(`  ${place}: ${count}`);
say('');
for (const { promise, broken, found } of checks)
  say(
    `  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}${broken === 0 ? '' : `: ${JSON.stringify(found).slice(0, 1_500)}`}`,
  );
const broken = checks.filter((check) => check.broken !== 0);
if (broken.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`\nLogs and files are in ${folder}`);
say(
  `\n${JSON.stringify({ drill: 'erase', ok: broken.length === 0, needles: needles.length, receipt: receipt.counts, remainder, ends, seconds: seconds() })}`,
);
process.exit(broken.length === 0 ? 0 : 1);

async function gatherNeedles(): Promise<Needle[]> {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const words = [
    textNeedle('the name', 'zenóbia'),
    textNeedle('the name', 'quintanilha'),
    textNeedle('the address', person.email),
    textNeedle('the CPF', digits(person.cpf)),
    textNeedle('the phone', digits(person.phone)),
    textNeedle('the IP', person.ip),
    textNeedle('a file name', person.fileName),
  ];
  const mine = [...(await listOwnFolders(executeSql, userId)), `previews/${userId}`].map((key) => files.pathOf(key));
  const pictures = mine
    .flatMap((place) => filesUnder(place))
    .flatMap((file) => needlesOfFile(kindOf(file), readFileSync(file)));
  const photos = (
    await Promise.all(
      (await listPhotoKeys(executeSql, userId)).map(async (key) =>
        needlesOfFile('a face photo', await readSealed({ files, accountKeys }, { key, userId })),
      ),
    )
  ).flat();
  return [
    ...words,
    ...pictures,
    ...photos,
    ...needlesOfFile('the video as it was sent', readFileSync(join(ownFolder, 'clip.mp4'))),
  ];
}

function kindOf(file: string): string {
  const [kind = 'a file'] = file.slice(files.root.length + 1).split('/');
  return `a file of ${kind}`;
}

async function huntDatabase(execute: typeof executeSql, wanted: readonly Needle[]): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { place, text } of readDatabase(execute)) found.push(...hunt(wanted, place, Buffer.from(text)));
  return found;
}

/**
 * A needle that was nowhere to be found before proves nothing by being nowhere afterwards; these two were encrypted all
 * the time.
 */
function needlesMissing(): string[] {
  const alwaysHidden = ['a face photo', 'the IP'];
  return [...new Set(needles.map(({ what }) => what))].filter(
    (what) => !seen.has(what) && !alwaysHidden.includes(what),
  );
}

function task(kind: 'backup' | 'restore', where: string, given: Record<string, string>): void {
  const ran = spawnSync(process.execPath, [runTask, kind, where], {
    env: { ...given, PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`npm run ${kind} failed: ${ran.stderr}`);
  say(ran.stdout.trim());
}
