// `npm run generate`: documents that repeat what the code says. `--check` fails when one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEnvExample } from './checks/env-example.ts';
import { makeLicences } from './checks/licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = { '.env.example': makeEnvExample, 'docs/licences.md': makeLicences };

const isCheck = process.argv.includes('--check');
const problems: string[] = [];
for (const [file, make] of Object.entries(documents)) {
  const made = make();
  problems.push(...made.problems);
  const path = join(root, file);
  if (!isCheck) writeFileSync(path, made.text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== made.text)
    problems.push(`${file} is stale: run npm run generate`);
}
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exit(problems.length === 0 ? 0 : 1);
