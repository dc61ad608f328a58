import type { Video, VideoState } from '@semblante/contracts';

/** Somebody works on it, and the page has something to wait for. */
export function isWorkedOn({ state }: Pick<Video, 'state'>): boolean {
  return state === 'checking' || state === 'analysing';
}

interface LiveStep {
  state: VideoState;
  progress: number | null;
}

/**
 * A live word about a video's work, put into what the page knows of it. A new state brings more than the word tells:
 * people, a reason.
 */
export function followStep(video: Video, { state, progress }: LiveStep): { video: Video; isNews: boolean } {
  if (state !== video.state) return { video, isNews: true };
  // Words can overtake an answer: the bar does not run backwards.
  const isBehind = progress === null || (video.progress !== null && progress < video.progress);
  return { video: isBehind ? video : { ...video, progress }, isNews: false };
}
