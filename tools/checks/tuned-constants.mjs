// docs/engine/constants says of every tuned constant of the engine what the code says, and misses none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/stages.mjs';
import { listSources } from './comments.mjs';

const folder = 'docs/engine/constants';
const notTunedPage = 'not-tuned.md';
const sources = /^packages\/((?:media|vision|engine)\/src\/(?!.*\btesting\/).*(?<!\.test|\.gen)\.ts)$/;
const printer = ts.createPrinter({ removeComments: true });

function checkTunedConstants() {
  const constants = readConstants();
  const { rows, problems } = readPages();
  const notTuned = readNotTuned();
  const stale = [...rows.values()].flatMap((row) => problemsOfRow(row, constants));
  const gone = notTuned.flatMap(({ path, names }) => problemsOfNotTuned(path, names, constants));
  const missing = [...constants].flatMap(([file, byName]) =>
    [...byName]
      .filter(([name, value]) => holdsNumber(value) && !isNotTuned(notTuned, file, name))
      .flatMap(([name, value]) => withoutRow(rows, `${file} ${name}`, value)),
  );
  return [
    ...problems,
    ...stale,
    ...gone,
    ...missing.map((what) => `${what} has no row in ${folder}, nor is it in its ${notTunedPage}`),
  ];
}

/** By file, then by name: what each constant at the top of a file is set to. */
function readConstants() {
  const files = listSources().flatMap(({ file, lines }) => {
    const [, path] = sources.exec(file) ?? [];
    return path ? [[path, ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.Latest, true)]] : [];
  });
  return new Map(files.map(([path, source]) => [path, new Map(constantsOf(source))]));
}

function constantsOf(source) {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList: { declarations } }) => declarations)
    .filter(({ name, initializer }) => ts.isIdentifier(name) && initializer)
    .map(({ name, initializer }) => [name.text, bare(initializer)]);
}

function bare(value) {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
    ? bare(value.expression)
    : value;
}

function holdsNumber(value) {
  const node = bare(value);
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return holdsNumber(node.operand);
  if (ts.isBinaryExpression(node)) return holdsNumber(node.left) || holdsNumber(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(holdsNumber);
  return propertiesOf(node).some(([, property]) => holdsNumber(property));
}

function propertiesOf(node) {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter((property) => ts.isPropertyAssignment(property))
    .map(({ name, initializer }) => [name.text, bare(initializer)]);
}

/** An object may have one row, or one for each of its properties that holds a number. */
function withoutRow(rows, key, value) {
  if (rows.has(key)) return [];
  const isSplit = [...rows.keys()].some((other) => other.startsWith(`${key}.`));
  if (!isSplit) return [key];
  return propertiesOf(value)
    .filter(([, property]) => holdsNumber(property))
    .flatMap(([name, property]) => withoutRow(rows, `${key}.${name}`, property));
}

/** Every page is a heading for each file, and under it a table. */
function readPages() {
  const rows = new Map();
  const problems = [];
  for (const page of readdirSync(join(root, folder))) {
    if (['README.md', notTunedPage].includes(page)) continue;
    let file = '';
    for (const line of linesOf(page)) {
      if (line.startsWith('## ')) file = line.slice(3);
      const cells = cellsOf(line);
      if (!cells[0]?.startsWith('`')) continue;
      const row = { page, file, name: unquoted(cells[0]), value: unquoted(cells[1]), cells };
      const key = `${file} ${row.name}`;
      if (rows.has(key)) problems.push(`${folder}/${page}: ${key} has two rows`);
      rows.set(key, row);
    }
  }
  return { rows, problems };
}

function problemsOfRow({ page, file, name, value, cells }, constants) {
  const where = `${folder}/${page}: ${name} of ${file}`;
  const [first, ...rest] = name.split('.');
  const found = rest.reduce(
    (node, property) => node && propertiesOf(node).find(([one]) => one === property)?.[1],
    constants.get(file)?.get(first),
  );
  if (!found) return [`${where} is not in the code`];
  if (cells.length !== 6 || cells.includes('')) return [`${where} needs six cells, none of them empty`];
  const text = textOf(found);
  if (text !== value) return [`${where} is ${text} in the code and ${value} here: measure, then say so in its row`];
  return isMeasure(cells[4]) ? [] : [`${where}: ${cells[4]} is no benchmark, drill or test`];
}

const textOf = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/ as const\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/,? ([}\]])/g, (_, end) => (end === '}' ? ' }' : end))
    .replaceAll('[ ', '[');

function isMeasure(cell) {
  const [, kind, name] = /^`(bench|drill) (\w+)(?: --only \w+)?`$/.exec(cell) ?? [];
  if (kind) return new RegExp(`^    ${name}: '`, 'm').test(readFileSync(join(root, 'tools/run-task.mjs'), 'utf8'));
  return ['by eye', 'nothing'].includes(cell) || existsSync(join(root, 'packages', unquoted(cell)));
}

/** Rows of a file or folder, and names in it, `all` of them or some. */
function readNotTuned() {
  return linesOf(notTunedPage)
    .map(cellsOf)
    .filter(([path]) => path?.startsWith('`'))
    .map(([path, names]) => ({
      path: unquoted(path),
      names: names === 'all' ? undefined : names.split(', ').map(unquoted),
    }));
}

const isNotTuned = (notTuned, file, name) =>
  notTuned.some(({ path, names }) => file.startsWith(path) && (!names || names.includes(name)));

function problemsOfNotTuned(path, names, constants) {
  const files = [...constants].filter(([file]) => file.startsWith(path));
  const known = new Set(files.flatMap(([, byName]) => [...byName.keys()]));
  if (files.length === 0) return [`${folder}/${notTunedPage}: there is no ${path}`];
  return (names ?? [])
    .filter((name) => !known.has(name))
    .map((name) => `${folder}/${notTunedPage}: ${name} of ${path} is not in the code`);
}

const linesOf = (page) => readFileSync(join(root, folder, page), 'utf8').split('\n');
const cellsOf = (line) => (line.startsWith('| ') ? line.slice(2, -2).split(' | ') : []);
const unquoted = (cell = '') => cell.replaceAll('`', '');

const problems = checkTunedConstants();
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exit(problems.length === 0 ? 0 : 1);
