// `npm run generate`: the page's API client types, from the server's own description. `--check` fails when they are
// stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeApi } from '../apps/server/src/describe-api.ts';

const target = fileURLToPath(new URL('../apps/web/src/lib/api.gen.ts', import.meta.url));
const header = '// Made by `npm run generate` from the schemas that validate the calls. Do not edit.\n\n';

interface Generator {
  default(description: object): Promise<unknown>;
  astToString(ast: unknown): string;
}

/** The generator is the page's own tool: it brings the older TypeScript it needs with it, below apps/web. */
async function loadGenerator(): Promise<Generator> {
  const ofWeb = createRequire(new URL('../apps/web/package.json', import.meta.url));
  return (await import(pathToFileURL(ofWeb.resolve('openapi-typescript')).href)) as Generator;
}

const [description, generator] = await Promise.all([describeApi(), loadGenerator()]);
const made = header + generator.astToString(await generator.default(description));

if (!process.argv.includes('--check')) {
  writeFileSync(target, made);
  process.stdout.write(`Wrote ${Object.keys(description.paths ?? {}).length} paths\n`);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== made) {
  process.stderr.write('apps/web/src/lib/api.gen.ts does not match the server: run npm run generate\n');
  process.exit(1);
}
process.exit(0);
