import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { benchLimits, openVideo, readVideo, transcodeFloor } from '@semblante/media/video';
import { rgbFromYuv } from '@semblante/media/picture';
import { makeClip } from '@semblante/media/testing';

export interface CopyPlan {
  /** An output of ours. */
  original: string;
  folder: string;
  name: string;
  /** Of the length, and how much of that is cut at the start. */
  trimShare: number;
  trimAtStart: number;
  scale: number;
  /** Of the original's bits a second. */
  bitrateShare: number;
}

/** What happens to a video on its way through other people's programs: cut, scaled, encoded again at a lower rate. */
export async function makeCopy({
  original,
  folder,
  name,
  trimShare,
  trimAtStart,
  scale,
  bitrateShare,
}: CopyPlan): Promise<string> {
  const video = await openVideo(original, benchLimits);
  const frames = video.timeline.pts.length;
  const kept = Math.max(2, Math.round(frames * (1 - trimShare)));
  const first = Math.round((frames - kept) * trimAtStart);
  const size = { width: even(video.shape.width * scale), height: even(video.shape.height * scale) };
  const pictures: Buffer[] = [];
  for await (const frame of readVideo(video, { fromFrame: first, toFrame: first + kept })) {
    const { width, height } = frame.picture;
    const rgb = rgbFromYuv(frame.picture);
    frame.release();
    pictures.push(
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .resize(size.width, size.height, { fit: 'fill' })
        .raw()
        .toBuffer(),
    );
  }
  const scaled = join(folder, `${name}-scaled.mp4`);
  await makeClip({
    file: scaled,
    ...size,
    frames: pictures.length,
    fps: video.probe.video.fps,
    colour: video.probe.video.colour,
    picture: (i) => pictures[i]!,
  });
  const rate = await bytesPerSecond(original);
  const out = join(folder, `${name}-copy.mp4`);
  for (let crf = 22; crf <= 46; crf += 3) {
    await encodeAgain(scaled, out, crf);
    if ((await bytesPerSecond(out)) <= rate * bitrateShare) break;
  }
  return out;
}

export async function encodeAgain(file: string, out: string, crf: number): Promise<void> {
  await transcodeFloor({ video: await openVideo(file, benchLimits), out, settings: { crf } });
}

async function bytesPerSecond(file: string): Promise<number> {
  const { probe } = await openVideo(file, benchLimits);
  return (await stat(file)).size / probe.video.seconds;
}

const even = (value: number) => 2 * Math.round(value / 2);
