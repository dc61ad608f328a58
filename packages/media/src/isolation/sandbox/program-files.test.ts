import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { programFiles } from './program-files.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'semblante-program-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program whose packages are links, as in clones that share one installation. */
function layProgram(linked: Record<string, string>): URL {
  const program = join(folder, 'program');
  mkdirSync(join(program, 'dist'), { recursive: true });
  writeFileSync(join(program, 'dist', 'child.js'), '');
  for (const [name, target] of Object.entries(linked)) {
    mkdirSync(join(folder, target), { recursive: true });
    mkdirSync(join(program, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(folder, target), join(program, 'node_modules', name));
  }
  return pathToFileURL(join(program, 'dist', 'child.js'));
}

it('names the folder of linked packages once, however many are linked: a long command line kills the networks', () => {
  const names = Array.from({ length: 600 }, (_, index) => `a-package-of-somebody-${index}`);
  const linked = Object.fromEntries(names.map((name) => [name, `shared/node_modules/${name}`]));
  const { readable } = programFiles(layProgram(linked));
  expect(readable.filter((path) => path.includes('shared'))).toEqual([join(folder, 'shared', 'node_modules')]);
  expect(readable.join(' ').length).toBeLessThan(2000);
});

it('names the outermost folder where packages lie in packages, and a linked folder that is in none by itself', () => {
  const { readable } = programFiles(
    layProgram({ '@us/own': 'own', inner: 'store/node_modules/.of/inner@1/node_modules/inner' }),
  );
  expect(readable).toContain(join(folder, 'own'));
  expect(readable).toContain(join(folder, 'store', 'node_modules'));
});
