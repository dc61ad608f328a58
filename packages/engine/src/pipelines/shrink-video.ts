import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeSegment, evenShape, joinSegments, type Video } from '@semblante/media/video';

export interface ShrunkVideo {
  file: string;
  /** As shown, after rotation. */
  width: number;
  height: number;
  bytes: number;
}

/** A preview is looked at small: bytes matter more than the last detail. */
const settings = { preset: 'fast', crf: 26, threads: 2 } as const;

/** The same video in smaller sizes, one file for each height that is really smaller; sound, times and rotation stay. */
export async function shrinkVideo(
  video: Video,
  { heights, out, signal }: { heights: readonly number[]; out: string; signal?: AbortSignal | undefined },
): Promise<ShrunkVideo[]> {
  const { width, height } = video.probe.video;
  const made: ShrunkVideo[] = [];
  for (const wanted of heights.filter((each) => each < height)) {
    const scale = wanted / height;
    const shape = evenShape({
      width: Math.round(video.shape.width * scale),
      height: Math.round(video.shape.height * scale),
    });
    const file = join(out, `preview-${wanted}.mp4`);
    await shrinkTo({ ...video, shape }, { file, signal });
    made.push({ file, width: Math.round(width * scale), height: wanted, bytes: (await stat(file)).size });
  }
  return made;
}

/** The reader scales what it decodes to the shape that it is told. */
async function shrinkTo(
  video: Video,
  { file, signal }: { file: string; signal: AbortSignal | undefined },
): Promise<void> {
  const segment = `${file}.${randomUUID()}.segment`;
  try {
    await encodeSegment({
      video,
      range: { first: 0, end: video.timeline.pts.length },
      file: segment,
      settings,
      signal,
    });
    await joinSegments({ video, segments: [segment], out: file, signal });
  } finally {
    await rm(segment, { force: true });
  }
}
