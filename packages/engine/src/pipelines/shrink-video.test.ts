import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDrawnVideo } from '@semblante/media/drawn';
import { openVideo, probeVideo } from '@semblante/media/video';
import { makeClip } from '@semblante/media/testing';
import { shrinkVideo } from './shrink-video.ts';

const folder = await mkdtemp(join(tmpdir(), 'semblante-shrink-'));
const picture = (frame: number, width: number, height: number) =>
  Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7 + frame * 13) % 251);

it('gives a smaller copy with every frame and the sound, and none that is not smaller', async () => {
  const file = join(folder, 'source.mp4');
  await makeClip({
    file,
    width: 320,
    height: 180,
    fps: 24,
    frames: 30,
    picture: (frame) => picture(frame, 320, 180),
    audio: { codec: 'aac', sampleRate: 44_100, channels: 1, toneHz: 440, seconds: 1.2 },
  });
  const sizes = await shrinkVideo(await openVideo(file), { heights: [90, 180, 720], out: folder });
  expect(sizes).toMatchObject([{ width: 160, height: 90 }]);
  const small = await probeVideo(sizes[0]!.file);
  expect(small.video).toMatchObject({ width: 160, height: 90, frames: 30 });
  expect(small.audio).toBeDefined();
});

it('shows a phone’s upright video upright in its small size too', async () => {
  const file = join(folder, 'upright.mp4');
  await makeClip({
    file,
    width: 320,
    height: 180,
    fps: 24,
    frames: 10,
    picture: (frame) => picture(frame, 320, 180),
    rotation: 90,
  });
  const [size] = await shrinkVideo(await openVideo(file), { heights: [160], out: folder });
  const { video } = await probeVideo(size!.file);
  expect({ width: video.width, height: video.height }).toEqual({ width: 90, height: 160 });
});

it('writes pictures of the program itself as a video that may be uploaded', async () => {
  const file = join(folder, 'drawn.mp4');
  const red = new Uint8Array(64 * 48 * 3).map((_, i) => (i % 3 === 0 ? 200 : 30));
  await writeDrawnVideo({ file, width: 64, height: 48, fps: 24, frames: 12, draw: () => red });
  const { video, seconds } = await probeVideo(file);
  expect(video).toMatchObject({ width: 64, height: 48, frames: 12 });
  expect(seconds).toBeCloseTo(0.5, 2);
});
