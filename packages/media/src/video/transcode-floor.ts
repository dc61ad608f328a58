import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodeSegment } from './encode-segment.ts';
import { joinSegments } from './join-segments.ts';
import type { Video } from './open-video.ts';
import { planSegments } from './plan-segments.ts';
import type { EncodeSettings } from './video-encoder.ts';

export interface Floor {
  video: Video;
  out: string;
  framesPerSegment?: number | undefined;
  settings?: Partial<EncodeSettings> | undefined;
  decodeThreads?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * What a video costs when nothing is painted: the same decoding, encoding and joining as a swap. The benchmark measures
 * a swap against it.
 */
export async function transcodeFloor({
  video,
  out,
  framesPerSegment,
  settings,
  decodeThreads,
  signal,
}: Floor): Promise<void> {
  const folder = await mkdtemp(join(dirname(out), 'floor-'));
  try {
    const segments: string[] = [];
    for (const range of planSegments(video, framesPerSegment === undefined ? {} : { framesPerSegment })) {
      const file = join(folder, `${range.first}.segment`);
      await encodeSegment({ video, range, file, settings, decodeThreads, signal });
      segments.push(file);
    }
    await joinSegments({ video, segments, out, signal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
