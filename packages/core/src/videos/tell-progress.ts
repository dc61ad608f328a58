import type { VideoId } from '../kernel/index.ts';
import { tellVideo } from './tell-video.ts';
import { setVideoProgress } from './video.queries.ts';
import type { VideoDeps } from './video-deps.ts';

/** How far the check or the analysis is, 0 to 1; told at most once for each percent. */
export async function tellVideoProgress(deps: VideoDeps, videoId: VideoId, fraction: number): Promise<void> {
  const progress = Math.min(99, Math.max(0, Math.floor(fraction * 100)));
  const told = await setVideoProgress(deps.db, videoId, progress);
  if (told) await deps.db.transaction(async (tx) => await tellVideo(tx, deps, told));
}
