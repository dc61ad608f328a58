// `npm run dev`: the server restarts and the page reloads in place as files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/stages.mjs';

await ensureInstalled({ weights: ['product'] });
const node = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
const children = [
  node(
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      join(root, 'apps/server/src/main.ts'),
    ],
    root,
  ),
  node([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/web')),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
