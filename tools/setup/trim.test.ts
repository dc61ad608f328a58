import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { trimPackages } from './trim.mjs';

it('takes away native code of other processors and what only people read, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-trim-'));
  const own = `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`;
  const files = [
    own,
    'onnxruntime-node/bin/napi-v6/elsewhere/riscv/onnxruntime_binding.node',
    'binaryen/bin/wasm-opt',
    'binaryen/package.json',
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
  expect(left.sort()).toEqual([own, 'binaryen/package.json', 'fastify/fastify.js'].sort());
});
