// `npm run bench -- engine --json [--media DIR] [--out DIR] [--only speed,clips,unseen,synthetic] [--match TEXT,TEXT]
// [--frames N] [--sealed] [--long]`
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sceneNames } from '@semblante/actors';
import { openVision } from '@semblante/vision/networks';
import { testWeightsFolder } from '@semblante/vision/testing';
import { readBenchArguments, type BenchArguments } from './arguments.ts';
import { writeContactSheet, type SheetRow } from './contact-sheet.ts';
import type { BenchTools } from './measure-swap.ts';
import { openJudges } from './judges/open-judges.ts';
import { describeLineUp } from './line-up-photos.ts';
import { pairs, type Pair } from './pairs.ts';
import { measurePair, type ClipResult } from './real-clips.ts';
import { openRecogniser } from './recogniser/recogniser.ts';
import { runChild } from './run-child.ts';
import { speedMaterial } from './speed-material.ts';
import { summaryOf } from './summary.ts';
import { measureScene, type SceneResult } from './synthetic/measure-scene.ts';
import { unseenPairs } from './unseen/unseen-pairs.ts';

interface Skipped {
  name: string;
  reason: string;
}

const speedRounds = 3;
const wanted = readBenchArguments(process.argv.slice(2));
const weights = testWeightsFolder();
await mkdir(wanted.out, { recursive: true });
const skipped: Skipped[] = [];
const failed: { name: string; error: string }[] = [];
const sheets: string[] = [];

const speed = wanted.parts.includes('speed') ? await measureSpeed(wanted) : {};
const tools = await openTools(wanted);
const clips = wanted.parts.includes('clips')
  ? await measureClips(pairs, { ...wanted, sheet: 'contact-sheet.jpg' })
  : [];
const chosen = unseenPairs.filter(({ opened }) => opened !== wanted.isSealed);
const unseen = wanted.parts.includes('unseen')
  ? await measureClips(chosen, { ...wanted, sheet: 'unseen-sheet.jpg' })
  : [];
const synthetic = wanted.parts.includes('synthetic') ? await measureScenes(wanted) : [];
await tools.vision.close();
const long = wanted.isLong
  ? { memory_long_clip: await runChild('long-clip.ts', { folder: join(wanted.out, 'long'), weights }) }
  : {};

const report = {
  ...speed,
  ...long,
  summary: summaryOf(clips),
  clips,
  summary_unseen: summaryOf(unseen),
  unseen,
  sealed: wanted.isSealed,
  synthetic,
  skipped,
  failed,
  sheets,
};
await writeFile(join(wanted.out, 'engine.json'), `${JSON.stringify(report, null, 2)}\n`);
for (const { name, reason } of skipped) say(`SKIPPED ${name}: ${reason}`);
for (const { name, error } of failed) say(`FAILED ${name}: ${error}`);
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(failed.length > 0 ? 1 : 0);

async function measureSpeed({ media, out }: BenchArguments): Promise<object> {
  say('speed: floor, analysis and swap by turns');
  const folder = join(out, 'speed');
  const material = await speedMaterial({ media, folder });
  const measured = (await runChild('speed.ts', { ...material, folder, weights, rounds: speedRounds })) as object;
  say(JSON.stringify(measured));
  return measured;
}

async function openTools({ media, out }: BenchArguments): Promise<BenchTools> {
  const vision = await openVision({ weightsFolder: weights });
  const judges = await openJudges({ vision, weightsFolder: weights });
  const lineUp = media
    ? await describeLineUp([...pairs, ...unseenPairs], { vision, sface: judges.sface, media, folder: out })
    : [];
  return { vision, recogniser: await openRecogniser(), weights, judges, lineUp };
}

async function measureClips(
  listed: readonly Pair[],
  { media, out, match, frames, sheet }: BenchArguments & { sheet: string },
): Promise<ClipResult[]> {
  if (!media) {
    skipped.push({ name: `all ${listed.length} real pairs`, reason: 'no --media DIR was given' });
    return [];
  }
  const results: ClipResult[] = [];
  const rows: SheetRow[] = [];
  for (const pair of listed.filter(({ name }) => match.some((part) => name.includes(part)))) {
    const outcome = await orFailed(pair.name, () => measurePair(tools, pair, { media, frames, folder: out }));
    if (outcome?.kind === 'skipped') skipped.push({ name: outcome.name, reason: outcome.reason });
    if (outcome?.kind !== 'measured') continue;
    results.push(outcome.result);
    rows.push(outcome.row);
    if (outcome.sheet) sheets.push(outcome.sheet);
    say(`${pair.name} ${JSON.stringify(outcome.result.quality)}`);
  }
  await keepSheet(sheet, rows);
  return results;
}

async function measureScenes({ out, match }: BenchArguments): Promise<SceneResult[]> {
  const results: SceneResult[] = [];
  const rows: SheetRow[] = [];
  const folder = join(out, 'synthetic');
  await mkdir(folder, { recursive: true });
  for (const name of sceneNames.filter((name) => match.some((part) => name.includes(part)))) {
    const measured = await orFailed(`synthetic ${name}`, () => measureScene(tools, name, folder));
    if (!measured) continue;
    const { result, row } = measured;
    results.push(result);
    rows.push(row);
    say(`synthetic ${name} ${JSON.stringify(result)}`);
  }
  await keepSheet('synthetic-sheet.jpg', rows);
  return results;
}

/** One clip that breaks must not cost the figures of all others; the benchmark fails at its end. */
async function orFailed<T>(name: string, measure: () => Promise<T>): Promise<T | undefined> {
  try {
    return await measure();
  } catch (cause) {
    failed.push({ name, error: String(cause) });
    say(`${name} FAILED: ${cause instanceof Error ? cause.stack : String(cause)}`);
    return undefined;
  }
}

async function keepSheet(name: string, rows: readonly SheetRow[]): Promise<void> {
  if (rows.length === 0) return;
  const file = join(wanted.out, name);
  await writeContactSheet(file, rows);
  sheets.push(file);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
