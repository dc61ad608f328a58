// `npm run drill -- images [--seed N] [--copies 2000] [--workers 2] [--only COPY] [--media DIR]`: pictures made wrong on
// purpose, thousands of broken ones and, from a folder, real odd ones, through the engine's child and all tools of
// pictures. Each must end with a result or the code it deserves, in time and within its memory, leaving nothing.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError } from '@semblante/media';
import { type EngineProcess, openEngineProcess } from '@semblante/media/isolation';
import { craftImages, makeGoodImages } from '@semblante/media/testing';
import type { Decoded } from './client.ts';
import { mutateImage } from './mutate-image.ts';

const decodeLimits = { seconds: 30, silentSeconds: 30, memoryMb: 1000 };
const cutOutLimits = { seconds: 120, silentSeconds: 120, memoryMb: 1600 };
/**
 * ISNet takes seconds and the small network half of one: so many mutated copies of those that decode are sent on to it.
 */
const previewsOfCopies = 40;
/** Those that go the whole way through ISNet, beside the real ones. */
const wholeWay = /^(plain\.jpg|alpha\.png|flat-25-.*|16x25000\.png|animated\.webp|svg-named\.png)$/;
/** What a file of a stranger may end with; everything else means that the child was lost or stumbled. */
const clear = [
  'ok',
  'media.empty',
  'media.too_large',
  'media.too_big',
  'image.unreadable',
  'image.format_unsupported',
  'image.damaged',
  'image.too_small',
];
/** Of the real ones, those that can only end in one way. */
const realCodes: Readonly<Record<string, string>> = {
  'i_7_bytes.png': 'image.format_unsupported',
  'i_animated.webp': 'ok',
  'i_apng.png': 'ok',
  'i_broken.png': 'image.damaged',
  'i_cmyk_logo.jpg': 'ok',
  'i_corrupt_header.jpg': 'image.damaged',
  'i_exif_landscape_6.jpg': 'ok',
  'i_face_exif_6.jpg': 'ok',
  'i_heic_still.heic': 'image.format_unsupported',
  'i_truncated.jpg': 'image.damaged',
  'w_jpeg_named.mp4': 'ok',
  'z_zero_length.mp4': 'media.empty',
};

type Stage = 'decode' | 'cutOutPreview' | 'cutOut' | 'lookAtPhoto' | 'enhance';
interface Outcome {
  name: string;
  stage: Stage;
  code: string;
  /** Codes that it should have ended with. */
  expected: readonly string[];
  words?: string;
}
type Task = (engine: EngineProcess) => Promise<Outcome>;

