// `npm run serve`: what was built, as a deployment runs it. Installs and builds nothing.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtProgram } from './setup/programs.mjs';

const server = builtProgram('server');
if (!existsSync(server)) {
  process.stderr.write('Nothing is built here: run npm run build first (docs/operations.md)\n');
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
