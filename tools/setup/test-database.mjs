import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './stages.mjs';
import { builtTestProgram } from './programs.mjs';

/** Migrated once for all sites of the browser tests; each of their databases is a copy (`e2e/kit/test-site.ts`). */
export default async function ensureTestDatabase() {
  if (!process.env.TEST_DATABASE_URL) return;
  const { stdout } = await promisify(execFile)(process.execPath, [builtTestProgram('name-template')], { cwd: root });
  process.env.E2E_DATABASE_TEMPLATE = stdout;
}
