import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoId } from '@semblante/core/kernel';
import { folderOfVideo, orderOfTrim, sourceOfVideo, videoFailed, videoTrimmed } from '@semblante/core/videos';
import type { Engine } from '@semblante/engine';
import type { MediaDeps } from '../../media/media-deps.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/**
 * A held video without its doubted moments, as a new one. Made beside the others' work, and in its place only when it
 * is whole.
 */
export async function trimVideo(
  deps: MediaDeps,
  engine: Engine,
  videoId: VideoId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  const { files } = deps.videos;
  const order = await orderOfTrim(deps.videos, videoId);
  if (order === 'gone') return 'gone';
  if (order === 'original_gone') return withoutOriginal(deps, videoId);
  const out = join(deps.room.scratchFolder, `trimmed-${videoId}.mp4`);
  try {
    const { bytes, seconds } = await engine.run(
      'leaveOut',
      { video: await local.bring(order.originalKey), stretches: order.stretches, out },
      { signal, onProgress: ({ fraction }) => tell(fraction) },
    );
    // What was deleted, refused or blocked while this ran gives nothing any more.
    if ((await orderOfTrim(deps.videos, videoId)) === 'original_gone') return withoutOriginal(deps, videoId);
    await files.take(sourceOfVideo(videoId), out);
    return {
      result: { seconds, bytes },
      settle: async (tx) => await videoTrimmed(tx, deps.videos, videoId, { bytes }),
    };
  } catch (cause) {
    if ((await orderOfTrim(deps.videos, videoId)) === 'original_gone') return withoutOriginal(deps, videoId);
    throw cause;
  } finally {
    await rm(out, { force: true });
  }
}

function withoutOriginal({ videos }: MediaDeps, videoId: VideoId): StepOutcome {
  const settle: StepOutcome['settle'] = async (tx) => {
    await videoFailed(tx, videos, videoId, 'original_gone');
    return [folderOfVideo(videoId)];
  };
  return { result: { gone: true }, settle };
}
