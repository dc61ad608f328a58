import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type DescribedColumns, DescribedOnceQuery } from './describe-once.ts';
import { createPlannedLanes } from './planned-lanes.ts';
import { runPlanned } from './planned-query.ts';
import { createTestPostgres, findTestPostgresUrl } from './testing/index.ts';

const echo = { name: 'echo', text: 'select $1::int, pg_backend_pid()' };
const divide = { name: 'divide', text: 'select 12 / $1::int' };
const waitForLock = { name: 'wait_for_lock', text: 'select pg_advisory_xact_lock($1::int)' };

describe.skipIf(!findTestPostgresUrl())('what every request reads', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestPostgres({ connectionsMax: 4 })));
  afterAll(async () => await database.close());

  const ask = async (number: number) => (await runPlanned(database.db, echo, [number]))[0] as [number, number];
  const askMany = async (count: number) =>
    await Promise.all(Array.from({ length: count }, async (_, number) => await ask(number)));

  it('gives each of many at once its own answer, over fewer connections than there are questions', async () => {
    await askMany(40);
    const answers = await askMany(40);
    expect(answers.map(([number]) => number)).toEqual(Array.from({ length: 40 }, (_, number) => number));
    expect(new Set(answers.map(([, connection]) => connection)).size).toBeLessThanOrEqual(2 + 4);
  });

  it('is told the columns of a statement once, and reads every answer by them', async () => {
    const client = new pg.Client({ connectionString: findTestPostgresUrl(), pipeline: true });
    await client.connect();
    let descriptions = 0;
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('rowDescription', () => (descriptions += 1));
    const described: DescribedColumns = new Map();
    const text = `select $1::int, null::text, '{"a": 1}'::jsonb, true, 'epoch'::timestamptz`;
    const read = async (number: number) =>
      await new Promise((resolve, reject) => {
        const statement = { name: 'of_every_kind', text, values: [number] as unknown[], rowMode: 'array' as const };
        const asked = new DescribedOnceQuery(statement, described, (problem, result) =>
          problem ? reject(problem) : resolve(result.rows),
        );
        client.query(asked);
      });
    const rows = (number: number) => [[number, null, { a: 1 }, true, new Date(0)]];
    for (const number of [1, 2, 3]) expect(await read(number)).toEqual(rows(number));
    expect(descriptions).toBe(1);
    await client.end();
  });

  it('goes out with all that is asked in the same turn, in one write for each connection', async () => {
    const writes: number[] = [];
    const lanes = createPlannedLanes({
      connectionString: findTestPostgresUrl(),
      stream: () => {
        const place = writes.push(0) - 1;
        return new CountingSocket(() => (writes[place] = (writes[place] ?? 0) + 1));
      },
    });
    const askLanes = (number: number) =>
      lanes.query({ ...echo, values: [number] as unknown[], rowMode: 'array' as const });
    // Opened by the first who ask, and known to both what the statement gives.
    await expect.poll(async () => (await Promise.all([askLanes(0), askLanes(0)])).every(Boolean)).toBe(true);
    writes.fill(0);
    const answers = await Promise.all(Array.from({ length: 20 }, async (_, number) => await askLanes(number)));
    expect(answers.map((answer) => answer?.rows[0]?.[0])).toEqual(Array.from({ length: 20 }, (_, number) => number));
    expect(writes).toEqual([1, 1]);
    // Nothing is held any longer than its turn.
    const late = askLanes(7);
    await setImmediate();
    expect(writes.toSorted()).toEqual([1, 2]);
    expect((await late)?.rows[0]?.[0]).toBe(7);
    await lanes.close();
  });

  it('tells only the one whose statement failed', async () => {
    const asked = [4, 0, 3, 0, 2].map(async (number) => await runPlanned(database.db, divide, [number]));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(answers[1]).toMatchObject({ reason: { name: 'DatabaseFault', code: '22012' } });
  });

  it('goes on when a statement waits without end: others take another connection, from the first statement on', async () => {
    const lock = 7;
    const database = await createTestPostgres({ connectionsMax: 4 });
    const ask = async (number: number) => (await runPlanned(database.db, echo, [number]))[0] as [number, number];
    await database.db.transaction(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(${lock})`);
      void runPlanned(database.db, waitForLock, [lock]).catch(() => {});
      for (let number = 0; number < 40; number += 1) expect((await ask(number))[0]).toBe(number);
    });
    await database.close();
  });

  it('opens its connections anew after the server has closed them', async () => {
    await askMany(20);
    await database.executeSql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect
      .poll(
        async () =>
          await Promise.all(
            (await Promise.allSettled(Array.from({ length: 20 }, async (_, number) => await ask(number)))).map(
              ({ status }) => status === 'fulfilled',
            ),
          ),
      )
      .not.toContain(false);
  });
});

class CountingSocket extends Socket {
  readonly #counted: () => void;

  constructor(counted: () => void) {
    super();
    this.#counted = counted;
  }

  override _write(...written: Parameters<Socket['_write']>): void {
    this.#counted();
    super._write(...written);
  }

  override _writev(...written: Parameters<NonNullable<Socket['_writev']>>): void {
    this.#counted();
    super._writev?.(...written);
  }
}
