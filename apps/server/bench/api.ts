// `npm run bench -- api --json`: GET /api/user (session, database, role) against a bare Fastify route with the same one
// query, in one run.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const rounds = 5;
const secondsPerRound = 4;
const connections = 32;

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');

const application = await startApplication(
  readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-bench-')),
    PORT: '0',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  }),
);
await application.ready;
const cookie = await logIn(application.address, 'user@semblante.test');
const token = decodeURIComponent(/semblante_session=([^;]+)/.exec(cookie)?.[1] ?? '');

// The floor: the very same query, prepared like ours, by the bare driver, and nothing else that a product needs.
const database = await openDatabase({ kind: 'postgres', url: postgres.url });
const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
const sameQuery = { ...planSessionQuery(database.db), values: [hashToken(token), 'full', 1] };
const bare = Fastify();
bare.get('/user', async () => {
  const { rows } = await pool.query(sameQuery);
  return { data: { user: rows[0] } };
});
await bare.listen({ port: 0, host: '127.0.0.1' });
const bareUrl = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}/user`;

const measure = async (url: string, duration = secondsPerRound) => {
  const result = await autocannon({ url, connections, duration, headers: { cookie }, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { rps: result.requests.average, p99: result.latency.p99 };
};

await measure(bareUrl, 2);
await measure(`${application.address}/api/user`, 2);
const runs: { bare: { rps: number; p99: number }; user: { rps: number; p99: number } }[] = [];
// Alternated, so that a busy neighbour slows both.
for (let round = 0; round < rounds; round += 1)
  runs.push({ bare: await measure(bareUrl), user: await measure(`${application.address}/api/user`) });

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const report = {
  bare_rps: Math.round(median(runs.map(({ bare: { rps } }) => rps))),
  user_rps: Math.round(median(runs.map(({ user: { rps } }) => rps))),
  bare_p99_ms: median(runs.map(({ bare: { p99 } }) => p99)),
  user_p99_ms: median(runs.map(({ user: { p99 } }) => p99)),
  ratio: Number(median(runs.map(({ bare: b, user: u }) => u.rps / b.rps)).toFixed(3)),
  connections,
  rounds,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
await bare.close();
await pool.end();
await database.close();
await application.stop();
postgres.stop();
process.exit(0);
