import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import type { Database } from '@semblante/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../apps/server/src/testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { listCalls } from '../bench/staff/calls.ts';
import { type Recorded, recordQueries } from '../bench/staff/record-queries.ts';
import { findSamples, seedYear } from '../bench/staff/seed.queries.ts';
import { fillTables, findWholeReads, pretendRows } from './fill-tables.queries.ts';

/** Those that grow with people and what they do. */
const large = [
  'users',
  'sessions',
  'processings',
  'videos',
  'images',
  'faces',
  'payments',
  'payment_events',
  'credit_entries',
  'events',
  'review_cases',
  'audit_entries',
  'work_steps',
] as const;
const filled = ['sessions', 'videos', 'images', 'faces', 'events', 'review_cases', 'work_steps'] as const;
const pretended = 10_000_000;
/** Sums of nearly every purchase, which staff asks for on purpose: docs/scale.md. */
const sumsOfAll = ['/api/staff/sells?flagged=false: payments (flagged_at IS NULL)'];
const ofPeople = [
  '/api/user',
  '/api/processings?period=recent&page=1',
  '/api/processings?period=all&page=3',
  '/api/videos',
  '/api/images?purpose=subject',
  '/api/faces',
  '/api/notifications',
  '/api/sessions',
  '/api/credits/statement',
  '/api/credits/packages',
  '/api/privacy',
];

describe.skipIf(!findTestPostgresUrl())('at ten million rows', () => {
  let server: TestServer;
  let database: Database;
  let record: ReturnType<typeof recordQueries>;
  beforeAll(async () => {
    record = recordQueries();
    database = await openTestPostgres();
    server = await openTestServer({ database, env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    await server.empty();
    await seedYear(database, {
      users: 5_000,
      ledger_entries: 25_000,
      payments: 7_500,
      processings: 10_000,
      audit_entries: 5_000,
      webhooks: 2_500,
    });
    await fillTables(database, { tables: filled, rows: 5_000 });
    await pretendRows(database, { tables: large, rows: pretended });
  }, 240_000);
  afterAll(async () => {
    record.restore();
    await server.close();
  });

  /** Every statement that these calls ask, and the large tables that it would read from end to end. */
  async function readWhole(browser: TestBrowser, paths: readonly string[]): Promise<string[]> {
    const wrong = new Set<string>();
    const seen = new Set<string>();
    for (const path of paths) {
      const asked: Recorded[] = await record.during(async () => {
        const answer = await browser.call('GET', path);
        expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
      });
      for (const query of asked.filter(({ text }) => !seen.has(text))) {
        seen.add(query.text);
        for (const { table, filter } of await findWholeReads(database, query, pretended))
          if (large.some((name) => name === table)) wrong.add(`${path}: ${table} ${filter}`);
      }
    }
    expect(seen.size).toBeGreaterThan(paths.length / 3);
    return [...wrong];
  }

  it('no list of a person reads a table from end to end', async () => {
    const ana = new TestBrowser(server.app);
    await ana.logIn('user@semblante.test', 'semblante-demo');
    expect(await readWhole(ana, ofPeople)).toEqual([]);
  });

  it('nor does any list of staff', async () => {
    const admin = new TestBrowser(server.app);
    await admin.logIn('admin@semblante.test', 'semblante-demo', { staff: true });
    const samples = await findSamples(database);
    const paths = listCalls(samples).filter((path) => !path.includes('page=400'));
    expect(await readWhole(admin, paths)).toEqual(sumsOfAll);
  });
});
