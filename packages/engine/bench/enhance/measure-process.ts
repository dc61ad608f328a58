// One child of the benchmark: enlarges one picture by itself, so that its peak of memory is its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { Enlarger, type Planes } from '../../src/enhance/enlarger.ts';
import { enhanceImage } from '../../src/pipelines/enhance-image.ts';
import { EnhanceJob } from '../../src/pipelines/enhance-job.ts';
import { costOf, medianOf, rounded, type Cost } from '../cost.ts';

const Task = z.object({
  job: EnhanceJob,
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  isCompared: z.boolean(),
});
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
const inference = countInference();
const rounds: Cost[] = [];
const overheads: number[] = [];
let memoryPeakMb = 0;
for (let round = 0; round < (isCompared ? roundsCompared : 1); round++) {
  inference.reset();
  const whole = await costOf(async () => await enhanceImage(job, options));
  if (round === 0) memoryPeakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  rounds.push(whole);
  overheads.push(whole.cpuMs / inference.cpuMsOf(width * height) - 1);
}
process.stdout.write(
  `${JSON.stringify({
    seconds: rounded(medianOf(rounds.map(({ wallMs }) => wallMs)) / 1000, 1),
    cpu_seconds: rounded(medianOf(rounds.map(({ cpuMs }) => cpuMs)) / 1000, 1),
    memory_peak_mb: memoryPeakMb,
    ...(isCompared && { overhead: rounded(medianOf(overheads)) }),
  })}\n`,
);
process.exit(0);

/**
 * What the network alone costs in the same run: the machine's speed changes from one minute to the next, so two runs
 * cannot be compared. Margins of tiles are not the picture's and count as overhead.
 */
function countInference() {
  let [cpuMs, pixels] = [0, 0];
  const enlarge = Enlarger.prototype.enlarge;
  Enlarger.prototype.enlarge = async function counted(planes: Planes) {
    const answer: { large?: Planes } = {};
    const cost = await costOf(async () => {
      answer.large = await enlarge.call(this, planes);
    });
    cpuMs += cost.cpuMs;
    pixels += planes.width * planes.height;
    return answer.large!;
  };
  return {
    reset: () => void ([cpuMs, pixels] = [0, 0]),
    cpuMsOf: (pixelsOfPicture: number) => (cpuMs * pixelsOfPicture) / pixels,
  };
}
