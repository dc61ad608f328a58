// A process of its own, so that its memory is that of the engine alone. Told in one JSON argument, answers in one JSON
// line.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { analyseVideo, choosePeople } from '@semblante/vision/analyse';
import { benchLimits, openVideo, type Video, transcodeFloor } from '@semblante/media/video';
import { swapInOneGo } from '../src/pipelines/swap-in-one-go.ts';
import type { SwapJob } from '../src/pipelines/swap-job.ts';
import { swapVideo } from '../src/pipelines/swap-video.ts';
import { openVision } from '@semblante/vision/networks';
import { benchAnalysis } from './bench-clip.ts';
import { costOf, medianOf, rounded, sumOf, type Cost } from './cost.ts';

const Task = z.object({
  clip: z.string(),
  photo: z.string(),
  folder: z.string(),
  weights: z.string(),
  rounds: z.int().positive(),
});
type Task = z.infer<typeof Task>;

interface Round {
  floor: Cost;
  analysis: Cost;
  swap: Cost;
  /** Of the swap: what it costs before the first frame, however long the clip is. */
  setup: Cost;
  /** Without a stored analysis: a survey of some frames, then one pass. */
  oneGo: Cost;
  oneGoSetup: Cost;
}

const task = Task.parse(JSON.parse(process.argv[2] ?? '{}'));
const video = await openVideo(task.clip, benchLimits);
await mkdir(task.folder, { recursive: true });
// Not counted: weights are converted once on a machine, and code is compiled while it is new.
await runRound(task, video);
const rounds: Round[] = [];
// Alternated, so that a busy neighbour slows all alike.
for (let round = 0; round < task.rounds; round++) rounds.push(await runRound(task, video));
process.stdout.write(`${JSON.stringify(reportOf(rounds, video.timeline.pts.length))}\n`);
process.exit(0);

async function runRound({ clip, photo, folder, weights }: Task, video: Video): Promise<Round> {
  const analysisFolder = join(folder, 'analysis');
  const segments = join(folder, 'segments');
  await rm(segments, { recursive: true, force: true });
  const floor = await costOf(() => transcodeFloor({ video, out: join(folder, 'floor.mp4') }));
  let person = '';
  const analysis = await costOf(async () => {
    const vision = await openVision({ weightsFolder: weights });
    const found = await analyseVideo(video, { vision, settings: benchAnalysis, folder: analysisFolder });
    [person = ''] = choosePeople(found, { mode: 'largest', gender: 'any' });
    found.close();
    await vision.close();
  });
  const job: SwapJob = {
    video: clip,
    analysis: analysisFolder,
    mapping: [{ person, photos: [photo] }],
    label: 'none',
    weights,
  };
  const stored = await costInTwo((onReady) =>
    swapVideo(job, join(folder, 'swap.mp4'), {
      folder: segments,
      limits: benchLimits,
      onProgress: ({ stage, done }) => {
        if (stage === 'prepare' && done === 1) onReady();
      },
    }),
  );
  const vision = await openVision({ weightsFolder: weights });
  const mapping = [{ person: 'p1', photos: [photo] }];
  const oneGo = await costInTwo((onReady) =>
    swapInOneGo({ video, vision, mapping, out: join(folder, 'one-go.mp4'), onReady }),
  );
  await vision.close();
  return { floor, analysis, swap: stored.whole, setup: stored.setup, oneGo: oneGo.whole, oneGoSetup: oneGo.setup };
}

/** Cost of the whole and of what came before its first frame. */
async function costInTwo(work: (onReady: () => void) => Promise<unknown>): Promise<{ whole: Cost; setup: Cost }> {
  let markReady = () => {};
  const setup = costOf(() => new Promise<void>((resolve) => (markReady = resolve)));
  const whole = await costOf(() => work(markReady));
  return { whole, setup: await setup };
}

function reportOf(all: readonly Round[], frames: number) {
  const ratio = (own: (round: Round) => Cost, kind: keyof Cost) =>
    rounded(medianOf(all.map((round) => round.floor[kind] / own(round)[kind])));
  const fps = (own: (round: Round) => Cost) =>
    rounded((1000 * frames) / medianOf(all.map((round) => own(round).wallMs)), 1);
  const cpuPerFrame = (own: (round: Round) => Cost) =>
    rounded(medianOf(all.map((round) => own(round).cpuMs)) / frames, 2);
  const swap = ({ swap: cost, setup }: Round): Cost => ({
    cpuMs: cost.cpuMs - setup.cpuMs,
    wallMs: cost.wallMs - setup.wallMs,
  });
  const onePass = ({ oneGo, oneGoSetup }: Round): Cost => ({
    cpuMs: oneGo.cpuMs - oneGoSetup.cpuMs,
    wallMs: oneGo.wallMs - oneGoSetup.wallMs,
  });
  const twoPasses = (round: Round) => sumOf(round.analysis, swap(round));
  return {
    speed: {
      frames,
      rounds: all.length,
      workers: 1,
      floor_fps: fps(({ floor }) => floor),
      swap_fps: fps(swap),
      ratio: ratio(swap, 'cpuMs'),
      ratio_wall: ratio(swap, 'wallMs'),
      ratio_one_pass: ratio(onePass, 'cpuMs'),
      ratio_one_pass_wall: ratio(onePass, 'wallMs'),
      /** Analysis and swap one after the other, as the product does it. */
      ratio_two_passes: ratio(twoPasses, 'cpuMs'),
      floor_cpu_ms_per_frame: cpuPerFrame(({ floor }) => floor),
      swap_cpu_ms_per_frame: cpuPerFrame(swap),
      analysis_cpu_ms_per_frame: cpuPerFrame(({ analysis }) => analysis),
      one_pass_cpu_ms_per_frame: cpuPerFrame(onePass),
      one_pass_setup_cpu_ms: rounded(medianOf(all.map(({ oneGoSetup }) => oneGoSetup.cpuMs)), 0),
      setup_cpu_ms: rounded(medianOf(all.map(({ setup }) => setup.cpuMs)), 0),
      setup_wall_ms: rounded(medianOf(all.map(({ setup }) => setup.wallMs)), 0),
      /** With the preparation of the photo counted, on this clip of so many frames. */
      ratio_with_setup: ratio((round) => round.swap, 'cpuMs'),
    },
    memory_peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
