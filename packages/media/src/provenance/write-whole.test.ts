import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeIfAccepted, writeWhole } from './write-whole.ts';

let folder: string;
let out: string;
const bytes = Uint8Array.from({ length: 3_000_000 }, (_, i) => (i * 31) % 251);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-whole-'));
  out = join(folder, 'out.png');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a file that is looked at while it is written', () => {
  it('is there, all of it, once it was accepted', async () => {
    expect(await writeIfAccepted(out, bytes, () => Promise.resolve(true))).toBe(true);
    expect(Buffer.compare(await readFile(out), bytes)).toBe(0);
    expect(await readdir(folder)).toEqual(['out.png']);
  });

  it('leaves what was there before, and nothing else, when it is refused', async () => {
    await writeWhole(out, (target) => target.writeFile('before'));
    expect(await writeIfAccepted(out, bytes, () => Promise.resolve(false))).toBe(false);
    expect(await readFile(out, 'utf8')).toBe('before');
    expect(await readdir(folder)).toEqual(['out.png']);
  });

  it('leaves nothing when looking at it fails', async () => {
    await expect(writeIfAccepted(out, bytes, () => Promise.reject(new Error('trap')))).rejects.toThrow('trap');
    expect(await readdir(folder)).toEqual([]);
  });
});

it('leaves nothing when a file cannot take its place', async () => {
  await mkdir(join(out, 'full'), { recursive: true });
  await expect(writeWhole(out, (target) => target.writeFile(bytes))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['out.png']);
});
