import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EngineError, type StageProgress } from '@semblante/media';
import { openVideo, type Video, readVideo, secondsOf, type VideoFrame } from '@semblante/media/video';
import type { AnalysisSettings } from './analysis-schema.ts';
import { FaceCollector } from './collect-faces.ts';
import { FaceFollower, type FollowedFrame } from './face-follower.ts';
import type { Sight } from './follow-track.ts';
import { joinPeople } from './join-people.ts';
import { loadAnalysis, type Analysis } from './load-analysis.ts';
import { writeAnalysis } from './write-analysis.ts';

export interface AnalyseOptions {
  vision: Sight;
  settings: AnalysisSettings;
  /** Is made, or replaced, when the analysis is complete; nothing is left of one that was not. */
  folder: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

/** Finds and follows everybody in a video and leaves what is known of them in a folder. */
export async function analyseVideo(source: string | Video, options: AnalyseOptions): Promise<Analysis> {
  const video = typeof source === 'string' ? await openVideo(source, undefined, options.signal) : source;
  const partial = `${options.folder}.partial-${randomUUID()}`;
  await mkdir(dirname(options.folder), { recursive: true });
  await mkdir(partial);
  try {
    await analyseInto(partial, video, options);
    await rm(options.folder, { recursive: true, force: true });
    await rename(partial, options.folder);
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    throw cause;
  }
  return loadAnalysis(options.folder);
}

async function analyseInto(
  folder: string,
  video: Video,
  { vision, settings, signal, onProgress }: AnalyseOptions,
): Promise<void> {
  const { rotation, isMirrored, fps, frames, seconds, colour } = video.probe.video;
  const follower = new FaceFollower({
    sight: vision,
    model: settings.detectionModel,
    fps,
    faceAngle: settings.faceAngle,
    displayRotation: rotation,
  });
  const collector = await FaceCollector.open(folder, { isMirrored });
  try {
    await followVideo(video, { follower, collector, signal, onProgress });
  } catch (cause) {
    await collector.abandon();
    throw cause;
  }
  const tracklets = await collector.finish();
  const { cuts, records } = collector;
  const people = joinPeople({
    tracklets,
    renames: follower.renames,
    cuts,
    descriptionsOf: (tracklet) => follower.descriptionsOf(tracklet),
    fps,
    frames,
  });
  const { timeBase, pts } = video.timeline;
  await writeAnalysis(folder, {
    settings,
    video: { ...video.shape, frames, fps, seconds, rotation, isMirrored, colour },
    cuts,
    records,
    people,
    secondsOf: (frame) => secondsOf(pts[frame]! - pts[0]!, timeBase),
  });
  onProgress?.({ stage: 'analyse', done: frames, total: frames });
}

interface Following extends Pick<AnalyseOptions, 'signal' | 'onProgress'> {
  follower: FaceFollower;
  collector: FaceCollector;
}

async function followVideo(video: Video, { follower, collector, signal, onProgress }: Following): Promise<void> {
  const total = video.probe.video.frames;
  /** Decoded, not yet given back by the follower, in order. */
  const held: VideoFrame[] = [];
  const collect = async (finals: readonly FollowedFrame[]) => {
    for (const final of finals) {
      const frame = held.shift()!;
      try {
        await collector.add(final, frame.picture);
      } finally {
        frame.release();
      }
    }
    const last = finals.at(-1);
    if (last) onProgress?.({ stage: 'analyse', done: Math.min(last.frame + 1, total), total });
  };
  try {
    for await (const frame of readVideo(video, { signal })) {
      held.push(frame);
      requireWanted(signal);
      await collect(await follower.step(frame.picture, frame.index));
    }
    await collect(await follower.finish());
  } finally {
    for (const frame of held) frame.release();
  }
}

function requireWanted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new EngineError('engine.aborted');
}
