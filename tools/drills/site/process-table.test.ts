import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, openSandbox } from '@semblante/engine';
import { testWeightsFolder } from '@semblante/engine/testing';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { cpuSecondsOf, engineChildrenOf } from './process-table.ts';

test.each(['off', 'auto'] as const)('the engine is found among the processes, SANDBOX=%s', async (choice) => {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-process-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const image = join(folder, 'grey.png');
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .png()
    .toFile(image);
  const scratchRoot = join(folder, 'scratch');
  const sandbox = await openSandbox({ choice, scratchRoot, weightsFolder: testWeightsFolder() });
  const engine = openEngine({ scratchRoot, sandbox });
  onTestFinished(() => engine.close());

  expect(engineChildrenOf(process.pid)).toEqual([]);
  await engine.run('fingerprintImage', { image });
  const found = engineChildrenOf(process.pid);
  expect(found).toHaveLength(1);
  expect(cpuSecondsOf(found[0] ?? 0)).toBeGreaterThan(0);
});
