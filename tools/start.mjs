// `npm start`: installs what is missing, builds what changed, then serves everything on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { builtProgram } from './setup/programs.mjs';
import { root } from './setup/stages.mjs';

const startedAt = performance.now();

await ensureInstalled({ weights: ['product'] });
await ensureBuilt();
process.stdout.write('Starting the server and preparing its database ...\n');

// Whoever types this reads a screen: the log's everyday lines are for deployments.
const isDeployment = process.env.NODE_ENV === 'production';
const env = {
  ...(isDeployment ? {} : { LOG_LEVEL: 'warn' }),
  // Node 22 and newer keep there what they compiled; a second start begins sooner.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
};
const server = spawn(process.execPath, ['--enable-source-maps', builtProgram('server')], {
  cwd: root,
  env,
  stdio: ['inherit', 'pipe', 'inherit'],
});
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
