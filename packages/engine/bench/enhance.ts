// `npm run bench -- enhance --json [--media DIR] [--out DIR] [--only pictures,seams,speed,memory]`: how much more like
// the original an enlarged picture is than by Lanczos, whether tiles show, and what the way costs. One JSON object.
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Enlarger, scales } from '../src/enhance/enlarger.ts';
import { testWeightsFolder } from '@semblante/vision/testing';
import { rounded } from './cost.ts';
import { writePortrait } from './cutout/portrait-image.ts';
import { comparePicture, type Compared, picturesIn } from './enhance/compare-pictures.ts';
import { measureSeams } from './enhance/measure-seams.ts';
import { runChild } from './run-child.ts';

const parts = ['pictures', 'seams', 'speed', 'memory'] as const;
/** Largest result, docs/product/processings.md#limits, made of a picture four times smaller on each side. */
const largestMegapixels = 24.9;
/** As of the photo's benchmark: faces are looked for and files signed once, however large the picture is. */
const usualMegapixels = 12;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    media: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'semblante-bench-enhance') },
    only: { type: 'string' },
  },
});
const wanted = values.only?.split(',') ?? [...parts];
const unknown = wanted.find((part) => !parts.some((known) => known === part));
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${parts.join(', ')}`);
await mkdir(values.out, { recursive: true });

const report: Record<string, unknown> = {};
if (wanted.includes('pictures')) Object.assign(report, await comparePictures());
if (wanted.includes('seams')) report['seam_ratio'] = await measureSeams();
if (wanted.includes('speed'))
  for (const scale of scales) {
    const told = await measureProcess({ scale, megapixels: usualMegapixels, isCompared: true });
    report[scale === 4 ? 'speed' : 'speed_2x'] = told;
    if (scale === 4) report['overhead'] = told.overhead;
  }
if (wanted.includes('memory')) {
  const told = await measureProcess({ scale: 4, megapixels: largestMegapixels, isCompared: false });
  Object.assign(report, { memory_peak_mb: told.memory_peak_mb, largest: told });
}
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

async function comparePictures(): Promise<object> {
  if (values.media === undefined) {
    process.stderr.write('SKIPPED real pictures: no --media DIR was given\n');
    return {};
  }
  const files = await picturesIn(values.media);
  const compared: Compared[] = [];
  for (const scale of scales) {
    const enlarger = await Enlarger.open(scale);
    for (const file of files) {
      const told = await comparePicture(file, enlarger);
      process.stderr.write(`${JSON.stringify(told)}\n`);
      compared.push(told);
    }
    await enlarger.close();
  }
  const meanOf = (scale: number, key: 'psnr_gain_db' | 'ssim_gain') => {
    const own = compared.filter((each) => each.scale === scale);
    return rounded(own.reduce((sum, each) => sum + each[key], 0) / own.length, 4);
  };
  return {
    psnr_gain_db: meanOf(4, 'psnr_gain_db'),
    ssim_gain: meanOf(4, 'ssim_gain'),
    psnr_gain_db_2x: meanOf(2, 'psnr_gain_db'),
    ssim_gain_2x: meanOf(2, 'ssim_gain'),
    pictures: compared,
  };
}

interface Told {
  seconds: number;
  cpu_seconds: number;
  memory_peak_mb: number;
  overhead?: number;
}

async function measureProcess({
  scale,
  megapixels,
  isCompared,
}: {
  scale: number;
  megapixels: number;
  isCompared: boolean;
}): Promise<Told> {
  const small = megapixels / scale ** 2;
  const image = await writePortrait(join(values.out, `small-${small.toFixed(2)}.jpg`), small);
  const width = Math.round(Math.sqrt((small * 1e6 * 4) / 3));
  return (await runChild('enhance/measure-process.ts', {
    job: { image, scale, clean: 'auto', weights: testWeightsFolder() },
    folder: join(values.out, `process-${scale}`),
    width,
    height: Math.round((width * 3) / 4),
    isCompared,
  })) as Told;
}
