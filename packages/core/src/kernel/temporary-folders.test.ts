import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  openTemporaryFolder,
  sweepTemporaryFolders,
  temporaryKinds,
  withTemporaryFolder,
} from './temporary-folders.ts';

let scratchRoot: string;
beforeEach(async () => void (scratchRoot = await mkdtemp(join(tmpdir(), 'sweep-test-'))));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
async function made(place: string, name: string, changedAt = new Date()): Promise<string> {
  const folder = join(place, name);
  await mkdir(folder);
  await writeFile(join(folder, 'photo.jpg'), 'a face');
  await utimes(folder, changedAt, changedAt);
  return folder;
}

it('makes a folder for the time of the work, and none outlives it', async () => {
  let folder = '';
  await expect(
    withTemporaryFolder('face', async (given) => {
      folder = given;
      expect(existsSync(folder)).toBe(true);
      throw new Error('the work failed');
    }),
  ).rejects.toThrow('the work failed');
  expect(folder).toContain('semblante-face-');
  expect(existsSync(folder)).toBe(false);
});

it('leaves the folder of a living process alone, and sweeps it at once when that process was killed', async () => {
  const module = new URL('./temporary-folders.ts', import.meta.url).href;
  const script = `const { openTemporaryFolder } = await import(${JSON.stringify(module)}); console.log((await openTemporaryFolder(process.argv[1], 'scratch')).folder); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, scratchRoot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = String((await once(child.stdout, 'data'))[0]).trim();
  await utimes(folder, hoursAgo(5), hoursAgo(5));
  await sweepTemporaryFolders(scratchRoot);
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await sweepTemporaryFolders(scratchRoot);
  expect(existsSync(folder)).toBe(false);
});

it('keeps its own folders, however old, and not those of an earlier process of the same number', async () => {
  const mine = await openTemporaryFolder(scratchRoot, 'scratch');
  const reborn = join(
    scratchRoot,
    basename(mine.folder).replace(/\.(\d+)-/, (_, start: string) => `.${Number(start) - 1}-`),
  );
  const other = await openTemporaryFolder(scratchRoot, 'scratch');
  await rename(other.folder, reborn);
  await utimes(mine.folder, hoursAgo(5), hoursAgo(5));
  await sweepTemporaryFolders(scratchRoot);
  expect(existsSync(mine.folder)).toBe(true);
  expect(existsSync(reborn)).toBe(process.platform !== 'linux');
  await mine.close();
});

it('sweeps what a container or machine that is gone has left, once its owner has not renewed it for a while', async () => {
  const elsewhere = (name: string) => `semblante-scratch-0123456789ab.7.4711-${name}`;
  const alive = await made(scratchRoot, elsewhere('alive'));
  const gone = await made(scratchRoot, elsewhere('gone'), hoursAgo(0.5));
  const older = await made(scratchRoot, 'a-host-of-an-older-version', hoursAgo(2));
  await sweepTemporaryFolders(scratchRoot);
  expect([alive, gone, older].map(existsSync)).toEqual([true, false, false]);
});

it.each(temporaryKinds)(
  'sweeps semblante-%s-* of nobody in the temporary folder after an hour, and nothing that is not ours',
  async (kind) => {
    const parent = dirname(scratchRoot);
    const old = await made(parent, `semblante-${kind}-${basename(scratchRoot)}`, hoursAgo(2));
    const young = await made(parent, `semblante-${kind}-young-${basename(scratchRoot)}`, hoursAgo(0.5));
    const anothers = await made(parent, `another-${kind}-${basename(scratchRoot)}`, hoursAgo(2));
    await sweepTemporaryFolders(scratchRoot);
    expect([old, young, anothers].map(existsSync)).toEqual([false, true, true]);
  },
);
