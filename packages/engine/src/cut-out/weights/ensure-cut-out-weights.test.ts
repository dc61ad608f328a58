import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutOutWeights } from './cut-out-weights.ts';
import { ensureCutOutFile } from './ensure-cut-out-weights.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a source that is not what the manifest knows', { ...cutOutWeights.u2netp, sha256: '0'.repeat(64) }],
  ['a result that is not what the manifest knows', { ...cutOutWeights.u2netp, onnxSha256: '0'.repeat(64) }],
  [
    'pieces in another order',
    { ...cutOutWeights['isnet-half'], files: cutOutWeights['isnet-half'].files.toReversed() },
  ],
  ['a piece that the archive does not have', { ...cutOutWeights['isnet-half'], files: ['dist/nobody'] }],
])('refuses %s', async (_, weights) => {
  await expect(ensureCutOutFile(join(folder, 'refused.onnx'), weights)).rejects.toMatchObject({
    code: 'engine.weights_invalid',
  });
  expect(await readdir(folder)).toEqual([]);
});
