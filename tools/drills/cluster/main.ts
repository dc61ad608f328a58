// `npm run drill -- cluster [--processings N] [--people N] [--minutes N] [--rate N] [--customers N]`: three api, three
// worker processes that share PostgreSQL and buckets only, behind a balancer. People look at their pages and order,
// while processes are killed, stopped and replaced, the database is restarted and the bucket refuses for 20 seconds.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testWeightsFolder } from '@semblante/engine/testing';
import { openS3Peer } from '../../../packages/providers/src/files/testing/s3-peer.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { buildForDrill } from '../site/build-for-drill.ts';
import { prepareOrders } from '../crash/orders.ts';
import { countEnds, countGivenUpEarly, countOpen, listFailures, provePromises } from '../crash/proofs.queries.ts';
import { bucketSettings } from '../site/bucket-settings.ts';
import { insertCrowd } from '../site/crowd.queries.ts';
import { freePort, ServerProcess, untilReady } from '../site/server-process.ts';
import { insertPeople, openSiteDatabase } from '../site/site-database.queries.ts';
import { openBalancer } from './balancer.ts';
import { followStream } from './follow-stream.ts';
import { startTraffic } from './traffic.ts';

const { values } = parseArgs({
  options: {
    processings: { type: 'string', default: '200' },
    people: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '60' },
    customers: { type: 'string', default: '10' },
  },
});
const wanted = {
  processings: Number(values.processings),
  people: Number(values.people),
  minutes: Number(values.minutes),
  rate: Number(values.rate),
  customers: Number(values.customers),
};
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
const say = (line: string) => void process.stderr.write(`${String(seconds()).padStart(6)} s  ${line}\n`);
const wait = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));
const errorShareMax = 0.005;
const s3AwayMs = 20_000;
/** After an outage connections are made anew and what waited is done. */
const recoveryMs = 5_000;
const endMsMax = 15 * 60_000;
const triesMax = 3;

const program = await buildForDrill('cluster');
const postgres = await startPostgres({ isOwn: true });
if (!postgres) throw new Error('The drill needs PostgreSQL: install postgresql');
const site = await openSiteDatabase(postgres.url, 'cluster');
const peer = await openS3Peer(['files', 'keys']);
const folder = mkdtempSync(join(tmpdir(), 'semblante-cluster-'));
const balancer = await openBalancer();

/** A process with a folder of its own; its replacement has another. */
const start = async (name: string, role: 'api' | 'worker') => {
  mkdirSync(join(folder, name));
  const port = await freePort();
  const server = new ServerProcess(
    {
      DATABASE_URL: site.url,
      DATABASE_CONNECTIONS: '10',
      DATA_DIR: join(folder, name),
      APP_SECRET: 'the secret of a drill that nobody needs to keep',
      WEIGHTS_DIR: testWeightsFolder(),
      WORKER_SLOTS: '1',
      SEGMENT_FRAMES: '15',
      ROLE: role,
      PORT: String(port),
      SHUTDOWN_DRAIN_SECONDS: '2',
      ...bucketSettings(peer),
    },
    join(folder, `${name}.log`),
    program,
  );
  server.start();
  if (role === 'api') balancer.add(port);
  return { server, port, name };
};
type Started = Awaited<ReturnType<typeof start>>;
const apis: Started[] = [await start('api-0', 'api')];
await untilReady(`http://127.0.0.1:${apis[0]?.port}`);
apis.push(await start('api-1', 'api'), await start('api-2', 'api'));
const workers = [
  await start('worker-0', 'worker'),
  await start('worker-1', 'worker'),
  await start('worker-2', 'worker'),
];
await Promise.all(apis.map(async ({ port }) => await untilReady(`http://127.0.0.1:${port}`)));
await wait(1_000);
const customers = await insertPeople(site.database, {
  count: wanted.customers,
  credits: Math.ceil(wanted.processings / wanted.customers) * 2 + 10,
});
const crowd = await insertCrowd(site.database, wanted.people);
say(`three api and three worker processes, ${crowd.length} people`);
const orders = await prepareOrders(balancer.address, customers, folder);
say(`${orders.length} different orders of ${customers.length} customers are prepared`);

const visitors = [...new Set(orders.map(({ visitor }) => visitor))];
const streams = new Map(
  visitors.map((visitor) => [visitor, followStream(balancer.address, visitor.headers['cookie'] ?? '')]),
);
await wait(1_000);
const traffic = startTraffic(
  balancer.address,
  crowd.map(({ cookie }) => cookie),
  wanted.rate,
);
const outages: { what: string; from: number; until: number }[] = [];
const during = async (what: string, act: () => Promise<void>) => {
  const from = Date.now();
  say(`outage begins: ${what}`);
  await act();
  await wait(recoveryMs);
  outages.push({ what, from, until: Date.now() });
};

const disturbances: (() => Promise<void>)[] = [
  async () => await killed(workers, 0),
  async () => await killed(apis, 0),
  async () => await replaced(workers, 1, 'worker'),
  async () => await during('the database restarts', async () => void postgres.restart()),
  async () => await replaced(apis, 1, 'api'),
  async () => await killed(workers, 2),
  async () =>
    await during('the bucket refuses', async () => {
      peer.behave({ kind: 'refuse', status: 503 });
      await wait(s3AwayMs);
      peer.behave({ kind: 'well' });
    }),
  async () => await killed(apis, 2),
];

