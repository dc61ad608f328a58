import { dirname } from 'node:path';
import type { VideoProbe } from '@semblante/contracts';
import type { VideoId } from '@semblante/core/kernel';
import { findVideo, folderOfVideo, posterOfVideo, videoChecked } from '@semblante/core/videos';
import type { Engine, TaskResults } from '@semblante/engine';
import { hashContent } from '../../media/content-hash.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { screeningFrom } from '../../media/screening.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

const picturesMax = 12;

/** Is it what it says, is it within the limits, and may it be here at all? */
export async function checkVideo(
  deps: MediaDeps,
  engine: Engine,
  videoId: VideoId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  const { files } = deps.videos;
  const video = await findVideo(deps.videos.db, videoId);
  if (!video?.sourceKey || video.state !== 'checking') return 'gone';
  const source = await local.bring(video.sourceKey);
  const probe = probeFrom(await engine.run('probe', { video: source }, { signal }));
  tell(0.1);
  const hashes = await hashContent(source);
  const folder = dirname(await local.placeFor(posterOfVideo(videoId)));
  const poster = await engine.run(
    'stills',
    { video: source, seconds: [Math.min(1, probe.seconds / 10)], out: folder },
    { signal },
  );
  if (poster.files[0]) await files.take(posterOfVideo(videoId), poster.files[0]);
  tell(0.15);
  const verdict = await engine.run(
    'screenVideo',
    { video: source, weights: deps.room.weights },
    { signal, onProgress: ({ fraction }) => tell(0.15 + 0.85 * fraction) },
  );
  const screening = screeningFrom(verdict);
  const moments = screening.verdict === 'review' ? screening.moments.slice(0, picturesMax) : [];
  const stills =
    moments.length > 0
      ? await engine.run('stills', { video: source, seconds: moments, out: folder }, { signal })
      : { files: [] };
  const pictureKeys = stills.files.map((_, number) => `${folderOfVideo(videoId)}/still-${number}.jpg`);
  for (const key of pictureKeys) await local.keep(key);
  return {
    result: { seconds: probe.seconds, looked: verdict.seen.looked },
    settle: async (tx) => {
      const leftover = await videoChecked(tx, deps.videos, videoId, { probe, screening, ...hashes, pictureKeys });
      return leftover ? [leftover] : [];
    },
  };
}

function probeFrom({ bytes, seconds, video, audio }: TaskResults['probe']): VideoProbe {
  const { width, height, fps, frames } = video;
  return { bytes, seconds, width, height, fps, frames, has_audio: audio !== undefined };
}
