import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox as openSandboxOf } from '@semblante/media/isolation';
import { escapingChild } from '@semblante/media/testing';
import { expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

it('confines the child of the product as strongly as any other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-sandbox-'));
  const options = {
    choice: 'auto',
    scratchRoot: join(folder, 'scratch'),
    weightsFolder: join(folder, 'weights'),
  } as const;
  const strongest = await openSandboxOf({ ...options, entry: escapingChild });
  expect((await openSandbox(options)).level).toBe(strongest.level);
  await rm(folder, { recursive: true });
});
