import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * Old code runs on the new schema for one version (docs/operations.md#upgrades). What came up to here was never run
 * beside older code; a release moves this to its last migration, and what only it used may be removed after that.
 */
const lastReleased = '0028_enhance';

const refused: readonly [what: string, pattern: RegExp][] = [
  ['removes a table', /drop table/i],
  ['removes a column', /drop column/i],
  ['renames', /\brename\b/i],
  ['changes the type of a column', /alter column "?\w+"? (set data )?type/i],
  ['asks for a value that old code does not write', /alter column "?\w+"? set not null/i],
  [
    'adds a column that old code leaves empty',
    /add column (?:if not exists )?"?\w+"? (?![^;]*\b(?:default|generated)\b)[^;]*not null/i,
  ],
  ['removes a default that old code counts on', /drop default/i],
];

const problemsOf = (sql: string) =>
  sql
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .flatMap((statement) => refused.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what));

it('adds and removes nothing that the version before needs', () => {
  const folder = fileURLToPath(new URL('../migrations', import.meta.url));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name.slice(0, -4) > lastReleased)
    .sort();
  expect(names.length).toBeGreaterThan(0);
  const found = names.map((name) => ({ name, problems: problemsOf(readFileSync(`${folder}/${name}`, 'utf8')) }));
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', 'removes a column'],
  ['DROP TABLE "a" CASCADE;', 'removes a table'],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 'renames'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;', 'changes the type of a column'],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'asks for a value that old code does not write'],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'adds a column that old code leaves empty'],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 'removes a default that old code counts on'],
])('refuses %s', (sql, problem) => {
  expect(problemsOf(sql)).toEqual([problem]);
});

it.each([
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "a" ("b" text NOT NULL);',
  'CREATE INDEX "a" ON "b" ("c");',
])('takes %s', (sql) => {
  expect(problemsOf(sql)).toEqual([]);
});
