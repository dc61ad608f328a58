import { join } from 'node:path';
import type * as z from 'zod';
import { analyseVideo } from '../analyse/analyse-video.ts';
import type { AnalysedPerson } from '../analyse/analysis-schema.ts';
import { EngineError } from '../engine-error.ts';
import type { TaskContext, TaskHandler } from '../isolation/serve-tasks.ts';
import { joinSegments } from '../media/join-segments.ts';
import { benchLimits, productLimits, type VideoLimits } from '../media/limits.ts';
import { openVideo, probeVideo } from '../media/open-video.ts';
import { judgePhoto, loadPhoto } from '../photo/index.ts';
import { trackProgress, type Stage, type StageProgress } from '../progress.ts';
import { openVision } from '../vision/index.ts';
import { totalCoverage } from './coverage.ts';
import { frameAt, previewFrame } from './preview-frame.ts';
import { findRendered, painterOf, renderSegment, segmentFile } from './render-segments.ts';
import type { SwapJob } from './swap-job.ts';
import { taskInputs, type LimitsName, type PersonSummary, type TaskName, type TaskResults } from './task-inputs.ts';
import { openSwap, swapVideo, type OpenSwap } from './swap-video.ts';
import type { SwapCast } from './swap-cast.ts';

/** `product` is what users may upload; `bench` reads other containers and sizes too, for measuring. */
const limitsByName: Record<LimitsName, VideoLimits> = { product: productLimits, bench: benchLimits };
/** How the time of a task is shared out among its stages, from the benchmark at 720p. */
const weightsOf: Partial<Record<TaskName, Partial<Record<Stage, number>>>> = {
  analyse: { analyse: 1 },
  renderSegment: { prepare: 0.05, render: 0.95 },
  swap: { prepare: 0.03, render: 0.94, join: 0.03 },
};

const progressFor = (task: TaskName, { onProgress }: TaskContext): ((step: StageProgress) => void) => trackProgress(weightsOf[task] ?? {}, onProgress);

function define<N extends TaskName>(name: N, handle: (input: z.output<(typeof taskInputs)[N]>, context: TaskContext) => Promise<TaskResults[N]>): TaskHandler {
  return async (input, context) => handle(taskInputs[name].parse(input) as z.output<(typeof taskInputs)[N]>, context);
}

/** Opening a video and preparing a face take longer than drawing one frame: a warm child keeps the last job that it previewed. */
let previewed: { key: string; swap: OpenSwap; cast: SwapCast } | undefined;

async function openPreview(job: SwapJob, limits: VideoLimits, { scratch, signal }: TaskContext): Promise<{ swap: OpenSwap; cast: SwapCast }> {
  const key = JSON.stringify(job);
  if (previewed?.key === key) return previewed;
  await previewed?.swap.close();
  previewed = undefined;
  // The job outlives this task's signal: what it has opened must not be stopped by it later.
  signal.throwIfAborted();
  const swap = await openSwap(job, { folder: join(scratch, 'preview'), limits });
  const cast = await swap.cast();
  previewed = { key, swap, cast };
  return previewed;
}

