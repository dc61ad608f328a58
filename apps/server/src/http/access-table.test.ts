import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { findHole, routesToWalk, walkRoutes } from '../testing/walk-routes.ts';
import { accessTable } from './access-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000', METRICS_TOKEN: 'a token of sixteen' } });
  await server.empty();
});
afterAll(async () => await server.close());

const registered = () => routesToWalk(server.app.listRoutes());

it('names every route there is, and none that is not', () => {
  const names = [...new Set(registered().map(({ method, url }) => `${method} ${url}`))].sort();
  expect(
    names.filter((name) => !(name in accessTable)),
    'routes that are not in the table of http/access-table.ts',
  ).toEqual([]);
  expect(
    Object.keys(accessTable).filter((name) => !names.includes(name)),
    'lines of the table without a route',
  ).toEqual([]);
});

it('is what every role and nobody are answered, route by route', async () => {
  const walked = await walkRoutes(await server.listen(), registered());
  expect(walked.length).toBeGreaterThan(50);
  const holes = walked.flatMap((one) => findHole(one, accessTable[one.route] ?? one.access) ?? []);
  expect(holes).toEqual([]);
});
