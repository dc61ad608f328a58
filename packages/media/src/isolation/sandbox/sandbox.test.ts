import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.ts';
import { type Bait, escapingChild, layBait, openEscaping, tryEscape } from '../../testing/escapes.ts';
import type { EngineProcess } from '../engine-process.ts';
import { openSandbox, type Sandbox, SandboxMissing } from './open-sandbox.ts';
import type { SandboxLevel } from './sandbox-level.ts';

let bait: Bait;
beforeAll(async () => void (bait = await layBait()));
afterAll(async () => await bait.close());

const util = { unshare: '/usr/bin/unshare', setpriv: '/usr/bin/setpriv', prlimit: '/usr/bin/prlimit' };
const openAt = (choice: 'auto' | 'required' | 'off', wrappers?: object) =>
  openSandbox({
    choice,
    entry: escapingChild,
    scratchRoot: bait.scratchRoot,
    weightsFolder: join(bait.folder, 'weights'),
    ...(wrappers && { wrappers }),
  });

/** Whatever this machine has; what it has not is another machine's to test, and the drill says so. */
const strongest = await (async () => {
  const laid = await layBait();
  try {
    const found = await openSandbox({
      choice: 'auto',
      entry: escapingChild,
      scratchRoot: laid.scratchRoot,
      weightsFolder: join(laid.folder, 'weights'),
    });
    return found.level;
  } finally {
    await laid.close();
  }
})();

describe('without a sandbox', () => {
  it('a hostile file gets out in every way that is tried here', async () => {
    const engine = openEscaping(bait);
    for (const escape of bait.escapes)
      expect({ ...escape, ...(await tryEscape(engine, escape)) }).toMatchObject({ escaped: true });
    await engine.close();
  });
});

describe.skipIf(strongest !== 'bubblewrap')('in bubblewrap', () => {
  let sandbox: Sandbox;
  let engine: EngineProcess;
  beforeAll(async () => {
    sandbox = await openAt('required');
    engine = openEscaping(bait, { sandbox });
  });
  afterAll(async () => await engine.close());

  it('a hostile file gets out in none of them', async () => {
    for (const escape of bait.escapes)
      expect({ ...escape, ...(await tryEscape(engine, escape)) }).toMatchObject({ escaped: false });
  });

  it('a task reads what it is given, writes what it is asked for, and finds its folder again', async () => {
    const at = (name: string) => join(bait.folder, 'data', name);
    mkdirSync(at('segments'));
    writeFileSync(at('segments/first'), 'one');
    writeFileSync(at('given'), 'text');
    const told = await engine.run('copy', { file: at('given'), out: at('made'), folder: at('segments') });
    expect(told).toMatchObject({ file: at('made') });
    expect(readFileSync(at('made'), 'utf8')).toBe('TEXT');
    expect(readFileSync(at('segments/second'), 'utf8')).toBe('one');
    const [room = ''] = await readdir(bait.scratchRoot);
    expect(await readdir(join(bait.scratchRoot, room, 'in'))).toEqual([]);
    expect(await readdir(join(bait.scratchRoot, room, 'out'))).toEqual(['tmp']);
  });

  it('believes no answer that names a file of somebody else', async () => {
    const answer = engine.run('lie', { target: join(bait.folder, 'data', 'secret') });
    await expect(answer).rejects.toMatchObject({ code: 'engine.crashed' });
  });

  it('takes no link for a result', async () => {
    const out = join(bait.folder, 'data', 'result');
    const answer = engine.run('leaveLink', { out, target: '/etc/hostname' });
    await expect(answer).rejects.toBeInstanceOf(EngineError);
    expect(existsSync(out)).toBe(false);
  });

  it('has limits of memory, processor, files and processes', async () => {
    const limits = String(await engine.run('limits', {}));
    for (const name of ['Max data size', 'Max cpu time', 'Max open files', 'Max file size', 'Max processes'])
      expect(limits).toMatch(new RegExp(`^${name} +\\d`, 'm'));
  });
});

it.each<[SandboxLevel, object]>([
  ['namespaces', util],
  ['permissions', {}],
])(
  'falls back to %s where nothing stronger is there, and keeps files and shells from scripts',
  async (level, wrappers) => {
    const sandbox = await openAt('auto', wrappers);
    // A container may allow no namespaces at all: then it is the level below that must hold.
    expect([level, 'permissions']).toContain(sandbox.level);
    const engine = openEscaping(bait, { sandbox });
    for (const escape of bait.escapes.filter(({ task }) =>
      ['readFile', 'writeFile', 'startShell', 'readProcess'].includes(task),
    ))
      expect({ ...escape, ...(await tryEscape(engine, escape)) }).toMatchObject({ escaped: false });
    await engine.close();
  },
);

it('refuses to start where a sandbox is required and none holds', async () => {
  await expect(openAt('required', util)).rejects.toThrow(SandboxMissing);
  await expect(openAt('required', {})).rejects.toThrow(/bwrap is not installed/);
});

it('is off where the operator says so', async () => {
  expect((await openAt('off')).level).toBe('none');
});
