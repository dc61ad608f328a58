// `npm run drill -- crash [--seed N] [--processings 50] [--people 5]`: short clips and photos are swapped and pictures
// enlarged by a server and two workers on PostgreSQL, once in peace and then again while workers, their engines and the
// server are killed with -9; everything must end as if nothing had happened, or refunded.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type VideoDigest, testWeightsFolder } from '@semblante/engine/testing';
import { startPostgres } from '../../setup/postgres.mjs';
import { randomFrom } from '../webhooks/plan.ts';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { disturb } from './disturb.ts';
import { digestOf, framesPerSegment, type Order, prepareOrders } from './orders.ts';
import { countEnds, countOpen, countSteps, provePromises } from './proofs.queries.ts';
import { watchSegments } from './watch-segments.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const lookEveryMs = 500;
const triesOfWork = 3;

const choice = readChoice();
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
say(
  `Crash drill: seed ${choice.seed}, ${choice.processings} processings of ${choice.people} people, a server and two workers`,
);

const postgres = await startPostgres();
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql or set TEST_DATABASE_URL');
const site = await openSiteDatabase(postgres.url, 'crash');
const { executeSql } = site.database;
const folder = mkdtempSync(join(tmpdir(), 'semblante-crash-'));
const dataFolder = join(folder, 'data');
mkdirSync(dataFolder);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  DATABASE_URL: site.url,
  DATA_DIR: dataFolder,
  APP_SECRET: 'the secret of a drill that nobody needs to keep',
  WEIGHTS_DIR: testWeightsFolder(),
  WORKER_SLOTS: '1',
  SEGMENT_FRAMES: String(framesPerSegment),
};
const server = new ServerProcess({ ...env, ROLE: 'api', PORT: String(port) }, join(folder, 'server.log'));
const workers = [1, 2].map(
  (number) => new ServerProcess({ ...env, ROLE: 'worker', PORT: '0' }, join(folder, `worker-${number}.log`)),
);
server.start();
await untilReady(address);
for (const worker of workers) worker.start();

const people = await insertPeople(site.database, { count: choice.people, credits: 2 * choice.processings });
const wanted = (await prepareOrders(address, people, folder)).slice(0, choice.processings);
say(`${wanted.length} different orders are ready after ${seconds()} s; each is worked off in peace first`);

const watch = watchSegments(join(dataFolder, 'files'));
const inPeace = new Map<string, VideoDigest>();
const calmAt = performance.now();
const calm = await Promise.all(
  wanted.map(async (order) => ({ order, id: (await order.visitor.start(order.body, `peace-${order.name}`)).id })),
);
await untilAllEnded();
// About one kill for each processing, on a fast machine and on a slow one.
const pauseMs = (performance.now() - calmAt) / calm.length;
for (const { order, id } of calm) {
  // Invented people may look too young for the screen; staff would have to look at each, and nobody is here.
  if ((await order.visitor.getProcessing(id)).stage === 'review')
    await order.visitor.call('POST', `/api/processings/${id}/cancel`);
  else inPeace.set(order.name, await digestOf(order, id, folder));
}
const orders = wanted.filter(({ name }) => inPeace.has(name));
if (orders.length === 0) throw new Error('Everything is held for staff: nothing to compare with');
say(`done after ${seconds()} s, ${wanted.length - orders.length} held for staff and left out; now with kills`);

const disturbance = disturb({ server, workers }, { pauseMs, random: randomFrom(choice.seed) });
const started: { order: Order; id: string }[] = [];
for (let number = 0; number < choice.processings; number += 1) {
  const order = orders[number % orders.length];
  if (order) started.push({ order, id: (await order.visitor.start(order.body, `order-${number}`)).id });
}
await untilAllEnded();
await disturbance.stop();
await untilReady(address);
say(`all ended after ${seconds()} s`);

const compared = { same: 0, different: 0, refunded: 0 };
for (const { order, id } of started) {
  const { status } = await order.visitor.getProcessing(id);
  if (status !== 'completed') compared.refunded += 1;
  else compared[isSame(await digestOf(order, id, folder), inPeace.get(order.name)) ? 'same' : 'different'] += 1;
}
await watch.stop();
const checks = [
  ...(await provePromises(executeSql)),
  {
    promise: 'every order is one processing, however often it was said',
    broken: new Set(started.map(({ id }) => id)).size === choice.processings ? 0 : 1,
  },
  { promise: 'no finished segment was rendered again', broken: watch.redone().length },
  { promise: 'pictures and sound of every result are those of the run in peace', broken: compared.different },
  { promise: 'somebody was killed', broken: Object.values(disturbance.kills).some((times) => times > 0) ? 0 : 1 },
];
const [ends, steps] = [await countEnds(executeSql), await countSteps(executeSql)];
for (const each of [server, ...workers]) await each.stop();
await site.drop();
postgres.stop();

say(
  `\nKilled with -9: ${JSON.stringify(disturbance.kills)}; a step is tried ${triesOfWork} times before its order is refunded`,
);
say(
  `Ended: ${JSON.stringify(ends)}\nSegments: ${JSON.stringify({ ...steps, seen_finished: watch.finished() })}\nResults: ${JSON.stringify(compared)}\n`,
);
for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : `✗ ${broken}`} ${promise}`);
const broken = checks.filter((check) => check.broken !== 0);
if (broken.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`\nLogs and files are in ${folder}`);
say(
  `\n${JSON.stringify({ drill: 'crash', ok: broken.length === 0, ...choice, kills: disturbance.kills, pause_seconds: Math.round(pauseMs / 1000), ends, steps, results: compared, seconds: seconds(), broken })}`,
);
process.exit(broken.length === 0 ? 0 : 1);

async function untilAllEnded(): Promise<void> {
  while ((await countOpen(executeSql)) > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}

function isSame(one: VideoDigest, other: VideoDigest | undefined): boolean {
  return one.frames === other?.frames && one.pictures === other.pictures && one.sound === other.sound;
}

function readChoice() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      processings: { type: 'string', default: '50' },
      people: { type: 'string', default: '5' },
    },
  });
  const whole = (name: keyof typeof values) => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`--${name} must be a whole number from 1 on`);
    return value;
  };
  return { seed: whole('seed'), processings: whole('processings'), people: whole('people') };
}