/** What a child of the engine can be asked to do. */
export const tasks: Record<TaskName, TaskHandler> = {
  probe: define('probe', ({ video, limits }, { signal }) => probeVideo(video, limitsByName[limits], signal)),

  analyse: define('analyse', async ({ video, folder, settings, weights, limits }, context) => {
    const { signal } = context;
    const opened = await openVideo(video, limitsByName[limits], signal);
    const vision = await openVision({ weightsFolder: weights, signal });
    try {
      const analysis = await analyseVideo(opened, { vision, settings, folder, signal, onProgress: progressFor('analyse', context) });
      analysis.close();
      return { video: analysis.video, cuts: analysis.cuts, people: analysis.people.map(summaryOf) };
    } finally {
      await vision.close();
    }
  }),

  judgePhoto: define('judgePhoto', async ({ photo, weights }, { signal }) => {
    const vision = await openVision({ weightsFolder: weights, signal });
    try {
      return await judgePhoto(vision, await loadPhoto(photo));
    } finally {
      await vision.close();
    }
  }),

  preview: define('preview', async ({ job, limits, at, out }, context) => {
    const { swap, cast } = await openPreview(job, limitsByName[limits], context);
    const frames = at === 'hardest' ? hardestFrames(swap) : ['frame' in at ? at.frame : frameAt(swap.video, at.seconds)];
    const last = swap.video.timeline.pts.length - 1;
    const pictures: { frame: number; before: string; after: string }[] = [];
    for (const frame of frames.map((wanted) => Math.min(wanted, last))) {
      const picture = { frame, before: join(out, `${frame}-before.jpg`), after: join(out, `${frame}-after.jpg`) };
      await previewFrame({ video: swap.video, paint: painterOf(cast, swap.analysis, job.label), signal: context.signal, ...picture });
      pictures.push(picture);
    }
    return { pictures };
  }),

  planSwap: define('planSwap', async ({ job, limits, folder }, { signal }) => {
    const swap = await openSwap(job, { folder, limits: limitsByName[limits], signal });
    await swap.close();
    return { range: swap.range, segments: swap.segments };
  }),

  renderSegment: define('renderSegment', async ({ job, limits, folder, range }, context) => {
    const { signal } = context;
    const tell = progressFor('renderSegment', context);
    const known = await findRendered(folder, range);
    if (known) return { coverage: known, wasRendered: true };
    const swap = await openSwap(job, { folder, limits: limitsByName[limits], signal });
    try {
      if (!swap.segments.some(({ first, end }) => first === range.first && end === range.end)) throw new EngineError('engine.input_invalid', { reason: 'no such segment' });
      const cast = await swap.cast();
      tell({ stage: 'prepare', done: 1, total: 1 });
      let done = 0;
      const onFrame = () => tell({ stage: 'render', done: ++done, total: range.end - range.first });
      return { coverage: await renderSegment(range, { video: swap.video, folder, cast, analysis: swap.analysis, label: job.label, onFrame, signal }), wasRendered: false };
    } finally {
      await swap.close();
    }
  }),

  joinSwap: define('joinSwap', async ({ job, limits, folder, out }, { signal }) => {
    const swap = await openSwap(job, { folder, limits: limitsByName[limits], signal });
    await swap.close();
    const { video, range, segments } = swap;
    const coverage = await Promise.all(segments.map((segment) => findRendered(folder, segment)));
    const missing = coverage.findIndex((each) => !each);
    if (missing >= 0) throw new EngineError('engine.input_invalid', { reason: 'a segment is not rendered yet', first: segments[missing]!.first });
    await joinSegments({ video, range, segments: segments.map((segment) => segmentFile(folder, segment)), out, signal });
    return { frames: range.end - range.first, coverage: totalCoverage(coverage.map((each) => each!)) };
  }),

  swap: define('swap', ({ job, limits, folder, out }, context) =>
    swapVideo(job, out, { folder, limits: limitsByName[limits], signal: context.signal, onProgress: progressFor('swap', context) }),
  ),
};

function summaryOf(person: AnalysedPerson): PersonSummary {
  const { id, share, frames, ranges, gender, genderScore, medianFaceWidth, hardest, thumbnail, neutralOpening, irisRatio } = person;
  return { id, share, frames, ranges, gender, genderScore, medianFaceWidth, hardest, thumbnail, neutralOpening, irisRatio };
}

function hardestFrames({ analysis, job, range }: OpenSwap): number[] {
  const frames = job.mapping.flatMap(({ person }) => analysis.getPerson(person).hardest.map(({ frame }) => frame));
  return [...new Set(frames)].filter((frame) => frame >= range.first && frame < range.end);
}
