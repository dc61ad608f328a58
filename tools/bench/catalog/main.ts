// `npm run bench -- catalog --json`: searching and sorting 10,000 clips over HTTP, as a page does it, on a PostgreSQL
// of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@semblante/db';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { logIn } from '../../../apps/server/src/testing/log-in.ts';
import { startPostgres } from '../../setup/postgres.mjs';
import { seedClips } from './seed-clips.queries.ts';

const clipCount = 10_000;
const rounds = 12;
const queries = [
  'danca',
  'dança',
  'Saudação',
  'futebol',
  'gol praia',
  'goal beach epic',
  'coreogrfia',
  'perseguissao',
  'inesquecivel',
  'unforgetable farewel',
  'd',
  'ma',
  'romantic dance at the',
  'talita13',
  'vitoria 42',
  `%_\\'"`,
  '🎉',
  'zzzzzzz',
  'estadio lotado',
  'risada maluca escola',
];
const sorts = ['', 'newest', 'oldest', 'most_viewed', 'most_chosen'];
const prices = ['all', 'low_to_high', 'high_to_low'];
const places = ['', 'dance', 'memes'];
const pages = [1, 2, 40];

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL: set TEST_DATABASE_URL or install postgresql');
const folder = mkdtempSync(join(tmpdir(), 'semblante-bench-'));
const application = await startApplication(
  readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000000',
  }),
);
await application.ready;
const database = await openDatabase({ kind: 'postgres', url: postgres.url });
await seedClips(database.db, clipCount);
const cookie = await logIn(application.address, 'verificada@semblante.test');

async function timeOf(search: Record<string, string>): Promise<number> {
  const url = `${application.address}/api/catalog?${new URLSearchParams(search)}`;
  const from = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const body = (await answer.json()) as { data: unknown[]; meta: { total: number } };
  const ms = performance.now() - from;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  found.set(search['query'] ?? '', body.meta.total);
  return ms;
}

const found = new Map<string, number>();
const orders = sorts.flatMap((sort) =>
  prices.flatMap((price) =>
    places.flatMap((category) =>
      pages.map((page) => ({ ...(sort && { sort }), price, ...(category && { category }), page: String(page) })),
    ),
  ),
);
const measure = async (asked: readonly Record<string, string>[]) => {
  const times: number[] = [];
  for (const search of asked) times.push(await timeOf(search));
  return times;
};
// Once without looking at the clock: plans, pages and pools are warm on a site that people use.
await measure([...queries.map((query) => ({ query })), ...orders.slice(0, 40)]);
const searches: number[] = [];
const sorted: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  searches.push(
    ...(await measure(
      queries.flatMap((query): Record<string, string>[] => [
        { query },
        { query, sort: 'most_viewed', price: 'low_to_high' },
      ]),
    )),
  );
  sorted.push(...(await measure(orders.filter((_, place) => place % rounds === round))));
}

const rankOf = (times: number[], share: number) =>
  Number(
    (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2),
  );
for (const [query, total] of found) process.stderr.write(`${String(total).padStart(6)}  ${query || '(everything)'}\n`);
const report = {
  clips: clipCount,
  search_p95_ms: rankOf(searches, 0.95),
  sort_p95_ms: rankOf(sorted, 0.95),
  search_p50_ms: rankOf(searches, 0.5),
  sort_p50_ms: rankOf(sorted, 0.5),
  searches: searches.length,
  sorts: sorted.length,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
await database.close();
await application.stop();
rmSync(folder, { recursive: true, force: true });
postgres.stop();
process.exit(0);
