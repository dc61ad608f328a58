// `npm run drill -- roles [--json]`: every route of the real server, called by every role and by nobody, against the
// table of who may.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessTable } from '../../../apps/server/src/http/access-table.ts';
import { startApplication } from '../../../apps/server/src/application.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import {
  findHole,
  routesToWalk,
  type Walked,
  walkers,
  walkRoutes,
} from '../../../apps/server/src/testing/walk-routes.ts';

const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-roles-')),
  PORT: '0',
  RATE_LIMIT_PER_MINUTE: '100000000',
  WORKER_SLOTS: '1',
  METRICS_TOKEN: 'a token of sixteen',
});
const application = await startApplication(config);
await application.ready;
const routes = routesToWalk(application.listRoutes());
const walked = await walkRoutes(application.address, routes);
await application.stop();

const holes = [
  ...walked.filter(({ route }) => !(route in accessTable)).map(({ route }) => `${route}: not in the table`),
  ...Object.keys(accessTable)
    .filter((route) => !walked.some((one) => one.route === route))
    .map((route) => `${route}: in the table, but there is no such route`),
  ...walked.flatMap((one) => findHole(one, accessTable[one.route] ?? one.access) ?? []),
];
process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify({ routes: walked.length, callers: walkers, matrix: walked, holes })}\n`
    : `${tableOf(walked)}\n\n${walked.length} routes, ${walkers.length} callers, ${holes.length} holes\n${holes.join('\n')}\n`,
);
process.exit(holes.length === 0 ? 0 : 1);

function tableOf(rows: readonly Walked[]): string {
  const width = Math.max(...rows.map(({ route }) => route.length));
  const line = (name: string, access: string, cells: readonly string[]) =>
    `${name.padEnd(width)}  ${access.padEnd(10)}  ${cells.map((cell) => cell.padStart(6)).join('  ')}`;
  return [
    line('route', 'access', walkers),
    ...rows.map(({ route, access, answers }) =>
      line(
        route,
        access,
        walkers.map((walker) => String(answers[walker])),
      ),
    ),
  ].join('\n');
}
