// `npx tsx packages/engine/bench/screen/fetch-people.ts --images CLONE --legislators CLONE [--out DIR]`: adults for
// `--people`, out of clones of unitedstates/images (public domain) and unitedstates/congress-legislators (CC0) on
// GitHub, into .cache/screen-people, which git ignores: no picture of a person is ever committed.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { peopleIndexFile, type KnownPerson } from './list-people.ts';

const { values } = parseArgs({
  options: {
    images: { type: 'string' },
    legislators: { type: 'string' },
    out: { type: 'string', default: '.cache/screen-people' },
  },
});
if (!values.images || !values.legislators) throw new Error('--images and --legislators are needed');
const { images, legislators, out } = values as { images: string; legislators: string; out: string };

/** The branch of congress-legislators with its tables. */
const tables = 'gh-pages';
const lives = readLives();
const people: KnownPerson[] = [];
await mkdir(out, { recursive: true });
for (const { id, blob, storedOn } of listCurrentPortraits()) {
  const life = lives.get(id);
  if (!life) continue;
  const file = `${id}.jpg`;
  await writeFile(join(out, file), git(images, 'cat-file', 'blob', blob));
  people.push({ file, name: id, birthday: life.birthday, sex: life.sex, takenBy: storedOn });
}
await writeFile(join(out, peopleIndexFile), `${JSON.stringify(people, null, 1)}\n`);
process.stdout.write(`${people.length} portraits in ${out}\n`);

function git(repository: string, ...args: string[]): Buffer {
  return execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 28 });
}

/** Each person's portrait of today, with the day on which just this file was first stored: it was taken before that. */
function listCurrentPortraits(): { id: string; blob: string; storedOn: string }[] {
  const current = new Map<string, string>();
  for (const line of git(images, 'ls-tree', 'HEAD', 'congress/450x550/').toString().split('\n')) {
    const match = /blob ([0-9a-f]{40})\tcongress\/450x550\/([A-Z]\d{6})\.jpg$/.exec(line);
    if (match) current.set(match[2]!, match[1]!);
  }
  const storedOn = new Map<string, string>();
  let day = '';
  for (const line of git(
    images,
    'log',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '--format=day %as',
    '--',
    'congress/450x550',
  )
    .toString()
    .split('\n')) {
    if (line.startsWith('day ')) day = line.slice(4);
    const blob = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]{40}) [AM]\t/.exec(line)?.[1];
    if (blob) storedOn.set(blob, day); // newest first: the last one written is the earliest
  }
  return [...current].flatMap(([id, blob]) =>
    storedOn.has(blob) ? [{ id, blob, storedOn: storedOn.get(blob)! }] : [],
  );
}

interface Life {
  birthday: string;
  sex: 'F' | 'M';
}

/**
 * From the tables that the project publishes. Their first names with commas are in quotes, so columns are counted from
 * a pattern and not from the start.
 */
function readLives(): Map<string, Life> {
  const found = new Map<string, Life>();
  for (const list of ['legislators-historical.csv', 'legislators-current.csv']) {
    for (const line of git(legislators, 'show', `${tables}:${list}`).toString().split('\n')) {
      const [, birthday, sex] = /,(\d{4}-\d\d-\d\d),([FM]),(?:rep|sen),/.exec(line) ?? [];
      const id = /,([A-Z]\d{6}),/.exec(line)?.[1];
      if (id && birthday && sex) found.set(id, { birthday, sex: sex as Life['sex'] });
    }
  }
  return found;
}
