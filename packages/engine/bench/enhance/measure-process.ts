// One child of the benchmark: enlarges one picture by itself, so that its peak of memory is its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { Enlarger, type Planes } from '../../src/enhance/enlarger.ts';
import { enhanceImage } from '../../src/pipelines/enhance-image.ts';
import { EnhanceJob } from '../../src/pipelines/enhance-job.ts';
import { costOf, rounded, type Cost } from '../cost.ts';

const Task = z.object({
  job: EnhanceJob,
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  isCompared: z.boolean(),
});
/** Of a picture of any size, about as large as the tiles of the product. */
const bareSide = 300;
/** Enlarged first and not counted: a worker's child has its programs and networks open from the picture before. */
const warmUpSide = 64;
const roundsCompared = 3;

const { job, folder, width, height, isCompared } = Task.parse(JSON.parse(process.argv[2]!));
await mkdir(folder, { recursive: true });
const options = {
  out: join(folder, 'out.jpg'),
  thumbnail: join(folder, 'thumbnail.webp'),
  signing: { kind: 'development', folder: join(folder, 'keys') },
  signal: new AbortController().signal,
  onProgress: () => undefined,
} as const;

if (isCompared) {
  const image = join(folder, 'warm-up.jpg');
  await sharp({ create: { width: warmUpSide, height: warmUpSide, channels: 3, background: '#808080' } })
    .jpeg()
    .toFile(image);
  await enhanceImage({ ...job, image }, options);
}
const whole = [await costOf(async () => await enhanceImage(job, options))];
const memoryPeakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const bare: Cost[] = [];
const rounds = isCompared ? roundsCompared : 0;
// By turns, and the cheapest of each is compared: what else the machine does only makes a round dearer.
for (let round = 1; round <= rounds; round++) {
  bare.push(await inferAlone());
  if (round < rounds) whole.push(await costOf(async () => await enhanceImage(job, options)));
}
process.stdout.write(
  `${JSON.stringify({
    seconds: rounded(median(whole, 'wallMs') / 1000, 1),
    cpu_seconds: rounded(median(whole, 'cpuMs') / 1000, 1),
    memory_peak_mb: memoryPeakMb,
    ...(isCompared && { overhead: rounded(leastCpu(whole) / leastCpu(bare) - 1) }),
  })}\n`,
);
process.exit(0);

function median(costs: readonly Cost[], what: keyof Cost): number {
  return costs.map((cost) => cost[what]).sort((a, b) => a - b)[costs.length >> 1] ?? 0;
}

function leastCpu(costs: readonly Cost[]): number {
  return Math.min(...costs.map(({ cpuMs }) => cpuMs));
}

/** The network over as many pixels, its input ready: no margins, no file, no face looked for. */
async function inferAlone(): Promise<Cost> {
  const enlarger = await Enlarger.open(job.scale);
  const values = Float32Array.from({ length: 3 * bareSide ** 2 }, (_, at) => (at * 31) % 256);
  const planes: Planes = { width: bareSide, height: bareSide, values };
  await enlarger.enlarge(planes);
  const tiles = (width * height) / bareSide ** 2;
  const cost = await costOf(async () => {
    for (let tile = 0; tile < Math.ceil(tiles); tile++) await enlarger.enlarge(planes);
  });
  await enlarger.close();
  const share = tiles / Math.ceil(tiles);
  return { cpuMs: share * cost.cpuMs, wallMs: share * cost.wallMs };
}
