import { choosePeople, loadAnalysis, type Analysis } from '@semblante/vision/analyse';
import { openFaceNetwork, type FaceNetwork } from '../face-network/index.ts';
import { Heap } from '@semblante/media/kernels';
import {
  type FrameRange,
  type VideoLimits,
  openVideo,
  type Video,
  planSegments,
  trimmedRange,
} from '@semblante/media/video';
import { openSwapModel, type SwapModel } from '@semblante/vision/model-slot';
import type { Look } from '../swap/index.ts';
import { openVision, type Vision } from '@semblante/vision/networks';
import { openSegmentFolder, peopleOf } from './render-segments.ts';
import { SwapCast } from './swap-cast.ts';
import { jobFingerprint, type SwapJob } from './swap-job.ts';

export interface OpenSwapOptions {
  /** Where finished segments lie; a later run with the same job goes on from them. */
  folder: string;
  limits?: VideoLimits | undefined;
  look?: Partial<Look> | undefined;
  signal?: AbortSignal | undefined;
}

/** A job with everything it needs opened. */
export interface OpenSwap {
  job: SwapJob;
  video: Video;
  analysis: Analysis;
  range: FrameRange;
  segments: FrameRange[];
  /** `mapping` where the same photos lie somewhere else by now. */
  cast(mapping?: SwapJob['mapping']): Promise<SwapCast>;
  close(): Promise<void>;
}

/** Judges the whole job before anything is rendered: a wrong person or an empty trim costs nobody a minute. */
export async function openSwap(job: SwapJob, { folder, limits, look, signal }: OpenSwapOptions): Promise<OpenSwap> {
  const analysis = await loadAnalysis(job.analysis);
  let vision: Vision | undefined;
  let network: FaceNetwork | undefined;
  let model: SwapModel | undefined;
  const close = async () => {
    analysis.close();
    await vision?.close();
    await network?.close();
    await model?.close();
  };
  try {
    choosePeople(analysis, { mode: 'chosen', gender: 'any', people: job.mapping.map(({ person }) => person) });
    const video = await openVideo(job.video, limits, signal);
    const range = trimmedRange(video, job.trim);
    const segments = planSegments(video, {
      range,
      ...(job.framesPerSegment ? { framesPerSegment: job.framesPerSegment } : {}),
    });
    await openSegmentFolder(folder, await jobFingerprint(job, look));
    const cast = async (mapping = job.mapping) => {
      vision ??= await openVision({ weightsFolder: job.weights, signal });
      network ??= openFaceNetwork();
      if (job.model) model ??= await openSwapModel(job.model);
      return SwapCast.prepare({ people: peopleOf(analysis), mapping, vision, network, heap: new Heap(), look, model });
    };
    return { job, video, analysis, range, segments, cast, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
