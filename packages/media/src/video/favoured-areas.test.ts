import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeClip } from '../testing/make-clip.ts';
import { encodeSegment } from './encode-segment.ts';
import type { Area } from './favoured-areas.ts';
import { joinSegments } from './join-segments.ts';
import { openVideo } from './open-video.ts';
import { readVideo } from './read-video.ts';

const size = { width: 320, height: 192 } as const;
const frames = 24;
/** Both are whole blocks of the encoder, and far enough from each other that it predicts neither from the other. */
const left: Area = { x: 32, y: 48, width: 96, height: 96 };
const right: Area = { x: 192, y: 48, width: 96, height: 96 };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'favoured-areas-'));
  await makeClip({ file: join(folder, 'clip.mp4'), ...size, frames, picture: noisyFrame });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Fine detail everywhere that moves a little, the same in both halves. */
function noisyFrame(frame: number): Uint8Array {
  const rgb = new Uint8Array(3 * size.width * size.height);
  for (let i = 0; i < rgb.length; i++) {
    const column = Math.floor(i / 3) % 160;
    const row = Math.floor(i / 3 / size.width);
    rgb[i] =
      128 + 50 * Math.sin((column + frame) * 0.9) * Math.cos(row * 0.7) + 20 * Math.sin(column * row * 0.13 + frame);
  }
  return rgb;
}

async function encoded(areas: readonly Area[]): Promise<{ left: number; right: number }> {
  const video = await openVideo(join(folder, 'clip.mp4'));
  const segment = join(folder, 'part.segment');
  await encodeSegment({
    video,
    range: { first: 0, end: frames },
    file: segment,
    paint: (frame) => frame.favour(areas),
  });
  await joinSegments({ video, segments: [segment], out: join(folder, 'out.mp4') });
  return { left: await errorIn(left), right: await errorIn(right) };
}

/** Mean error of the luma within an area, in levels. */
async function errorIn({ x, y, width, height }: Area): Promise<number> {
  const after = readVideo(join(folder, 'out.mp4'));
  let sum = 0;
  for await (const before of readVideo(join(folder, 'clip.mp4'))) {
    const { value } = await after.next();
    if (!value) throw new Error('the result is shorter');
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++)
        sum += Math.abs(
          before.picture.y[row * before.picture.yStride + column]! -
            value.picture.y[row * value.picture.yStride + column]!,
        );
    }
    before.release();
    value.release();
  }
  return sum / (frames * width * height);
}

it('is encoded with more care where a viewer looks, and nowhere else', async () => {
  const plain = await encoded([]);
  const favoured = await encoded([left]);
  expect(favoured.left).toBeLessThan(0.8 * plain.left);
  expect(favoured.right).toBeGreaterThan(0.9 * plain.right);
  const both = await encoded([left, right]);
  expect(both.left).toBeLessThan(0.8 * plain.left);
  expect(both.right).toBeLessThan(0.8 * plain.right);
});