const say = (line: string) => process.stdout.write(`${line}\n`);
const choice = readChoice();
const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'image-drill-'));
const [scratchRoot, results] = [join(folder, 'scratch'), join(folder, 'results')];
await Promise.all([mkdir(scratchRoot), mkdir(results)]);
const signing = { kind: 'development', folder: join(folder, 'keys') };
let memoryPeakMb = 0;
let previews = 0;
let outcomes: Outcome[] = [];
let leftBehind: string[] = [];
try {
  say(`Image drill: seed ${choice.seed}, ${choice.copies} copies, ${choice.workers} processes`);
  say(choice.media ? `files of ${choice.media}` : 'SKIPPED real odd pictures: no --media DIR was given');
  const engines = Array.from({ length: choice.workers }, () =>
    openEngineProcess({ entry: new URL('./client.ts', import.meta.url), scratchRoot }),
  );
  try {
    const [good, crafted, real] = [await makeGoodImages(folder), await craftImages(folder, 'all'), await realFiles()];
    const known = [
      ...good.map(({ file }) => ({ file, expected: ['ok'] })),
      ...crafted,
      ...real.map((file) => ({ file, expected: expectedOf(file) })),
    ];
    outcomes = await inLanes(engines, [...known.map((image) => shown(image, 'decode')), ...copies(good)]);
    // One process and one picture at a time: this is what memory is bounded for.
    const whole = known.filter(({ file }) => wholeWay.test(basename(file)) || real.includes(file));
    // As WebP, which takes most memory, and which cannot be as tall as one of them.
    for (const image of whole)
      outcomes.push(
        await shown(
          basename(image.file) === '16x25000.png' ? { ...image, expected: ['media.too_big'] } : image,
          'cutOut',
        )(engines[0] as EngineProcess),
      );
    // Nobody's face is no fault of a picture, and one that is too large to be enlarged is told so.
    for (const { file, expected } of whole) {
      const orTooBig = expected.includes('ok') ? [...expected, 'media.too_big'] : expected;
      outcomes.push(await shown({ file, expected }, 'lookAtPhoto')(engines[0] as EngineProcess));
      outcomes.push(await shown({ file, expected: orTooBig }, 'enhance')(engines[0] as EngineProcess));
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  leftBehind = [...(await readdir(scratchRoot)), ...(await readdir(results)).filter((name) => name.endsWith('.part'))];
} finally {
  await rm(folder, { recursive: true, force: true });
}
report();

function shown({ file, expected }: { file: string; expected: readonly string[] }, stage: Stage): Task {
  return async (engine) => {
    const outcome = { name: basename(file), stage, expected, ...(await handle(engine, file, stage)) };
    say(`  ${stage.padEnd(13)} ${outcome.name.padEnd(32)} ${outcome.code}`);
    return outcome;
  };
}

function expectedOf(file: string): readonly string[] {
  const only = realCodes[basename(file)];
  return only === undefined ? clear : [only];
}

/** Every copy is decoded; the first that still can be go on to the small network. */
function copies(good: readonly { file: string; bytes: Buffer }[]): Task[] {
  const wanted = choice.only === undefined ? Array.from({ length: choice.copies }, (_, i) => i) : [choice.only];
  return wanted.map((copy) => async (engine) => {
    const source = good[copy % good.length] as { file: string; bytes: Buffer };
    const { fault, bytes } = mutateImage(source.bytes, choice.seed * 1_000_003 + copy);
    const file = join(folder, `copy-${copy}-${basename(source.file)}`);
    await writeFile(file, bytes);
    try {
      const name = `copy ${copy} of ${basename(source.file)} (${fault})`;
      const decoded = await handle(engine, file, 'decode');
      if (decoded.code !== 'ok' || previews >= previewsOfCopies)
        return { name, stage: 'decode', expected: clear, ...decoded };
      previews++;
      return { name, stage: 'cutOutPreview', expected: ['ok'], ...(await handle(engine, file, 'cutOutPreview')) };
    } finally {
      await rm(file);
    }
  });
}

async function handle(engine: EngineProcess, file: string, stage: Stage): Promise<Pick<Outcome, 'code' | 'words'>> {
  const [weights, out] = [choice.weights, join(results, `${basename(file)}.webp`)];
  const run = {
    decode: () => engine.run('decode', { file }, { limits: decodeLimits }),
    cutOutPreview: () => engine.run('cutOutPreview', { image: file, weights, out }, { limits: cutOutLimits }),
    cutOut: () =>
      engine.run('cutOut', { job: { image: file, format: 'webp', weights }, out }, { limits: cutOutLimits }),
    lookAtPhoto: () =>
      engine.run('lookAtPhoto', { image: file, weights, folder: `${out}.people` }, { limits: cutOutLimits }),
    enhance: () =>
      engine.run(
        'enhance',
        { job: { image: file, scale: 2, weights }, out, thumbnail: `${out}.small.webp`, signing },
        { limits: cutOutLimits },
      ),
  }[stage];
  try {
    const result = await run();
    if (stage === 'decode') memoryPeakMb = Math.max(memoryPeakMb, (result as Decoded).memoryMb);
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

/** Every picture of the folder, and what is named like one or like a video and is neither. */
async function realFiles(): Promise<string[]> {
  const bad = choice.media && join(choice.media, 'bad');
  if (!bad) return [];
  return (await readdir(bad)).filter((name) => /^[iwz]_/.test(name)).map((name) => join(bad, name));
}

function report(): void {
  const counts: Record<string, number> = {};
  for (const { code } of outcomes) counts[code] = (counts[code] ?? 0) + 1;
  const broken = outcomes.filter(({ code, expected }) => !expected.includes(code));
  say('');
  for (const [code, count] of Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)))
    say(`${String(count).padStart(9)}  ${code}`);
  for (const { name, stage, code, expected, words } of broken.slice(0, 20))
    say(`\n✗ ${name} (${stage}): ${code}, not ${expected.join(' or ')} ${words ?? ''}`);
  if (leftBehind.length > 0) say(`\n✗ left behind: ${leftBehind.join(', ')}`);
  const ok = broken.length === 0 && leftBehind.length === 0 && outcomes.length > 0;
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const { seed, workers, media } = choice;
  say(
    `\n${JSON.stringify({ drill: 'images', ok, seed, workers, media, files: outcomes.length, previews, counts, decodeMemoryPeakMb: memoryPeakMb, memoryLimitMb: cutOutLimits.memoryMb, leftBehind: leftBehind.length, broken: broken.map(({ name, stage, code }) => ({ name, stage, code })), seconds })}`,
  );
  process.exitCode = ok ? 0 : 1;
}

function readChoice(): {
  seed: number;
  copies: number;
  workers: number;
  only: number | undefined;
  media: string | undefined;
  weights: string;
} {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      copies: { type: 'string', default: '2000' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
      media: { type: 'string' },
      weights: { type: 'string', default: join(tmpdir(), 'semblante-weights') },
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
    // The child works in a folder of its own.
    media: values.media && resolve(values.media),
    weights: values.weights,
  };
}
