import { createHash, type Hash } from 'node:crypto';
import { openAudio } from '../video/open-audio.ts';
import { openVideo } from '../video/open-video.ts';
import { readVideo } from '../video/read-video.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';

export interface VideoDigest {
  frames: number;
  /** Of every decoded pixel and every frame's time. */
  pictures: string;
  /** Of the sound's packets and their times; of nothing when it is silent. */
  sound: string;
}

/** What somebody sees and hears, without what differs from file to file: signatures, dates, layout. */
export async function digestVideo(file: string): Promise<VideoDigest> {
  const video = await openVideo(file);
  const pictures = createHash('sha256').update(JSON.stringify([...video.timeline.pts]));
  let frames = 0;
  for await (const frame of readVideo(video)) {
    addPicture(pictures, frame.picture);
    frame.release();
    frames += 1;
  }
  return { frames, pictures: pictures.digest('hex'), sound: await digestSound(video) };
}

function addPicture(hash: Hash, { width, height, y, u, v, yStride, chromaStride, chromaShift }: YuvPicture): void {
  const [across, down] = [(width + chromaShift) >> chromaShift, (height + chromaShift) >> chromaShift];
  for (let row = 0; row < height; row += 1) hash.update(y.subarray(row * yStride, row * yStride + width));
  for (const plane of [u, v])
    for (let row = 0; row < down; row += 1)
      hash.update(plane.subarray(row * chromaStride, row * chromaStride + across));
}

async function digestSound(video: Awaited<ReturnType<typeof openVideo>>): Promise<string> {
  const hash = createHash('sha256');
  const audio = await openAudio(video, { fromSeconds: 0, toSeconds: Infinity, originSeconds: 0 });
  if (!audio) return hash.digest('hex');
  try {
    for await (const packet of audio.packets())
      hash.update(`${packet.pts} ${packet.duration} `).update(packet.data ?? Buffer.alloc(0));
  } finally {
    await audio.close();
  }
  return hash.digest('hex');
}
