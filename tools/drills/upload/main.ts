// `npm run drill -- upload [--megabytes 200] [--disconnects 10] [--seed N]`: sends one large video whose connection
// breaks again and again and whose server is killed with -9 in between; then proves that every byte arrived, and that
// uploads nobody ended are gone after the purge.
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { testWeightsFolder } from '@semblante/engine/testing';
import { startPostgres } from '../../setup/postgres.mjs';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { Visitor } from '../site/visitor.ts';
import { randomFrom } from '../webhooks/plan.ts';
import { makeBigClip } from './big-clip.ts';
import { offsetOf, sendRest } from './send-piece.ts';
import { ageUploads, countVideos, findContentHash } from './uploads.queries.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const abandonedCount = 3;
const unfinishedHours = 24;
const waitMs = 120_000;

const choice = readChoice();
const startedAt = performance.now();
const random = randomFrom(choice.seed);
const folder = mkdtempSync(join(tmpdir(), 'semblante-upload-'));
const dataFolder = join(folder, 'data');
say(`Upload drill: ${choice.megabytes} MB, ${choice.disconnects} broken connections and one killed server`);
const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'upload');
const { executeSql } = site.database;
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const server = new ServerProcess(
  {
    DATABASE_URL: site.url,
    DATA_DIR: dataFolder,
    PORT: String(port),
    WEIGHTS_DIR: testWeightsFolder(),
    WORKER_SLOTS: '1',
    RETENTION_UNFINISHED_HOURS: String(unfinishedHours),
  },
  join(folder, 'server.log'),
);
server.start();
const { content, sha256 } = await makeBigClip(join(folder, 'clip.mp4'), choice.megabytes * 1024 * 1024);
await untilReady(address);
const [{ email = '' } = {}] = await insertPeople(site.database, { count: 1, credits: 1 });
const visitor = await Visitor.logIn(address, email);

const upload = await visitor.createUpload(content.length, 'grande.mp4');
const idOf = (location: string) => location.split('/').at(-1) ?? '';
const videoId = idOf(upload);
// Where it breaks is drawn beforehand; one of the breaks, in the middle, is the server's own death.
const breaks = Array.from({ length: choice.disconnects + 1 }, () => Math.floor(random() * content.length * 0.98)).sort(
  (a, b) => a - b,
);
const killAt = breaks[Math.floor(breaks.length / 2)];
let killing: Promise<void> | undefined;
const [broken, resumed]: [number[], number[]] = [[], []];
let calls = 0;
for (let isWhole = false; !isWhole;) {
  const offset = await offsetOf(visitor, upload);
  if (offset === content.length) break;
  if (calls > 0) resumed.push(offset);
  calls += 1;
  const [atOffset] = breaks;
  const how = (cut: () => void) => {
    broken.push(breaks.shift() ?? 0);
    if (atOffset === killAt) killing ??= restart();
    else cut();
  };
  isWhole = await sendRest(visitor, {
    upload,
    content,
    offset,
    ...(atOffset !== undefined && { interrupt: { atOffset: Math.max(atOffset, offset + 1), how } }),
  });
  await killing;
}

const arrived = await until(async () => {
  const found = await findContentHash(executeSql, videoId);
  return found?.contentHash ? found : undefined;
});
const stored = arrived?.sourceKey ? await hashOf(join(dataFolder, 'files', arrived.sourceKey)) : undefined;

const abandoned: string[] = [];
for (let number = 0; number < abandonedCount; number += 1) {
  const left = await visitor.createUpload(content.length, `abandonado-${number}.mp4`);
  await sendRest(visitor, {
    upload: left,
    content,
    offset: 0,
    interrupt: { atOffset: content.length / 4, how: (cut) => cut() },
  });
  abandoned.push(idOf(left));
}
const uploadsFolder = join(dataFolder, 'files', 'uploads');
const leftOf = (ids: readonly string[]) =>
  readdirSync(uploadsFolder).filter((name) => ids.some((id) => name.startsWith(id)));
const before = leftOf(abandoned).length;
await ageUploads(executeSql, abandoned, unfinishedHours + 1);
// The purge runs when a server starts, and then every few minutes.
await restart();
const isGone = await until(async () =>
  (await countVideos(executeSql, abandoned)) === 0 && leftOf(abandoned).length === 0 ? true : undefined,
);

const checks = [
  {
    promise: 'every byte arrived: the same SHA-256 as was sent, by the server and by us',
    broken: stored === sha256 && arrived?.contentHash === sha256 ? 0 : 1,
  },
  {
    promise: `it was broken off ${choice.disconnects + 1} times, and each time the server still had what it had`,
    broken:
      broken.length === choice.disconnects + 1 && resumed.every((offset, i) => offset >= (resumed[i - 1] ?? 0)) ? 0 : 1,
  },
  { promise: 'the upload itself left nothing behind', broken: leftOf([videoId]).length },
  { promise: 'abandoned uploads had files before the purge', broken: before >= abandonedCount ? 0 : 1 },
  { promise: 'nothing is left of abandoned uploads after the purge', broken: isGone ? 0 : 1 },
];
await server.stop();
await site.drop();
postgres.stop();

for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}`);
const failed = checks.filter((check) => check.broken !== 0);
if (failed.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`\nLogs and files are in ${folder}`);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
say(
  `\n${JSON.stringify({ drill: 'upload', ok: failed.length === 0, ...choice, calls, broken_at: broken, resumed_at: resumed, sha256, state: arrived?.state, seconds, broken: failed })}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function restart(): Promise<void> {
  await server.kill();
  server.start();
  await untilReady(address);
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found | undefined> {
  const end = performance.now() + waitMs;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return undefined;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function readChoice() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      megabytes: { type: 'string', default: '200' },
      disconnects: { type: 'string', default: '10' },
    },
  });
  const whole = (name: keyof typeof values) => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`--${name} must be a whole number from 1 on`);
    return value;
  };
  return { seed: whole('seed'), megabytes: whole('megabytes'), disconnects: whole('disconnects') };
}
