import { join } from 'node:path';
import { EngineError } from '@semblante/media';
import { type Video, readVideo } from '@semblante/media/video';
import { frameAt, writePicture } from './preview-frame.ts';

/**
 * Single frames of a video as upright JPEGs, in the order asked for: a poster, or the moments that somebody should look
 * at.
 */
export async function writeStills(
  video: Video,
  { seconds, out, signal }: { seconds: readonly number[]; out: string; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const files: string[] = [];
  for (const [number, moment] of seconds.entries()) {
    const file = join(out, `still-${number}.jpg`);
    await writeStill(video, { frame: frameAt(video, moment), file, signal });
    files.push(file);
  }
  return files;
}

async function writeStill(
  video: Video,
  { frame, file, signal }: { frame: number; file: string; signal: AbortSignal | undefined },
): Promise<void> {
  for await (const shown of readVideo(video, { fromFrame: frame, toFrame: frame + 1, threads: 2, signal })) {
    try {
      return await writePicture(shown.picture, video, file);
    } finally {
      shown.release();
    }
  }
  throw new EngineError('media.damaged', { frame });
}
