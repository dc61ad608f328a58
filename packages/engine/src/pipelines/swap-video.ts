import { choosePeople } from '../analyse/choose-people.ts';
import { loadAnalysis, type Analysis } from '../analyse/load-analysis.ts';
import { Heap } from '../kernels/heap.ts';
import type { FrameRange } from '../media/decode-range.ts';
import { joinSegments } from '../media/join-segments.ts';
import type { VideoLimits } from '../media/limits.ts';
import { openVideo, type Video } from '../media/open-video.ts';
import { planSegments, trimmedRange } from '../media/plan-segments.ts';
import { openSwapModel, type SwapModel } from '../model-slot/swap-model.ts';
import type { StageProgress } from '../progress.ts';
import type { Look } from '../swap/index.ts';
import { openVision, type Vision } from '../vision/index.ts';
import { totalCoverage, type Coverage } from './coverage.ts';
import { findRendered, openSegmentFolder, peopleOf, renderSegment, segmentFile } from './render-segments.ts';
import { SwapCast } from './swap-cast.ts';
import { jobFingerprint, type SwapJob } from './swap-job.ts';

export interface SwapContext {
  /** Where finished segments lie; a later run with the same job goes on from them. */
  folder: string;
  limits?: VideoLimits | undefined;
  look?: Partial<Look> | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

export interface SwapReport {
  frames: number;
  segments: { rendered: number; kept: number };
  coverage: Coverage[];
}

/** A job with everything it needs opened. */
export interface OpenSwap {
  job: SwapJob;
  video: Video;
  analysis: Analysis;
  range: FrameRange;
  segments: FrameRange[];
  cast(): Promise<SwapCast>;
  close(): Promise<void>;
}

/** Judges the whole job before anything is rendered: a wrong person or an empty trim costs nobody a minute. */
export async function openSwap(job: SwapJob, { folder, limits, look, signal }: SwapContext): Promise<OpenSwap> {
  const analysis = await loadAnalysis(job.analysis);
  let vision: Vision | undefined;
  let model: SwapModel | undefined;
  const close = async () => {
    analysis.close();
    await vision?.close();
    await model?.close();
  };
  try {
    choosePeople(analysis, { mode: 'chosen', gender: 'any', people: job.mapping.map(({ person }) => person) });
    const video = await openVideo(job.video, limits, signal);
    const range = trimmedRange(video, job.trim);
    const segments = planSegments(video, { range, ...(job.framesPerSegment ? { framesPerSegment: job.framesPerSegment } : {}) });
    await openSegmentFolder(folder, await jobFingerprint(job, look));
    const cast = async () => {
      vision ??= await openVision({ weightsFolder: job.weights, signal });
      if (job.model) model ??= await openSwapModel(job.model);
      return SwapCast.prepare({ people: peopleOf(analysis), mapping: job.mapping, vision, heap: new Heap(), look, model });
    };
    return { job, video, analysis, range, segments, cast, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Renders what is not rendered yet, then joins. The result does not depend on how often it was interrupted. */
export async function swapVideo(job: SwapJob, out: string, context: SwapContext): Promise<SwapReport> {
  const { signal, onProgress, folder } = context;
  const swap = await openSwap(job, context);
  try {
    const { video, range, segments } = swap;
    const total = range.end - range.first;
    const known = await Promise.all(segments.map((segment) => findRendered(folder, segment)));
    const missing = segments.filter((_, i) => !known[i]);
    const coverage = known.filter((each) => each !== undefined);
    let done = total - missing.reduce((sum, { first, end }) => sum + end - first, 0);
    onProgress?.({ stage: 'prepare', done: 0, total: 1 });
    const cast = missing.length > 0 ? await swap.cast() : undefined;
    onProgress?.({ stage: 'prepare', done: 1, total: 1 });
    for (const segment of missing) {
      const onFrame = () => onProgress?.({ stage: 'render', done: ++done, total });
      coverage.push(await renderSegment(segment, { video, folder, cast: cast!, analysis: swap.analysis, label: job.label, onFrame, signal }));
    }
    onProgress?.({ stage: 'join', done: 0, total: 1 });
    await joinSegments({ video, range, segments: segments.map((segment) => segmentFile(folder, segment)), out, signal });
    onProgress?.({ stage: 'join', done: 1, total: 1 });
    return { frames: total, segments: { rendered: missing.length, kept: segments.length - missing.length }, coverage: totalCoverage(coverage) };
  } finally {
    await swap.close();
  }
}
