// `npm run drill -- media [--seed N] [--copies 2000] [--workers 2] [--only COPY] [--media DIR]`: thousands of broken
// files, and every real odd one when there is a folder of them, through the engine's own child process. Each must end
// with a result or a clear code, in time and within its memory, leaving nothing.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError } from '@semblante/media';
import { type EngineProcess, openEngineProcess } from '@semblante/media/isolation';
import type { Handled } from './client.ts';
import { makeGoodFiles } from './good-files.ts';
import { mutate } from './mutate.ts';

const limits = { seconds: 30, silentSeconds: 30, memoryMb: 800 };
/** Codes that mean that the child was lost or stumbled: the parent survives them, but none of them may be needed. */
const unclear = [
  'engine.crashed',
  'engine.timed_out',
  'engine.out_of_memory',
  'engine.input_invalid',
  'engine.disk_full',
  'engine.aborted',
];

interface Outcome {
  name: string;
  code: string;
  fault?: string;
  words?: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const choice = readChoice();
const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'media-drill-'));
const scratchRoot = join(folder, 'scratch');
await mkdir(scratchRoot);
let memoryPeakMb = 0;
let outcomes: Outcome[] = [];
let leftBehind: string[] = [];
try {
  say(
    `Media drill: seed ${choice.seed}, ${choice.copies} copies, ${choice.workers} processes${choice.media ? `, files of ${choice.media}` : ''}`,
  );
  const engines = Array.from({ length: choice.workers }, () =>
    openEngineProcess({ entry: new URL('./client.ts', import.meta.url), scratchRoot }),
  );
  try {
    const good = await Promise.all(
      (await makeGoodFiles(folder)).map(async (file) => ({ file, bytes: await readFile(file) })),
    );
    const tasks = [
      ...good.map(({ file }) => handleGood(file)),
      ...(await realFiles()).map(handleReal),
      ...copies(good),
    ];
    outcomes = await inLanes(engines, tasks);
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  leftBehind = await readdir(scratchRoot);
} finally {
  await rm(folder, { recursive: true, force: true });
}
report();

type Task = (engine: EngineProcess) => Promise<Outcome>;

function handleGood(file: string): Task {
  return async (engine) => ({ name: basename(file), fault: 'none', ...(await handle(engine, file, 'bench')) });
}

function handleReal(file: string): Task {
  return async (engine) => {
    const outcome = { name: basename(file), ...(await handle(engine, file, 'product')) };
    say(`  ${outcome.name.padEnd(36)} ${outcome.code}`);
    return outcome;
  };
}

function copies(good: readonly { file: string; bytes: Buffer }[]): Task[] {
  const wanted = choice.only === undefined ? Array.from({ length: choice.copies }, (_, i) => i) : [choice.only];
  return wanted.map((copy) => async (engine) => {
    const source = good[copy % good.length] as { file: string; bytes: Buffer };
    const { fault, bytes } = mutate(source.bytes, choice.seed * 1_000_003 + copy);
    const file = join(folder, `copy-${copy}-${basename(source.file)}`);
    await writeFile(file, bytes);
    try {
      return { name: `copy ${copy} of ${basename(source.file)}`, fault, ...(await handle(engine, file, 'bench')) };
    } finally {
      await rm(file);
    }
  });
}

async function handle(
  engine: EngineProcess,
  file: string,
  limitsName: 'product' | 'bench',
): Promise<Pick<Outcome, 'code' | 'words'>> {
  try {
    const { memoryMb } = (await engine.run('handle', { file, limits: limitsName }, { limits })) as Handled;
    memoryPeakMb = Math.max(memoryPeakMb, memoryMb);
    return { code: 'ok' };
  } catch (error) {
    if (error instanceof EngineError)
      return {
        code: error.code,
        words: `${JSON.stringify(error.details)} ${String(error.cause ?? '').slice(0, 1500)}`,
      };
    return { code: 'not an EngineError', words: String(error) };
  }
}

/** Each process takes the next task when it is done with one. */
async function inLanes(engines: readonly EngineProcess[], tasks: readonly Task[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  let next = 0;
  const lane = async (engine: EngineProcess) => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      done.push(await task(engine));
      if (done.length % 250 === 0)
        say(`  ${done.length} of ${tasks.length} files, ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
  };
  await Promise.all(engines.map(lane));
  return done;
}

async function realFiles(): Promise<string[]> {
  const bad = choice.media && join(choice.media, 'bad');
  if (!bad) return [];
  return (await readdir(bad)).filter((name) => /^[vwz]_/.test(name)).map((name) => join(bad, name));
}

function report(): void {
  const counts: Record<string, number> = {};
  for (const { code } of outcomes) counts[code] = (counts[code] ?? 0) + 1;
  const broken = outcomes.filter(
    ({ code, fault }) => unclear.includes(code) || code === 'not an EngineError' || (fault === 'none' && code !== 'ok'),
  );
  say('');
  for (const [code, count] of Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))
    say(`${String(count).padStart(9)}  ${code}`);
  for (const { name, fault, code, words } of broken.slice(0, 20))
    say(`\n✗ ${name} (${fault ?? 'real'}): ${code} ${words ?? ''}`);
  if (leftBehind.length > 0) say(`\n✗ left behind: ${leftBehind.join(', ')}`);
  const ok = broken.length === 0 && leftBehind.length === 0 && outcomes.length > 0;
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const { seed, workers, media } = choice;
  say(
    `\n${JSON.stringify({ drill: 'media', ok, seed, workers, media, files: outcomes.length, counts, memoryPeakMb, leftBehind: leftBehind.length, broken: broken.map(({ name, fault, code }) => ({ name, fault, code })), seconds })}`,
  );
  process.exitCode = ok ? 0 : 1;
}

function readChoice(): {
  seed: number;
  copies: number;
  workers: number;
  only: number | undefined;
  media: string | undefined;
} {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      copies: { type: 'string', default: '2000' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
      media: { type: 'string' },
    },
  });
  const whole = (name: string, text: string, min: number) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < min)
      throw new RangeError(`--${name} must be a whole number from ${min} on`);
    return value;
  };
  return {
    seed: whole('seed', values.seed, 0),
    copies: whole('copies', values.copies, 0),
    workers: whole('workers', values.workers, 1),
    only: values.only === undefined ? undefined : whole('only', values.only, 0),
    media: values.media && resolve(values.media),
  };
}
