// `npm test`: installs what it needs (a browser and PostgreSQL too), then checks the house and runs every test. `npm
// run test:quick` is for every day.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, root } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { printOutcome } from './setup/test-outcome.mjs';

const isCi = process.env.CI === 'true';
const isQuick = process.argv.includes('--quick');
/** What starts processes, looks at pixels or proves work for long. */
const slowFiles = [
  'packages/core/src/accounts/{log-in,accounts.race}.test.ts',
  'packages/core/src/accounts/captcha/**',
  'apps/server/src/*.test.ts',
  'apps/server/src/http/routes/{images,videos,reports,catalog,processings}/**',
  'apps/server/src/http/routes/accounts/{throttling,openid}.test.ts',
  'apps/server/src/jobs/**',
  'tools/**',
];
const startedAt = performance.now();
const say = (text) => process.stdout.write(`\n== ${text} (${Math.round((performance.now() - startedAt) / 1000)} s)\n`);

say('Installing');
ensureInstalled();
const browser = isQuick ? undefined : ensureBrowser();
const postgres = await startPostgres();
if (!postgres && isCi) throw new Error('No PostgreSQL in CI: the race tests cannot run');
if (!postgres)
  process.stdout.write(
    '\nNO POSTGRESQL FOUND: THE RACE TESTS ARE SKIPPED. Set TEST_DATABASE_URL or install postgresql.\n',
  );

const env = {
  ...process.env,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(browser && { CHROMIUM_PATH: browser }),
};
const vitest = (...args) =>
  node([
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
    ...args,
  ]);
const quickSteps = [
  [
    'Quick tests: the rules, the calls and the page; without the engine, media, processes, browser and checks',
    () => vitest('--project=product', '--project=web', ...slowFiles.map((file) => `--exclude=${file}`)),
  ],
];
const allSteps = [
  ['Checking the house', () => node(['tools/check.mjs'])],
  ['Unit and integration tests', () => vitest()],
  ['Building', async () => (await ensureBuilt(), 0)],
  [
    'Browser tests',
    () => node([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts']),
  ],
];
rmSync(join(root, 'test-results'), { recursive: true, force: true });
const failed = [];
for (const [name, step] of isQuick ? quickSteps : allSteps) {
  say(name);
  const stepStartedAt = performance.now();
  if ((await step()) !== 0) failed.push(name);
  process.stdout.write(`took ${Math.round((performance.now() - stepStartedAt) / 1000)} s\n`);
}
postgres?.stop();
say(failed.length === 0 ? 'Everything passed' : `Failed: ${failed.join(', ')}`);
printOutcome();
process.exit(failed.length === 0 ? 0 : 1);

function node(args) {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}
