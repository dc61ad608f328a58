import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findCommand, installWithApt } from './debian.mjs';
import { root } from './stages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';

/**
 * A real Chromium: the configured one, one on the PATH, Debian's, or Playwright's own download; `undefined` is
 * Playwright's own.
 */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH || findCommand(names);
  if (found) return found;
  if (installWithApt(['chromium'])) return findCommand(names);
  const download = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { cwd: root, stdio: 'inherit' },
  );
  if (download.status === 0) return undefined;
  throw new Error('No Chromium: set CHROMIUM_PATH, install chromium, or run as root on Debian');
}

/**
 * The same Chromium without windows, tabs and prompts, where Debian has it: a page of a new visitor costs half as much
 * there. `undefined` where there is none: then the whole one does.
 */
export function ensureHeadlessShell() {
  const found = process.env.CHROMIUM_SHELL_PATH || findCommand([shell]);
  if (found || process.env.CHROMIUM_PATH) return found;
  return installWithApt([shell]) ? findCommand([shell]) : undefined;
}
