import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createLocalFiles } from './local-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'semblante-files-'));
});

const written = async (text: string) => {
  const file = join(root, 'arriving');
  await writeFile(file, text);
  return file;
};

it('takes a file to its place and tells its size', async () => {
  const files = createLocalFiles(join(root, 'files'));
  await files.take('videos/a1/source.mp4', await written('moving pictures'));
  expect(await files.sizeOf('videos/a1/source.mp4')).toBe(15);
  expect(await readFile(files.pathOf('videos/a1/source.mp4'), 'utf8')).toBe('moving pictures');
});

it('removes a whole folder, and does not mind one that is not there', async () => {
  const files = createLocalFiles(join(root, 'files'));
  await files.take('faces/f1/photo.jpg', await written('a photo'));
  await files.remove('faces/f1');
  await files.remove('faces/f1');
  expect(await files.sizeOf('faces/f1/photo.jpg')).toBeUndefined();
  expect(await files.list('faces')).toEqual([]);
  expect(await files.list('nowhere')).toEqual([]);
});

it('tells how much room is left', async () => {
  expect(await createLocalFiles(join(root, 'files')).freeBytes()).toBeGreaterThan(0);
});

it.each(['../outside', '/etc/passwd', 'videos/../../x', '', 'videos//x', 'Videos/\0'])(
  'refuses a key that could leave the folder: %j',
  (key) => {
    expect(() => createLocalFiles(root).pathOf(key)).toThrow('Not a key');
  },
);
