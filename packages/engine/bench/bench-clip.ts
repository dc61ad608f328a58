import { existsSync } from 'node:fs';
import { analyseVideo, type AnalysisSettings, loadAnalysis, type Analysis } from '@semblante/vision/analyse';
import { benchLimits, openVideo, type Video } from '@semblante/media/video';
import type { Vision } from '@semblante/vision/networks';

/** The strictest setting, so that nobody is missed for want of looking. */
export const benchAnalysis: AnalysisSettings = { detectionModel: 'far', faceAngle: 'auto' };

export interface AnalysedClip {
  /** Ends where the measuring ends. */
  video: Video;
  /** Makes a swap of the whole file end there too. */
  trim: { toSeconds: number } | undefined;
  analysis: Analysis;
}

/** The video as if it ended after so many frames. */
export function firstFrames(video: Video, frames: number): Video {
  const { timeline, probe } = video;
  if (timeline.pts.length <= frames) return video;
  return {
    ...video,
    timeline: { ...timeline, pts: timeline.pts.subarray(0, frames) },
    probe: { ...probe, video: { ...probe.video, frames } },
  };
}

/** A trim that keeps just these frames. */
export function trimTo({ timeline }: Video, frames: number): { toSeconds: number } | undefined {
  const { pts, timeBase } = timeline;
  if (pts.length <= frames) return undefined;
  return { toSeconds: ((pts[frames - 1]! + 0.5 * (pts[frames]! - pts[frames - 1]!)) * timeBase.num) / timeBase.den };
}

export interface AnalyseClip {
  vision: Vision;
  file: string;
  frames: number;
  folder: string;
  /** `kept` takes an analysis that is already in the folder. */
  earlier: 'kept' | 'replaced';
}

export async function analyseClip({ vision, file, frames, folder, earlier }: AnalyseClip): Promise<AnalysedClip> {
  const whole = await openVideo(file, benchLimits);
  const video = firstFrames(whole, frames);
  const analysis =
    earlier === 'kept' && existsSync(folder)
      ? await loadAnalysis(folder)
      : await analyseVideo(video, { vision, settings: benchAnalysis, folder });
  return { video, trim: trimTo(whole, frames), analysis };
}
