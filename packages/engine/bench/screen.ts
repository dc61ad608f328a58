// `npm run bench -- screen --json [--media DIR] [--weights DIR]`: what screening costs, and how much harmless media it holds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { castOf, renderPortrait } from '@semblante/actors';
import { EngineError } from '../src/engine-error.ts';
import { benchLimits } from '../src/media/limits.ts';
import { openVideo } from '../src/media/open-video.ts';
import { photoColour } from '../src/photo/load-photo.ts';
import { yuvFromRgb, type YuvPicture } from '../src/picture/yuv-picture.ts';
import { loadScreenedImage, screenImage, screenVideo, withEyes, type ScreenEyes, type ScreenVerdict } from '../src/screen/index.ts';
import { costOf, rounded } from './cost.ts';
import { listMedia, type MediaFile } from './screen/list-media.ts';
import { makeSyntheticMedia } from './screen/synthetic-media.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, media: { type: 'string' }, weights: { type: 'string', default: join(tmpdir(), 'semblante-weights') } },
});
const scratch = await mkdtemp(join(tmpdir(), 'semblante-bench-screen-'));
const say = (text: string) => process.stderr.write(`${text}\n`);

interface Screened {
  name: string;
  verdict: ScreenVerdict;
  cpuMs: number;
}

try {
  if (!values.media) say('SKIPPED real media: no --media DIR was given');
  const media = values.media ? await listMedia(values.media) : await makeSyntheticMedia(scratch);
  await withEyes({ weights: values.weights }, (eyes) => screenAll(media, eyes));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
process.exit(0);

async function screenAll(media: readonly MediaFile[], eyes: ScreenEyes): Promise<void> {
  // Opening the networks is a child's first second and no frame's.
  await screenImage(portrait(), { eyes });
  const screened: Screened[] = [];
  const unreadable: { name: string; code: string }[] = [];
  for (const file of media) {
    try {
      const result = await measure(file, eyes);
      screened.push(result);
      say(lineOf(result));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      unreadable.push({ name: file.name, code: error.code });
    }
  }
  process.stdout.write(`${JSON.stringify(report(screened, unreadable))}\n`);
}

async function screenFile({ path, kind }: MediaFile, eyes: ScreenEyes): Promise<ScreenVerdict> {
  if (kind === 'image') return screenImage(await loadScreenedImage(path), { eyes });
  return screenVideo(await openVideo(path, benchLimits), { eyes });
}

async function measure(file: MediaFile, eyes: ScreenEyes): Promise<Screened> {
  let verdict: ScreenVerdict | undefined;
  const { cpuMs } = await costOf(async () => {
    verdict = await screenFile(file, eyes);
  });
  return { name: file.name, verdict: verdict!, cpuMs };
}

function portrait(): YuvPicture {
  const { rgb, width, height } = renderPortrait(castOf('ana')[0]!, { width: 320, height: 320 });
  return yuvFromRgb(rgb, { width, height, colour: photoColour });
}

function report(screened: readonly Screened[], unreadable: readonly object[]): object {
  const sum = (value: (each: Screened) => number) => screened.reduce((total, each) => total + value(each), 0);
  const held = screened.filter(({ verdict }) => verdict.verdict !== 'pass');
  const [cpuMs, looked, frames] = [sum((each) => each.cpuMs), sum(({ verdict }) => verdict.seen.looked), sum(({ verdict }) => verdict.seen.frames)];
  return {
    /** Everything together, decoding and faces included, for each frame that the networks looked at. */
    cpu_ms_per_frame: rounded(cpuMs / looked, 1),
    cpu_ms_per_decoded_frame: rounded(cpuMs / frames, 1),
    looked_share: rounded(looked / frames),
    held_share: rounded(held.length / screened.length),
    held_for_content: held.filter(({ verdict }) => codesOf(verdict).includes('content.perhaps_sexual')).length,
    held_for_age: held.filter(({ verdict }) => codesOf(verdict).includes('content.perhaps_minor')).length,
    refused: screened.filter(({ verdict }) => verdict.verdict === 'refuse').length,
    files: screened.map(({ name, verdict, cpuMs: cost }) => ({ name, verdict: verdict.verdict, codes: codesOf(verdict), ...verdict.seen, cpu_ms: rounded(cost, 0) })),
    unreadable,
  };
}

function codesOf(verdict: ScreenVerdict): string[] {
  switch (verdict.verdict) {
    case 'pass':
      return [];
    case 'review':
      return verdict.reasons.map(({ code }) => code);
    case 'refuse':
      return [verdict.code];
    default:
      return verdict satisfies never;
  }
}

function lineOf({ name, verdict, cpuMs }: Screened): string {
  const { looked, asked, frames, scores } = verdict.seen;
  return `${verdict.verdict.padEnd(7)} ${name.padEnd(52)} ${codesOf(verdict).join(' ')} sexual ${scores.sexual.toFixed(2)} sexy ${scores.sexy.toFixed(2)} second ${scores.secondSexual?.toFixed(2) ?? '-'}; ${looked} of ${frames} looked at, ${asked} asked, ${cpuMs.toFixed(0)} CPU ms`;
}
