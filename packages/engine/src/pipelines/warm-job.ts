import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { analysisName } from '@semblante/vision/analyse';
import type { VideoLimits } from '@semblante/media/video';
import { openSwap, type OpenSwap } from './open-swap.ts';
import { openSegmentFolder } from './render-segments.ts';
import type { SwapCast } from './swap-cast.ts';
import { jobFingerprint, type SwapJob } from './swap-job.ts';

/** A job that stays open between the tasks of a child. */
export interface WarmJob {
  swap: OpenSwap;
  /** Prepared when first asked for. */
  cast(): Promise<SwapCast>;
}

/**
 * Scanning a video and preparing faces take as long as drawing a second of it: a child keeps the last job it worked on,
 * and only that one.
 */
let kept: (WarmJob & { key: string; photos: Pick<SwapJob, 'mapping'> }) | undefined;

async function openWarm(
  job: SwapJob,
  { folder, limits, signal }: { folder: string; limits: VideoLimits; signal: AbortSignal },
): Promise<WarmJob> {
  const fingerprint = await jobFingerprint(job);
  // Photos count by what is in them, which the fingerprint knows: their copies lie elsewhere for every task.
  const { mapping, ...rest } = job;
  const key = JSON.stringify([
    fingerprint,
    rest,
    limits,
    await stateOf(job.video),
    await stateOf(join(job.analysis, analysisName)),
  ]);
  if (kept?.key === key) {
    kept.photos.mapping = mapping;
    await openSegmentFolder(folder, fingerprint);
    return kept;
  }
  await closeWarm();
  // The job outlives this task's signal: what it has opened must not be stopped by it later.
  signal.throwIfAborted();
  const swap = await openSwap(job, { folder, limits });
  let cast: Promise<SwapCast> | undefined;
  const photos = { mapping };
  kept = { key, swap, photos, cast: () => (cast ??= swap.cast(photos.mapping)) };
  return kept;
}

export const isJobWarm = (): boolean => kept !== undefined;

/** When the job is over, or when something went wrong in it: the next one starts afresh. */
export async function closeWarm(): Promise<void> {
  const closed = kept;
  kept = undefined;
  await closed?.swap.close();
}

/** Does something with a warm job; a failure leaves nothing behind that the next task could stumble over. */
export async function withWarm<Result>(
  job: SwapJob,
  options: { folder: string; limits: VideoLimits; signal: AbortSignal },
  act: (warm: WarmJob) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(await openWarm(job, options));
  } catch (cause) {
    await closeWarm();
    throw cause;
  }
}

/** The same path may hold another file by now; a missing one is found when it is opened. */
async function stateOf(file: string): Promise<[number, number] | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && [found.size, found.mtimeMs];
}
