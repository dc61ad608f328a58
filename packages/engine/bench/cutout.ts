// `npm run bench -- cutout --json [--media DIR] [--out DIR] [--weights DIR] [--only images,edges,speed]`
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage } from '@semblante/media/picture';
import { isnetPrecision } from '../src/cut-out/precision.ts';
import { SubjectNetwork } from '../src/cut-out/subject-network.ts';
import { rounded } from './cost.ts';
import { alphaDifference } from './cutout/alpha-difference.ts';
import { readCutOutArguments } from './cutout/arguments.ts';
import { rowOf, writeSheet } from './cutout/contact-sheet.ts';
import { measureEdgeColour } from './cutout/edge-colour.ts';
import { writePortrait } from './cutout/portrait-image.ts';
import type { ProcessTask } from './cutout/process-task.ts';
import { readAlpha, referencesIn, type Reference } from './cutout/references.ts';
import { runChild } from './run-child.ts';

const { media, out, weights, parts } = readCutOutArguments(process.argv.slice(2));
await mkdir(out, { recursive: true });
if (!media) say('SKIPPED real pictures: no --media DIR was given');
const references = media ? referencesIn(media) : [];
/** Largest that is accepted, docs/product/processings.md. */
const megapixelsMax = 25;

const report: Record<string, unknown> = { images: [] };
if (parts.includes('images')) report['images'] = await compareImages();
if (parts.includes('edges')) {
  const { usual, fur } = await measureEdgeColour(references);
  Object.assign(report, { edge_colour_error: usual.error, edge_colour: { usual, fur } });
  say(JSON.stringify({ usual, fur }));
}
if (parts.includes('speed')) Object.assign(report, await measureSpeed());
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

async function compareImages(): Promise<object[]> {
  const network = new SubjectNetwork('full', { weightsFolder: weights });
  const rows: Buffer[] = [];
  const results: object[] = [];
  for (const reference of references) {
    const picture = await loadImage(reference.image);
    const subject = await network.find(picture);
    rows.push(await rowOf(picture, subject));
    if (!reference.alpha) continue;
    const { mae, iou } = alphaDifference(subject.alpha, await readAlpha(reference.alpha, picture));
    results.push(resultOf(reference, { mae, iou }));
  }
  if (rows.length > 0) await writeSheet(join(out, 'cut-outs.jpg'), rows);
  await network.close();
  return results;
}

function resultOf({ name, kind }: Reference, { mae, iou }: { mae: number; iou: number }): object {
  const result = { name, reference: kind, mae: rounded(mae, 5), iou: rounded(iou, 4) };
  say(JSON.stringify(result));
  return result;
}

/**
 * Each in a process of its own. The picture of two megapixels is a real one where there is one: grain makes a PNG
 * slower.
 */
async function measureSpeed(): Promise<object> {
  const image =
    references.find(({ name }) => name === 'am2k_8')?.image ??
    (await writePortrait(join(out, 'two-megapixels.jpg'), 2));
  const large = await writePortrait(join(out, 'large.jpg'), megapixelsMax - 0.1);
  const run = async (what: ProcessTask['what'], file: string, runs: number) => {
    const result = (await runChild('cutout/measure-process.ts', {
      what,
      image: file,
      weights,
      folder: join(out, 'process'),
      runs,
    } satisfies ProcessTask)) as Record<string, unknown>;
    say(`${what}: ${JSON.stringify(result)}`);
    return result;
  };
  const [single, half] = [await run('single', image, 3), await run('half', image, 3)];
  const { cpu_seconds, wall_seconds, overhead, overhead_cpu, memory_peak_mb, bare } = await run('whole', image, 9);
  return {
    cpu_seconds,
    wall_seconds,
    overhead,
    overhead_cpu,
    memory_peak_mb,
    bare,
    precision: { chosen: isnetPrecision, single, half },
    largest: { megapixels: megapixelsMax, ...(await run('whole', large, 1)) },
    preview: await run('preview', image, 3),
  };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
