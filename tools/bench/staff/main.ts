// `npm run bench -- staff --json`: the back office on PostgreSQL with a year of business in it; the plans of every
// query of a call that is too slow.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@semblante/core/accounts';
import { openDatabase } from '@semblante/db';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { logIn } from '../../../apps/server/src/testing/log-in.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { listCalls } from './calls.ts';
import { recordQueries } from './record-queries.ts';
import { explain, findSamples, seeded, seedPaymentsUpTo, seedYear } from './seed.queries.ts';

const limitMs = 200;
const rounds = 40;
const exportedRows = 1_000_000;
const isJson = process.argv.includes('--json');
const say = (text: string) => void (isJson ? process.stderr : process.stdout).write(`${text}\n`);

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');
const record = recordQueries();
const application = await startApplication(
  readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-staff-')),
    PORT: '0',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  }),
);
await application.ready;
const database = await openDatabase({ kind: 'postgres', url: postgres.url, connectionsMax: 1 });
const seedingSince = performance.now();
await seedYear(database);
const seedSeconds = Math.round((performance.now() - seedingSince) / 1000);
say(`seeded in ${seedSeconds} s`);

const cookie = await logIn(application.address, 'admin@semblante.test', '/api/staff/login');

async function ask(path: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(`${application.address}${path}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - since;
}

const measured: { path: string; p50_ms: number; p95_ms: number }[] = [];
for (const path of listCalls(await findSamples(database))) {
  for (let warm = 0; warm < 3; warm += 1) await ask(path);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask(path));
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0).toFixed(1));
  const one = { path, p50_ms: at(0.5), p95_ms: at(0.95) };
  measured.push(one);
  say(`${String(one.p95_ms).padStart(8)} ms  ${path}`);
  if (one.p95_ms <= limitMs) continue;
  const queries = await record.during(async () => void (await ask(path)));
  for (const query of queries) say(`\n${query.text}\n${(await explain(database, query)).join('\n')}`);
}

const forgery = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
await fetch(`${application.address}/api/staff/confirm`, {
  method: 'POST',
  headers: { cookie, 'x-xsrf-token': forgery, 'content-type': 'application/json' },
  body: JSON.stringify({ current_password: demoPassword }),
});
const exported = [await measureExport('/api/staff/sells/export')];
await seedPaymentsUpTo(database, exportedRows);
exported.push(await measureExport('/api/staff/sells/export'));
const slow = measured.filter(({ p95_ms: p95 }) => p95 > limitMs);
const report = {
  seeded,
  seed_seconds: seedSeconds,
  rounds,
  limit_ms: limitMs,
  slowest_p95_ms: Math.max(...measured.map(({ p95_ms: p95 }) => p95)),
  too_slow: slow.map(({ path }) => path),
  export: exported,
  calls: measured,
};
process.stdout.write(
  isJson
    ? `${JSON.stringify(report)}\n`
    : `\n${measured.length} calls, ${slow.length} over ${limitMs} ms; export: ${JSON.stringify(exported)}\n`,
);
await database.close();
await application.stop();
postgres.stop();
process.exit(slow.length === 0 ? 0 : 1);

/** Reads the whole file as a slow reader would, and looks at how far the memory of this process grows meanwhile. */
async function measureExport(path: string) {
  const answer = await fetch(`${application.address}${path}`, { headers: { cookie, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${path} was answered ${answer.status}`);
  const since = performance.now();
  const beforeBytes = process.memoryUsage().rss;
  let [rows, bytes, mostBytes] = [-1, 0, 0];
  for await (const chunk of answer.body) {
    const piece = Buffer.from(chunk as Uint8Array);
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) rows += 1;
    mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
  }
  return {
    rows,
    megabytes: Math.round(bytes / 1e6),
    seconds: Number(((performance.now() - since) / 1000).toFixed(1)),
    rss_before_megabytes: Math.round(beforeBytes / 1e6),
    rss_most_megabytes: Math.round(mostBytes / 1e6),
  };
}