const ordered = new Map<string, (typeof visitors)[number]>();
const orderAll = async () => {
  const pauseMs = (wanted.minutes * 60_000 * 0.8) / wanted.processings;
  for (let number = 0; number < wanted.processings; number += 1) {
    const order = orders[number % orders.length];
    if (!order) return;
    const [round, beganAt] = [Math.floor(number / orders.length), performance.now()];
    // The same order again is another one: its key says so, and a repeated call with the same key is the same.
    const processing = await order.visitor.start(order.body, `${order.name}-${round}`);
    ordered.set(processing.id, order.visitor);
    await wait(Math.max(0, pauseMs - (performance.now() - beganAt)));
  }
};
const disturbAll = async () => {
  const pauseMs = (wanted.minutes * 60_000) / (disturbances.length + 1);
  for (const disturb of disturbances) {
    const beganAt = performance.now();
    await wait(pauseMs / 2);
    await disturb();
    await wait(Math.max(0, pauseMs - (performance.now() - beganAt)));
  }
};
await Promise.all([orderAll(), disturbAll()]);
await wait(Math.max(0, wanted.minutes * 60_000 - (performance.now() - startedAt)));
await traffic.stop();
say(`everything is ordered (${ordered.size}); waiting for the ends`);
const givesUpAt = performance.now() + endMsMax;
while ((await countOpen(site.database.executeSql)) > 0 && performance.now() < givesUpAt) await wait(500);
const isSeen = () => [...ordered].every(([id, visitor]) => streams.get(visitor)?.ends.has(id));
for (let looks = 0; looks < 60 && !isSeen(); looks += 1) await wait(500);

const proofs = await provePromises(site.database.executeSql);
const ends = await countEnds(site.database.executeSql);
const outside = traffic.failures.filter(({ at }) => !outages.some(({ from, until }) => at >= from && at <= until));
const calls = Object.values(traffic.counts).reduce((sum, count) => sum + count, 0);
const errorShare = outside.length / Math.max(1, calls);
let lost = 0;
for (const [id, visitor] of ordered)
  if ((await visitor.getProcessing(id)).status === 'completed' && (await visitor.download(id)).length < 1_000)
    lost += 1;
const failures = await listFailures(site.database.executeSql);
const unseen = [...ordered].filter(([id, visitor]) => !streams.get(visitor)?.ends.has(id)).length;
const { rows } = await site.database.executeSql('select count(*)::int as n from processings');
const checks = [
  ...proofs,
  {
    promise: 'every order is one processing, and none is another',
    broken: Math.abs(Number(rows[0]?.['n']) - ordered.size),
  },
  { promise: 'every result can be downloaded', broken: lost },
  {
    promise: 'nothing was given up before its third try',
    broken: await countGivenUpEarly(site.database.executeSql, triesMax),
  },
  { promise: 'every live stream saw every final state', broken: unseen },
  {
    promise: 'under 0.5 % of calls failed outside the outages',
    broken: errorShare < errorShareMax ? 0 : outside.length,
  },
];
for (const stream of streams.values()) stream.stop();
for (const { server } of [...apis, ...workers]) await server.stop();
balancer.close();
await peer.close();
await site.drop();
postgres.stop();
for (const { promise, broken } of checks) say(`  ${broken === 0 ? '✓' : '✗'} ${promise}`);
const broken = checks.filter((check) => check.broken !== 0);
if (broken.length === 0 && failures.length === 0) rmSync(folder, { recursive: true, force: true });
else say(`Logs are in ${folder}`);
const report = {
  drill: 'cluster',
  ok: broken.length === 0,
  ...wanted,
  seconds: seconds(),
  calls,
  statuses: traffic.counts,
  failed_outside: outside.length,
  failed_in_outages: traffic.failures.length - outside.length,
  error_share: Number(errorShare.toFixed(5)),
  outside: summed(outside.map(({ what }) => what)),
  ends,
  failures,
  reconnects: [...streams.values()].reduce((sum, stream) => sum + stream.reconnects(), 0),
  broken,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(broken.length === 0 ? 0 : 1);

async function killed(of: Started[], place: number): Promise<void> {
  const victim = of[place];
  say(`${victim?.name} is killed with -9`);
  await victim?.server.kill();
  await wait(2_000);
  victim?.server.start();
}

/** The next one is there before the old one goes. */
async function replaced(of: Started[], place: number, role: 'api' | 'worker'): Promise<void> {
  const old = of[place];
  if (!old) return;
  const next = await start(`${old.name}-next`, role);
  if (role === 'api') await untilReady(`http://127.0.0.1:${next.port}`);
  await wait(1_000);
  say(`${old.name} is stopped gracefully, ${next.name} takes its place`);
  await old.server.stop();
  balancer.remove(old.port);
  of[place] = next;
}

function summed(texts: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const text of texts) sums[text] = (sums[text] ?? 0) + 1;
  return sums;
}
