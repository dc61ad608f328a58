// A comment or document refers only to what a reader of this repository can open.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../setup/stages.mjs';
import { commentsOf, listSources } from './comments.mjs';

const unopenable = [
  [/\bSPEC §?\d|\b[Ss]ection \d+ of the (product|spec)/, 'a numbered specification; cite docs/product'],
  [/\b(HOUSE_STYLE|DESIGN|ENGINE|INTEGRATIONS|SPEC)\.md\b|\bDESIGN:/, 'a page that is not in the repository'],
  [
    /\b(from|in|as|by|on|for) the (proofs?|prototypes?|drafts? pages?|mock-?ups?)\b(?! of)|\bthe (proof|prototype)('s| had)\b|\((the )?proofs?\)/i,
    'a prototype that is not in the repository',
  ],
  [/(\.\.\/|\/work\/|\b)shared\/(media|[A-Z]+\.md)/, 'a folder that is not in the repository'],
  [/\b(issues?|ticket) #?\d+\b(?! (there|of [a-z]+\/))/i, 'an issue by its number; say what it said'],
];
const cited =
  /(?<![\w/.-])((?:docs|packages|apps|tools|training|e2e)\/[\w./-]+\.(?:md|json|ts|tsx|mjs))(?:#([\w-]+))?/g;
const documentMayCite = /^docs\/decisions\/0012-/;

const screens = { folder: 'docs/screens', picturesMax: 20, bytesMax: 2_000_000 };

export function checkReferences() {
  const problems = checkScreens();
  for (const source of listSources()) {
    if (source.file.startsWith('tools/checks/')) continue;
    for (const { at, said } of commentsOf(source))
      problems.push(...problemsOf(said.join(' ')).map((problem) => `${source.file}:${at}: ${problem}`));
  }
  for (const file of listDocuments()) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!documentMayCite.test(file))
      text.split('\n').forEach((line, at) => {
        problems.push(...namedBadly(line).map((problem) => `${file}:${at + 1}: ${problem}`));
      });
    problems.push(...brokenLinks(file, text));
  }
  return problems;
}

function problemsOf(text) {
  return [
    ...namedBadly(text),
    ...[...text.matchAll(cited)]
      .filter(([, path, anchor]) => !canOpen(path, anchor))
      .map(([reference]) => `cites ${reference}, which is not there`),
  ];
}

function namedBadly(text) {
  return unopenable.flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found ? [`refers to ${what} ("${found[0]}")`] : [];
  });
}

function listDocuments() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Pictures weigh on every clone: few, small, and each shown by a document. */
function checkScreens() {
  const pictures = readdirSync(join(root, screens.folder)).map((name) => join(screens.folder, name));
  const bytes = pictures.reduce((sum, picture) => sum + statSync(join(root, picture)).size, 0);
  const shown = listDocuments()
    .filter((file) => file !== 'docs/licences.md')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return [
    ...(pictures.length > screens.picturesMax ? [`${screens.folder}: ${pictures.length} pictures`] : []),
    ...(bytes > screens.bytesMax ? [`${screens.folder}: ${bytes} bytes`] : []),
    ...pictures
      .filter((picture) => !shown.includes(basename(picture)))
      .map((picture) => `${picture}: nothing shows it`),
  ];
}

/** Links and pictures of a document lead to files, and to headings that are there. */
function brokenLinks(file, text) {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, path, anchor]) => !canOpen(path === '' ? file : join(dirname(file), path), anchor))
    .map(([link]) => `${file}: ${link.slice(1)} leads nowhere`);
}

function canOpen(path, anchor) {
  if (!existsSync(join(root, path))) return false;
  if (anchor === undefined || !path.endsWith('.md')) return true;
  const text = readFileSync(join(root, path), 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return headings.includes(anchor) || text.includes(`id="${anchor}"`);
}
