import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checks } from './checks/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('every check of the security drill can be seen to fail: it names lines that are there, or sets a trap', () => {
  expect(checks.length).toBeGreaterThan(20);
  expect(checks.filter(({ removals, trap }) => removals.length === 0 && !trap).map(({ name }) => name)).toEqual([]);
  const gone = checks.flatMap(({ name, removals }) =>
    removals
      .filter(({ file, from, to }) => from === to || !readFileSync(`${root}${file}`, 'utf8').includes(from))
      .map(({ file, from }) => `${name}: ${file} does not say ${from}`),
  );
  expect(gone).toEqual([]);
});

it('no two checks have one name', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
