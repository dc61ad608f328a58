import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command in the repository and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** A stage in one line, with the time it took. */
export async function sayStage(what, work) {
  const startedAt = performance.now();
  process.stdout.write(`${what} ...`);
  try {
    return await work();
  } finally {
    process.stdout.write(` ${secondsSince(startedAt)} s\n`);
  }
}

/** The same for work that says whether there was anything to do: nothing is printed where there was not. */
export async function sayStageIfAny(what, work) {
  const startedAt = performance.now();
  if (await work()) process.stdout.write(`${what} ... ${secondsSince(startedAt)} s\n`);
}

/** A command as a stage; what it says itself is shown only when it fails, and ends this process. */
export async function runStage(what, command, args, options = {}) {
  requireSuccess(await sayStage(what, () => runQuietly(command, args, options)));
}

/** What a command ended with and what it said. */
export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let [out, problems] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (problems += text));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { code, out, problems };
}

export function requireSuccess({ code, out, problems }) {
  if (code === 0) return;
  process.stdout.write(out);
  process.stderr.write(problems);
  process.exit(code ?? 1);
}

const secondsSince = (moment) => ((performance.now() - moment) / 1000).toFixed(1);
