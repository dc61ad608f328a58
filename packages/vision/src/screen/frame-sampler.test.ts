import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lumaThumbnail, sampleGrid } from '../analyse/luma-thumbnail.ts';
import { colourThumbnail } from './colour-thumbnail.ts';
import { makeClip } from '@semblante/media/testing';
import { FrameSampler, openVideo, readVideo } from '@semblante/media/video';

it.each([
  ['small', { width: 130, height: 74 }],
  ['upright', { width: 180, height: 320 }],
  ['large', { width: 1280, height: 720 }],
])('sees in a %s frame what a thumbnail of its copy shows', async (_, shape) => {
  const folder = await mkdtemp(join(tmpdir(), 'frame-sampler-'));
  const file = join(folder, 'clip.mp4');
  const picture = (frame: number) =>
    Uint8Array.from({ length: 3 * shape.width * shape.height }, (_byte, i) => {
      const [column, row] = [Math.floor(i / 3) % shape.width, Math.floor(i / 3 / shape.width)];
      return [180 - 20 * frame, (160 * column) / shape.width, (90 * row) / shape.height][i % 3]!;
    });
  await makeClip({ file, ...shape, frames: 4, picture });
  const video = await openVideo(file);
  const sampler = new FrameSampler(video.shape, sampleGrid);
  for await (const frame of readVideo(video)) {
    const seen = colourThumbnail(sampler.sample(frame));
    const { picture: copy } = frame;
    const chroma = { ...copy, width: shape.width / 2, height: shape.height / 2, yStride: copy.chromaStride };
    const planes = [copy, { ...chroma, y: copy.u }, { ...chroma, y: copy.v }];
    for (const [i, plane] of planes.entries()) expect(differenceOf(seen[i]!, lumaThumbnail(plane))).toBeLessThan(1);
    frame.release();
  }
  sampler.close();
  await rm(folder, { recursive: true });
});

/** Of the cells that differ most, in levels. */
function differenceOf(a: Float32Array, b: Float32Array): number {
  return Math.max(...a.map((level, i) => Math.abs(level - b[i]!)));
}
