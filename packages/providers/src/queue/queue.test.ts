import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createQueue, type JobHandlers, type Queue } from './queue.ts';
import { listWaitingJobs } from './waiting-jobs.queries.ts';

let database: Database;
let queue: Queue | undefined;
const away = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  await database.executeSql('delete from pgboss.job');
});
afterAll(async () => await database.close());

/** A database whose connection is cut as often as told, before the first statement that matches. */
function cutting(statement: RegExp, times: number): Database {
  let left = times;
  return {
    ...database,
    executeSql: async (text, values) => {
      if (!statement.test(text) || left === 0) return await database.executeSql(text, values);
      left -= 1;
      throw away();
    },
  };
}

const handlersWith = (sendMail: JobHandlers['send-mail']): JobHandlers => ({
  'send-mail': sendMail,
  'make-export': async () => {},
  'match-report': async () => {},
  'work-step': async () => {},
});
const jobs = async () =>
  (await database.executeSql(`select state::text as state, output from pgboss.job where name = 'send-mail'`)).rows;
const enqueueOne = async () =>
  await database.db.transaction(async (tx) => await queue?.enqueue(tx, 'send-mail', { sealed: 'a', of: 'b' }));

it('is prepared by the second try when the connection was cut during the first', async () => {
  queue = createQueue(cutting(/CREATE SCHEMA/i, 1), () => {});
  await expect(queue.prepare()).rejects.toThrow();
  await queue.prepare();
  await enqueueOne();
  expect(await jobs()).toHaveLength(1);
});

it('begins a job when it is committed, without anybody looking for it', async () => {
  queue = createQueue(database, () => {}, { pollMs: 3_600_000 });
  await queue.prepare();
  let done = 0;
  await queue.work(handlersWith(async () => void (done += 1)));
  for (let job = 1; job <= 3; job += 1) {
    await enqueueOne();
    await vi.waitUntil(() => done === job, { timeout: 20_000 });
    await vi.waitUntil(async () => (await jobs()).every(({ state }) => state === 'completed'), { timeout: 20_000 });
  }
  expect(done).toBe(3);
});

it('writes down that a job is done when the database is back, and does it once', async () => {
  const reports: Error[] = [];
  queue = createQueue(cutting(/state = 'completed'/, 2), (error) => reports.push(error));
  await queue.prepare();
  await enqueueOne();
  let done = 0;
  await queue.work(handlersWith(async () => void (done += 1)));
  await vi.waitUntil(async () => (await jobs())[0]?.['state'] === 'completed', { timeout: 20_000 });
  expect([done, reports.length]).toEqual([1, 2]);
});

it('keeps of a failed job what kind of failure it was, and not its text, which may name a person', async () => {
  queue = createQueue(database, () => {});
  await queue.prepare();
  await enqueueOne();
  await queue.work(
    handlersWith(async () => {
      await database.executeSql('select $1::text::uuid', ['maria@example.com']).catch((cause: Error) => {
        throw Object.assign(new Error(`<maria@example.com> could not be found: ${cause.message}`, { cause }), {
          code: 'EENVELOPE',
        });
      });
    }),
  );
  await vi.waitUntil(async () => (await jobs())[0]?.['state'] === 'retry', { timeout: 20_000 });
  expect(await jobs()).toEqual([{ state: 'retry', output: { name: 'Error', code: 'EENVELOPE' } }]);
});

it('shows which jobs wait and for how long, and not what is in them', async () => {
  queue = createQueue(database, () => {});
  await queue.prepare();
  const now = new Date();
  await database.executeSql(
    `insert into pgboss.job (name, data, start_after)
     values ('send-mail', '{"sealed":"x"}', $1), ('send-mail', '{}', $2)`,
    [new Date(now.getTime() - 300_000), new Date(now.getTime() + 300_000)],
  );
  expect(await listWaitingJobs(database.db, now)).toEqual([{ name: 'send-mail', waiting: 1, oldestSeconds: 300 }]);
});
