// `npm run bench -- lists --json`: the dashboard's list with 1,000 processings behind it and a queue of 200 people,
// against a bare Fastify route with one query (the one that finds a session), in one run.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { planSessionQuery } from '@semblante/core/accounts/testing';
import { hashToken } from '@semblante/core/kernel';
import { openDatabase } from '@semblante/db';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { startPostgres } from '../../../tools/setup/postgres.mjs';
import { startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { logIn } from '../src/testing/log-in.ts';
import { seedLists } from './lists.queries.ts';

const rowsBehind = 1_000;
/** Short and many: a busy neighbour who comes and goes falls on few of them, and the median leaves those out. */
const rounds = 11;
const secondsPerRound = 2;
const connections = 32;
const path = '/api/processings?period=recent&page=1';

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');
const application = await startApplication(
  readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-bench-')),
    PORT: '0',
    ROLE: 'api',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  }),
);
await application.ready;
const seeding = await openDatabase({ kind: 'postgres', url: postgres.url, connectionsMax: 1 });
await seedLists(seeding, rowsBehind);
const cookie = await logIn(application.address, 'user@semblante.test');
const token = decodeURIComponent(/semblante_session=([^;]+)/.exec(cookie)?.[1] ?? '');

const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
const oneQuery = { ...planSessionQuery(seeding.db), values: [hashToken(token), 'full', 1] };
const bare = Fastify();
bare.get('/', async () => ({ data: (await pool.query(oneQuery)).rows }));
await bare.listen({ port: 0, host: '127.0.0.1' });
const urls = {
  bare: `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}/`,
  list: `${application.address}${path}`,
};

const first = (await (await fetch(urls.list, { headers: { cookie } })).json()) as {
  data: { status: string; eta_seconds: number | null }[];
  meta: { total: number };
};
if (first.meta.total !== rowsBehind || first.data.length === 0)
  throw new Error(`The list has ${first.meta.total} behind it, not ${rowsBehind}`);
if (first.data.some(({ status, eta_seconds: eta }) => status === 'pending' && eta === null))
  throw new Error('What waits is listed without an estimate');

/** The client has a thread of its own: how busy the event loop of this one was tells what a whole core would do. */
const measure = async (url: string, duration = secondsPerRound) => {
  const before = performance.eventLoopUtilization();
  const result = await autocannon({ url, connections, duration, headers: { cookie }, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  const { utilization } = performance.eventLoopUtilization(before);
  return { rps: result.requests.average, perCore: result.requests.average / utilization, p99: result.latency.p99 };
};

for (const url of Object.values(urls)) await measure(url, 2);
const runs: Record<keyof typeof urls, Awaited<ReturnType<typeof measure>>>[] = [];
// Alternated, so that a busy neighbour slows both.
for (let round = 0; round < rounds; round += 1)
  runs.push({ bare: await measure(urls.bare), list: await measure(urls.list) });

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const report = {
  rows: rowsBehind,
  bare_rps: Math.round(median(runs.map((run) => run.bare.rps))),
  list_rps: Math.round(median(runs.map((run) => run.list.rps))),
  list_rps_per_core: Math.round(median(runs.map((run) => run.list.perCore))),
  bare_p99_ms: median(runs.map((run) => run.bare.p99)),
  list_p99_ms: median(runs.map((run) => run.list.p99)),
  ratio: Number(median(runs.map((run) => run.list.rps / run.bare.rps)).toFixed(3)),
  connections,
  rounds,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
await bare.close();
await pool.end();
await seeding.close();
await application.stop();
postgres.stop();
process.exit(0);
