import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './kit/chromium.ts';

const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: [
    '../tools/setup/test-programs.mjs',
    '../tools/setup/test-media.mjs',
    '../tools/setup/test-database.mjs',
  ],
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Four starved vitest's workers beside them: a hook of two minutes was not enough, and the whole took longer.
  workers: 2,
  forbidOnly: true,
  // On a shared machine of two cores a browser may stand still for longer than any wait. What passed only at a second
  // try is named at the end.
  retries: process.env['CI'] ? 2 : 1,
  // Waits end what hangs; they are no measure. Beside a real swap on two cores a page took nine seconds to open.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
    // Each test is a new visitor, who would keep every file for a visit that never comes; the test about being offline
    // allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every step of every test costs time: only what must be tried again is recorded.
    trace: 'on-first-retry',
  },
});
