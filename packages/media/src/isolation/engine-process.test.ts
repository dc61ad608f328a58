import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import type { Progress } from '../progress.ts';
import { openEngineProcess, type EngineProcess } from './engine-process.ts';
import type { ProcessUsage } from './usage-of-process.ts';

const entry = new URL('../testing/unruly-child.ts', import.meta.url);
let scratchRoot: string;
let engine: EngineProcess;

beforeEach(async () => {
  scratchRoot = await mkdtemp(join(tmpdir(), 'engine-test-'));
  engine = openEngineProcess({ entry, scratchRoot });
});
afterEach(async () => {
  await engine.close();
  await rm(scratchRoot, { recursive: true, force: true });
});

const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => (error instanceof EngineError ? error.code : error),
  );
const echo = async () =>
  (await engine.run('echo', { clip: 1 })) as { input: unknown; scratch: string; environment: string[]; pid: number };

it('gives a task its input and a scratch folder, and removes what the task left there', async () => {
  const { input, scratch } = await echo();
  expect(input).toEqual({ clip: 1 });
  expect(scratch.startsWith(scratchRoot)).toBe(true);
  expect(existsSync(scratch)).toBe(false);
});

it('keeps the secrets of its own environment to itself', async () => {
  process.env['A_SECRET_OF_THE_SERVER'] = 'hush';
  try {
    expect((await echo()).environment).not.toContain('A_SECRET_OF_THE_SERVER');
  } finally {
    delete process.env['A_SECRET_OF_THE_SERVER'];
  }
});

it('uses one warm child for task after task, and a new one after a crash', async () => {
  const first = await echo();
  expect((await echo()).pid).toBe(first.pid);
  expect(await failureOf(engine.run('crash', {}))).toBe('engine.crashed');
  expect((await echo()).pid).not.toBe(first.pid);
});

it('gives a task for which a child holds too much to a new one, and nobody hears of it', async () => {
  const { pid } = await echo();
  const next = await engine.run('needRoom', {});
  expect(next).not.toBe(pid);
  expect(await engine.run('needRoom', {})).toBe(next);
  expect(() => process.kill(pid, 0)).toThrow();
});

it('replaces a child once for a task, not for ever', async () => {
  expect(await failureOf(engine.run('neverFits', {}))).toBe('engine.crashed');
  expect((await echo()).input).toEqual({ clip: 1 });
});

it('tells progress that only rises', async () => {
  const heard: Progress[] = [];
  expect(await engine.run('work', {}, { onProgress: (progress) => heard.push(progress) })).toBe('worked');
  const fractions = heard.map(({ fraction }) => fraction);
  expect(fractions.at(-1)).toBe(1);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
});

it.each([
  ['refuse', 'swap.no_face'],
  ['fillDisk', 'engine.disk_full'],
  ['stumble', 'engine.crashed'],
  ['leave', 'engine.crashed'],
  ['babble', 'engine.crashed'],
  ['unheardOf', 'engine.input_invalid'],
])('gives %s the code %s and leaves nothing behind', async (task, code) => {
  expect(await failureOf(engine.run(task, {}))).toBe(code);
  expect(await readdir(scratchRoot)).toEqual([]);
});

it.each(['stall', 'hang'])('kills a task that hangs without a word: %s', async (task) => {
  expect(await failureOf(engine.run(task, {}, { limits: { silentSeconds: 0.2 } }))).toBe('engine.timed_out');
  expect(await readdir(scratchRoot)).toEqual([]);
});

it('lets a task that works without a word finish, however long it takes', async () => {
  expect(await engine.run('toil', { cpuSeconds: 1 }, { limits: { silentSeconds: 0.4 } })).toBe('worked');
});

it('measures no task by a reading that was taken for the one before', async () => {
  const readings: ((usage: ProcessUsage) => void)[] = [];
  const read = () => new Promise<ProcessUsage>((resolve) => readings.push(resolve));
  const watched = openEngineProcess({ entry, scratchRoot, readUsage: read });
  try {
    expect(await watched.run('work', {}, { limits: { memoryMb: 400 } })).toBe('worked');
    const next = watched.run('work', {}, { limits: { memoryMb: 4000 } });
    await wait(100);
    readings[0]?.({ memoryMb: 500, cpuSeconds: 1, isRunnable: false });
    expect(await next).toBe('worked');
  } finally {
    await watched.close();
  }
});

it('kills a task that takes too long though it talks', async () => {
  expect(await failureOf(engine.run('work', {}, { limits: { seconds: 0.3 } }))).toBe('engine.timed_out');
});

it('kills a task that devours memory, before the machine suffers', async () => {
  expect(await failureOf(engine.run('devour', {}, { limits: { memoryMb: 400 } }))).toBe('engine.out_of_memory');
});

it('stops a task that listens, and kills one that does not', async () => {
  const controller = new AbortController();
  const obeying = failureOf(engine.run('obey', {}, { signal: controller.signal }));
  await wait(800);
  controller.abort();
  expect(await obeying).toBe('engine.aborted');

  const stubborn = new AbortController();
  const hanging = failureOf(engine.run('stall', {}, { signal: stubborn.signal }));
  await wait(800);
  stubborn.abort();
  expect(await hanging).toBe('engine.aborted');
  expect(await readdir(scratchRoot)).toEqual([]);
});

it('refuses what was aborted before it began, and everything after closing', async () => {
  expect(await failureOf(engine.run('echo', {}, { signal: AbortSignal.abort() }))).toBe('engine.aborted');
  await engine.close();
  expect(await failureOf(engine.run('echo', {}))).toBe('engine.aborted');
});
