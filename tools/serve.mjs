// `npm run serve`: what was built, as a deployment runs it. Installs and builds nothing.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtProgram } from './setup/programs.mjs';
import { findMissingWeights } from './setup/weights.mjs';

const server = builtProgram('server');
if (!existsSync(server)) stop('Nothing is built here: run npm run build first (docs/operations.md)');
const missing = findMissingWeights(['product']).map(({ spec }) => spec);
if (missing.length > 0) {
  const ways = 'run npm run build, or bring .cache/weights of the folder that was built (docs/operations.md)';
  stop(`Networks of the engine are not here (${missing.join(', ')}): ${ways}`);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);

function stop(problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
