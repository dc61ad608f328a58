import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { EngineError } from '@semblante/media';
import { type Video, readVideo, firstFrameFrom, type VideoFrame } from '@semblante/media/video';
import { rgbFromYuv, type YuvPicture } from '@semblante/media/picture';

export interface PreviewOptions {
  video: Video;
  paint(frame: VideoFrame): Promise<void>;
  frame: number;
  /** JPEGs, upright. */
  before: string;
  after: string;
  signal?: AbortSignal | undefined;
}

/** Longer sides are shrunk to this: a preview is looked at on a page, and sent over a phone's line. */
const sideMax = 1280;
const jpegQuality = 86;

/** The frame shown at a moment of the video. */
export function frameAt({ timeline }: Video, seconds: number): number {
  const ticks = Math.round((seconds * timeline.timeBase.den) / timeline.timeBase.num) + timeline.pts[0]!;
  const next = firstFrameFrom(timeline.pts, ticks + 1);
  return Math.min(Math.max(0, next - 1), timeline.pts.length - 1);
}

/** When a frame is shown, from the first one. */
export function secondsAt({ timeline }: Video, frame: number): number {
  return ((timeline.pts[frame]! - timeline.pts[0]!) * timeline.timeBase.num) / timeline.timeBase.den;
}

/** One frame as it is and as it will be. */
export async function previewFrame({ video, paint, frame, before, after, signal }: PreviewOptions): Promise<void> {
  for await (const shown of readVideo(video, { fromFrame: frame, toFrame: frame + 1, threads: 2, signal })) {
    try {
      await writePicture(shown.picture, video, before);
      await paint(shown);
      await writePicture(shown.picture, video, after);
      return;
    } finally {
      shown.release();
    }
  }
  throw new EngineError('media.damaged', { frame });
}

/** A JPEG as players show the frame: upright, with square pixels, not larger than a page needs. */
export async function writePicture(picture: YuvPicture, { probe }: Video, file: string): Promise<void> {
  const jpeg = await (
    await uprightOf(picture, probe)
  )
    .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  await writeFile(file, jpeg);
}

async function uprightOf(
  picture: YuvPicture,
  { video: { rotation, isMirrored, pixelAspect } }: Video['probe'],
): Promise<Sharp> {
  const { width, height } = picture;
  const coded = sharp(rgbFromYuv(picture), { raw: { width, height, channels: 3 } });
  // Pixels that are not square are shown wider or narrower by every player.
  const shownWidth = Math.max(1, Math.round((width * pixelAspect.num) / (pixelAspect.den || 1)));
  if (shownWidth === width && !isMirrored && rotation === 0) return coded;
  const stretched = coded.resize(shownWidth, height, { fit: 'fill' });
  const mirrored = await (isMirrored ? stretched.flop() : stretched).raw().toBuffer();
  const turned = await sharp(mirrored, { raw: { width: shownWidth, height, channels: 3 } })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(turned.data, { raw: { width: turned.info.width, height: turned.info.height, channels: 3 } });
}
