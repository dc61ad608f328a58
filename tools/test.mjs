// `npm test`: installs what it needs (a browser and PostgreSQL too), then checks the house and runs every test.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, root } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';

const isCi = process.env.CI === 'true';
const startedAt = performance.now();
const say = (text) => process.stdout.write(`\n== ${text} (${Math.round((performance.now() - startedAt) / 1000)} s)\n`);

say('Installing');
ensureInstalled();
const browser = ensureBrowser();
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
const steps = [
  ['Checking the house', () => node(['tools/check.mjs'])],
  [
    'Unit and integration tests',
    () =>
      node([
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/vitest.json',
      ]),
  ],
  ['Building the page', () => (ensureBuilt(), 0)],
  [
    'Browser tests',
    () => node([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts']),
  ],
];
rmSync(join(root, 'test-results'), { recursive: true, force: true });
const failed = [];
for (const [name, step] of steps) {
  say(name);
  if (step() !== 0) failed.push(name);
}
postgres?.stop();
say(failed.length === 0 ? 'Everything passed' : `Failed: ${failed.join(', ')}`);
printCounts();
process.exit(failed.length === 0 ? 0 : 1);

function node(args) {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/** What failed once more by name, for whoever sees only the end of a long log; then one closing line over both runners. */
function printCounts() {
  const unit = JSON.parse(readFileSync(join(root, 'test-results/vitest.json'), 'utf8'));
  const { stats } = JSON.parse(readFileSync(join(root, 'test-results/e2e.json'), 'utf8'));
  for (const file of unit.testResults) {
    const failures = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failures.length === 0)
      process.stdout.write(`FAILED ${relative(root, file.name)}: ${file.message}\n`);
    for (const test of failures)
      process.stdout.write(
        `FAILED ${relative(root, file.name)} > ${test.fullName}\n${test.failureMessages.join('\n')}\n`,
      );
    const retried = file.assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
    for (const test of retried)
      process.stdout.write(
        `PASSED AT THE SECOND TRY ${relative(root, file.name)} > ${test.fullName}\n${test.failureMessages[0]}\n`,
      );
  }
  const passed = unit.numPassedTests + stats.expected + stats.flaky;
  const skipped = unit.numPendingTests + stats.skipped;
  process.stdout.write(`${passed} passed, ${unit.numFailedTests + stats.unexpected} failed, ${skipped} skipped\n`);
}
