import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import type { VideoRow } from './video.queries.ts';
import type { VideoDeps } from './video-deps.ts';

export async function tellVideo(
  tx: Tx,
  deps: Pick<VideoDeps, 'publishEvent'>,
  video: Pick<VideoRow, 'id' | 'userId' | 'state' | 'progress'>,
): Promise<void> {
  await deps.publishEvent(tx, video.userId as UserId, {
    kind: 'video',
    video_id: video.id,
    state: video.state,
    progress: video.progress,
  });
}
