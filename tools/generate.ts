// `npm run generate`: the page's API client types, from the server's own description. `--check` fails when they are
// stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../apps/server/src/describe-api.ts';
import { printClientTypes, type Description } from './client-types.ts';

const target = fileURLToPath(new URL('../apps/web/src/lib/api.gen.ts', import.meta.url));
const header = '// Made by `npm run generate` from the schemas that validate the calls. Do not edit.\n\n';

const description = (await describeApi()) as Description;
const made = header + (await printClientTypes(description, target));

if (!process.argv.includes('--check')) {
  writeFileSync(target, made);
  process.stdout.write(`Wrote ${Object.keys(description.paths).length} paths\n`);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== made) {
  process.stderr.write('apps/web/src/lib/api.gen.ts does not match the server: run npm run generate\n');
  process.exit(1);
}
process.exit(0);
