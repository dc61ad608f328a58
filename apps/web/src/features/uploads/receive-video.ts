import type { LiveEvent, Video } from '@semblante/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { videosKey } from '../../lib/session.ts';
import { refreshVideos } from './video-calls.ts';
import { followStep } from './video-progress.ts';

/** A live word about a video: its bar moves at once; what a new state brings is asked for. */
export function receiveVideo(event: Extract<LiveEvent, { kind: 'video' }>): void {
  let isNews = false;
  function follow(video: Video): Video {
    if (video.id !== event.video_id) return video;
    const step = followStep(video, event);
    isNews ||= step.isNews;
    return step.video;
  }
  queryClient.setQueriesData<Video | Video[]>({ queryKey: videosKey }, (known) =>
    Array.isArray(known) ? known.map(follow) : known && follow(known),
  );
  if (isNews) refreshVideos();
}
