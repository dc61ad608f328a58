import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './fingerprint.mjs';
import { root } from './stages.mjs';
import { builtTestProgram } from './programs.mjs';

const sources = ['packages/actors/src', 'packages/media/src/testing', 'e2e/kit'];

/** What the browser tests send: read, never written. */
export const testMediaFolder = join(root, '.cache/test-media');

/** Draws it once for all tests; drawing anew for each file took longer than some journeys. */
export default async function ensureTestMedia() {
  const wanted = fingerprint(sources);
  const stamp = join(testMediaFolder, '.drawn-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const fresh = `${testMediaFolder}.${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    await promisify(execFile)(process.execPath, [builtTestProgram('make-media'), fresh], { cwd: root });
    writeFileSync(join(fresh, '.drawn-from'), wanted);
    rmSync(testMediaFolder, { recursive: true, force: true });
    renameSync(fresh, testMediaFolder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
