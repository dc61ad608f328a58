// `npm test`: installs what it needs (a browser and PostgreSQL too), then checks the house and runs every test. `npm
// run test:quick` is for every day.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser, ensureHeadlessShell } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { ensurePrograms, ensureTestPrograms } from './setup/programs.mjs';
import { root } from './setup/stages.mjs';
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
await ensureInstalled({ weights: isQuick ? ['product'] : ['product', 'measuring'] });
const browser = isQuick ? undefined : ensureBrowser();
const shell = isQuick ? undefined : ensureHeadlessShell();
const postgres = await startPostgres({ inMemory: true });
if (!postgres && isCi) throw new Error('No PostgreSQL in CI: the race tests cannot run');
if (!postgres)
  process.stdout.write(
    '\nNO POSTGRESQL FOUND: THE RACE TESTS ARE SKIPPED. Set TEST_DATABASE_URL or install postgresql.\n',
  );

// Whatever tests leave lying goes with the run; converted networks stay for the next one.
const scratch = mkdtempSync(join(tmpdir(), 'semblante-tests-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
const env = {
  ...process.env,
  TMPDIR: scratch,
  TEST_CACHE: tmpdir(),
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(shell && { CHROMIUM_SHELL_PATH: shell }),
};
const vitest = (...args) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
  ...args,
];
/** Each lane in its order, beside the other: one alone leaves a core idle while a page or a file is waited for. */
const lanes = isQuick
  ? [
      [
        [
          'Quick tests: the rules, the calls and the page; without the engine, media, processes, browser and checks',
          vitest('--project=product', '--project=web', ...slowFiles.map((file) => `--exclude=${file}`)),
        ],
      ],
    ]
  : [
      [
        ['Building', ['tools/build.mjs']],
        ['Browser tests', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']],
      ],
      [
        ['Checking the house', ['tools/check.mjs']],
        ['Unit and integration tests', vitest()],
      ],
    ];
rmSync(join(root, 'test-results'), { recursive: true, force: true });
// Every lane asks for them: two that build at once would be in each other's way.
await ensurePrograms();
await ensureTestPrograms();
const failed = [];
await Promise.all(lanes.map(walk));
postgres?.stop();
say(failed.length === 0 ? 'Everything passed' : `Failed: ${failed.join(', ')}`);
printOutcome();
process.exit(failed.length === 0 ? 0 : 1);

async function walk(steps) {
  for (const [name, args] of steps) {
    say(name);
    const stepStartedAt = performance.now();
    if ((await node(args, name)) !== 0) failed.push(name);
    say(`${name}: took ${Math.round((performance.now() - stepStartedAt) / 1000)} s`);
  }
}

/** Whole lines of a step, each with its step's first word where several steps speak. */
async function node(args, name) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const mark = lanes.length > 1 ? `${name.split(' ')[0].toLowerCase().padEnd(8)} | ` : '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${mark}${line}\n`));
  return await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve(code ?? 1)),
  );
}
