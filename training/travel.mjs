// Packs compose.ts with all it needs for a Linux machine of this processor that has no Node, in parts that each fit
// into a call of such a machine (training/README.md): node training/travel.mjs --weights WEIGHTS_DIR [--out FOLDER]
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPrograms } from '../tools/setup/programs.mjs';
import { root } from '../tools/setup/stages.mjs';

const partSize = '26M';
const { values } = parseArgs({
  options: { weights: { type: 'string' }, out: { type: 'string', default: join(root, '.training/travel') } },
});
if (!values.weights) throw new Error('--weights is needed');
const { out, weights } = values;
const engine = join(out, 'engine');
rmSync(out, { recursive: true, force: true });
await buildPrograms({ compose: 'training/compose.ts' }, engine);

const here = `${process.platform}-${process.arch}`;
const packages = [
  'sharp',
  'detect-libc',
  'semver',
  '@img/colour',
  `@img/sharp-${here}`,
  `@img/sharp-libvips-${here}`,
  'onnxruntime-common',
  'onnxruntime-node/package.json',
  'onnxruntime-node/dist',
  `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}`,
];
for (const name of packages)
  cpSync(join(root, 'node_modules', name), join(engine, 'node_modules', name), {
    recursive: true,
    filter: (file) => !/\.(map|md|d\.ts)$/.test(file),
  });
// It finds what lies beside its sources in the checkout, and these by TEST_CACHE=.training/travel/engine.
const kept = join(engine, basename(weights));
mkdirSync(kept);
for (const name of ['facemesh-attention', 'facemesh-detection-full'])
  copyFileSync(join(weights, `${name}.onnx`), join(kept, `${name}.onnx`));
copyFileSync(process.execPath, join(engine, 'node'));
execFileSync('bash', ['-c', `tar -cf - engine | xz -6 -T2 | split -b ${partSize} - part-`], {
  cwd: out,
  stdio: 'inherit',
});
