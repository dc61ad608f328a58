// `npm start`: installs what is missing, builds what changed, then serves everything on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, root } from './setup/install.mjs';

const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

ensureInstalled();
const installed = seconds();
ensureBuilt();
const built = seconds();

const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/server/src/main.ts')], { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] });
server.stdout.pipe(process.stdout);
let served = false;
server.stdout.on('data', (text) => {
  if (served || !String(text).includes('is serving at')) return;
  served = true;
  process.stdout.write(`From npm start to serving: ${seconds()} (installed after ${installed}, built after ${built})\n\n`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
