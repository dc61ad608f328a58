// One child of the benchmark: cuts out one picture by itself, so that its peak of memory is its own.
import { mkdir } from 'node:fs/promises';
import { SubjectNetwork } from '../../src/cut-out/subject-network.ts';
import { loadImage } from '@semblante/media/picture';
import { cutOutImage, previewCutOut } from '../../src/pipelines/cut-out-image.ts';
import { CutOutJob } from '../../src/pipelines/cut-out-job.ts';
import { warmNetwork } from '../../src/pipelines/cut-out-networks.ts';
import { costOf, medianOf, rounded, type Cost } from '../cost.ts';
import type { ProcessTask } from './process-task.ts';

const { what, image, weights, folder, runs } = JSON.parse(process.argv[2]!) as ProcessTask;
await mkdir(folder, { recursive: true });
const warmRuns = runs > 1 ? 3 : 1;
const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1024);
const { signal } = new AbortController();

process.stdout.write(`${JSON.stringify(await measure())}\n`);
process.exit(0);

async function measure(): Promise<object> {
  switch (what) {
    case 'single':
    case 'half':
      return bare(`isnet-${what}`);
    case 'whole':
      return whole();
    case 'preview':
      return {
        ...summary(await repeat(() => previewCutOut({ image, weights, out: `${folder}/preview.webp` }, signal))),
        memory_peak_mb: peakMb(),
      };
    default:
      return what satisfies never;
  }
}

/** The network alone, its input ready. */
async function bare(name: 'isnet-single' | 'isnet-half'): Promise<object> {
  const network = new SubjectNetwork('full', { weightsFolder: weights, weights: name });
  const seen = network.prepare(await loadImage(image));
  return { ...summary(await repeat(() => network.ask(seen))), memory_peak_mb: peakMb() };
}

/**
 * The whole way of a picture from file to signed file, by turns with the network alone, so that a busy machine slows
 * both alike.
 */
async function whole(): Promise<object> {
  const job = CutOutJob.parse({ image, weights });
  const options = {
    out: `${folder}/out.png`,
    signing: { kind: 'development', folder: `${folder}/keys` },
    signal,
    onProgress: () => undefined,
  } as const;
  // The very network that cuts out: a second one beside it would have its own memory, and cost both their caches.
  const network = warmNetwork('full', weights);
  const seen = network.prepare(await loadImage(image)).slice();
  const rest: Cost[] = [];
  const all: Cost[] = [];
  await cutOutImage(job, options);
  const firstPeak = peakMb();
  // A process works for hours: what it compiles in its first minute is not what a picture costs.
  for (let warm = 0; warm < warmRuns; warm++) {
    await network.ask(seen);
    await cutOutImage(job, options);
  }
  for (let run = 0; run < runs; run++) {
    rest.push(await costOf(() => network.ask(seen)));
    all.push(await costOf(() => cutOutImage(job, options)));
  }
  const [bareCost, wholeCost] = [summary(rest), summary(all)];
  return {
    ...wholeCost,
    bare: bareCost,
    overhead: rounded(medianOf(all.map(({ wallMs }, k) => wallMs / rest[k]!.wallMs - 1))),
    overhead_cpu: rounded(medianOf(all.map(({ cpuMs }, k) => cpuMs / rest[k]!.cpuMs - 1))),
    memory_peak_mb: firstPeak,
  };
}

async function repeat(work: () => Promise<unknown>): Promise<Cost[]> {
  await work();
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run++) costs.push(await costOf(work));
  return costs;
}

function summary(costs: readonly Cost[]) {
  return {
    cpu_seconds: rounded(medianOf(costs.map(({ cpuMs }) => cpuMs)) / 1000),
    wall_seconds: rounded(medianOf(costs.map(({ wallMs }) => wallMs)) / 1000),
  };
}
