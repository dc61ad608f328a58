import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createFigures } from './figures.ts';

const token = 'a token for the collector';
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    env: { METRICS_TOKEN: token, LOG_LEVEL: 'info' },
    logStream: { write: (line) => void lines.push(line) },
  });
  await server.empty();
});
afterAll(async () => await server.close());
beforeEach(() => void (lines.length = 0));

const read = async () => {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await server.app.inject({ method: 'GET', url: '/metrics', headers });
  return (name: string) => {
    const line = body.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
};

it('counts a statement that takes half a second, and logs its text', async () => {
  const before = (await read())('semblante_slow_queries_total') ?? 0;
  // Half a second and more lies between any two looks at this clock.
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 600));
  await server.database.db.execute(sql`select count(*) as slow from generate_series(1, 10) a where a > ${0}`);
  clock.mockRestore();
  const slow = lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'slow query');
  expect(slow).toContainEqual(
    expect.objectContaining({ query: expect.stringMatching(/a > \$1/), ms: expect.any(Number) }),
  );
  // A busy machine may have slow ones of its own.
  expect((await read())('semblante_slow_queries_total')).toBeGreaterThanOrEqual(before + 1);
});

it('holds the engine for failing after three faults of its own in a row, and no longer after one success', () => {
  const figures = createFigures();
  const end = (ended: string) => figures.taskEnded({ task: 'probe', end: ended, seconds: 1 });
  for (const ended of ['engine.crashed', 'engine.crashed', 'media.damaged', 'engine.crashed', 'engine.crashed'])
    end(ended);
  expect(figures.isEngineFailing()).toBe(false);
  end('engine.out_of_memory');
  expect(figures.isEngineFailing()).toBe(true);
  end('engine.aborted');
  expect(figures.isEngineFailing()).toBe(true);
  end('done');
  expect(figures.isEngineFailing()).toBe(false);
});
