// `npm start`: installs what is missing, builds what changed, then serves everything on one port.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, isBuilt } from './setup/build.mjs';
import { ensureInstalled, isInstalled } from './setup/install.mjs';
import { builtProgram } from './setup/programs.mjs';
import { root } from './setup/stages.mjs';

const startedAt = performance.now();
const program = builtProgram('server');
const weights = ['product'];

// It loads what was built while we look whether anything changed since; one that is out of date never starts.
let server = existsSync(program) ? launch() : undefined;
if (!(isInstalled({ weights }) && isBuilt())) {
  server?.kill('SIGKILL');
  await ensureInstalled({ weights });
  await ensureBuilt();
  server = launch();
}
process.stdout.write('Starting the server and preparing its database ...\n');
server.stdout.pipe(process.stdout);
let served = false;
server.stdout.on('data', (text) => {
  if (served || !String(text).includes('is serving at')) return;
  served = true;
  process.stdout.write(
    `From npm start to serving: ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops it.\n\n`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
server.send('start');

function launch() {
  // Whoever types this reads a screen: the log's everyday lines are for deployments.
  const isDeployment = process.env.NODE_ENV === 'production';
  const env = {
    ...(isDeployment ? {} : { LOG_LEVEL: 'warn' }),
    // Node 22 and newer keep there what they compiled; a second start begins sooner.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...process.env,
  };
  return spawn(process.execPath, ['--enable-source-maps', program, '--when-told'], {
    cwd: root,
    env,
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
  });
}
