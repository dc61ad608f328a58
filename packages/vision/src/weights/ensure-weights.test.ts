import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureOne, ensureWeights } from './ensure-weights.ts';
import { weightsManifest, type WeightsEntry } from './weights-manifest.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('converts once when several ask at the same time, and leaves nothing half written', async () => {
  const request = { folder: join(folder, 'shared'), names: ['blazeface-front' as const] };
  const all = await Promise.all([ensureWeights(request), ensureWeights(request), ensureWeights(request)]);
  expect(new Set(all.map((paths) => paths['blazeface-front'])).size).toBe(1);
  expect(await readdir(request.folder)).toEqual(['blazeface-front.onnx']);
});

it('replaces a cached network that was damaged', async () => {
  const request = { folder, names: ['blazeface-front' as const] };
  const path = (await ensureWeights(request))['blazeface-front'];
  const good = await readFile(path);
  await writeFile(path, good.subarray(0, 1000));
  await ensureWeights(request);
  expect((await readFile(path)).equals(good)).toBe(true);
});

it.each<[string, Partial<WeightsEntry>]>([
  ['a conversion', { onnxSha256: '0'.repeat(64) }],
  ['a file', { files: ['models/nobody.json'] }],
])('refuses %s that the manifest does not know', async (_, change) => {
  const entry = { ...weightsManifest['blazeface-front'], ...change };
  await expect(ensureOne('refused', { entry, folder })).rejects.toMatchObject({ code: 'engine.weights_invalid' });
  expect(await readdir(folder)).not.toContain('refused.onnx');
});
