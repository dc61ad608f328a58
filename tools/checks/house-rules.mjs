// The rules of the house that no linter knows: names, lengths, where SQL and the environment may be, texts in JSX.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/stages.mjs';

const linesMax = 400;
const drawer = /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)|(^|\/)(types|enums?)\.tsx?$/i;
// A language keeps its own spelling in a file's name.
const kebab = /^[a-z0-9]+(?:[.-](?:[a-z0-9]+|pt_BR))*$/;
const generated = /\.gen\.ts$|\/migrations\//;
const test = /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//;
const sqlCall = /\.(select|insert|update|delete)\((?!['"`])[^)]*\)\s*\.?(from|values|set|where|returning)?|\bsql`/;
const sqlMayBe = /\.queries\.ts$|^packages\/db\/|^packages\/providers\/src\/queue\/|^apps\/server\/bench\//;
const temporaryFolder = /mkdtemp(Sync)?\(join\(tmpdir\(\)/;
const productFile = /^(packages\/(core|providers)|apps\/server)\/src\//;
const environmentMayBe = /(^|\/)config\.ts$|^tools\/|^e2e\/|\/testing\/|\.test\.ts$|\.config\.ts$|\/bench\//;

export function checkHouseRules() {
  const files = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.json'],
    { cwd: root, encoding: 'utf8' },
  )
    .stdout.split('\n')
    .filter(Boolean);
  const problems = [];
  for (const file of files) {
    let text;
    try {
      text = readFileSync(join(root, file), 'utf8');
    } catch {
      // Deleted in the working tree, not yet in the index.
      continue;
    }
    if (drawer.test(file)) problems.push(`${file}: a drawer for anything; name it after what it does`);
    if (file.endsWith('.json')) continue;
    if (!kebab.test(basename(file))) problems.push(`${file}: file names are kebab-case`);
    const lines = text.split('\n').length - 1;
    if (lines > linesMax && !generated.test(file) && !test.test(file))
      problems.push(`${file}: ${lines} lines; split it (${linesMax} at most)`);
    if (generated.test(file)) continue;
    if (/process\.env/.test(text) && !environmentMayBe.test(file))
      problems.push(`${file}: reads process.env; only config.ts does`);
    if (temporaryFolder.test(text) && productFile.test(file) && !test.test(file))
      problems.push(`${file}: makes a temporary folder that nobody sweeps; withTemporaryFolder of core's kernel does`);
    if (/drizzle-orm/.test(text) && sqlCall.test(text) && !sqlMayBe.test(file) && !test.test(file))
      problems.push(`${file}: SQL belongs in a *.queries.ts file`);
    if (/\b(it|test|describe)\.(skip|only|todo)\b(?!If)/.test(text) && test.test(file))
      problems.push(`${file}: a skipped or exclusive test`);
    if (/\b(TODO|FIXME|XXX)\b/.test(text) && !file.startsWith('tools/checks/'))
      problems.push(`${file}: says TODO or FIXME; finish it or write an issue`);
    if (file.startsWith('apps/web/src/') && file.endsWith('.tsx') && !test.test(file))
      problems.push(...textInJsx(file, text));
  }
  return problems;
}

/** A letter between two tags, or in a spoken attribute, is a text that nobody can translate. */
function textInJsx(file, text) {
  const found = [];
  text.split('\n').forEach((line, at) => {
    const between = /<\/?[A-Za-z][^<>]*>\s*([^<>{}]*\p{L}[^<>{}]*)<\//u.exec(line);
    const spoken = /\s(?:aria-label|title|alt|placeholder|label)="([^"]*\p{L}[^"]*)"/u.exec(line);
    const isCode = /=>|import |\bRecord<|\bArray<|Promise</.test(line);
    if ((between && !isCode) || spoken)
      found.push(
        `${file}:${at + 1}: a text in JSX (${(between?.[1] ?? spoken?.[1] ?? '').trim()}); it belongs in the locale files`,
      );
  });
  return found;
}
