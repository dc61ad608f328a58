import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ColourSpace, withHalvedChroma, yuvFromRgb } from '../picture/yuv-picture.ts';
import { countingPicture, readCount } from '../testing/counting-picture.ts';
import { type ClipPlan, makeClip } from '../testing/make-clip.ts';
import { chromaPsnr, lumaPsnr } from '../testing/picture-difference.ts';
import { benchLimits } from './limits.ts';
import { openVideo } from './open-video.ts';
import { readVideo } from './read-video.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-formats-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 160, height: 96 };
const limited709: ColourSpace = { range: 'limited', matrix: 'bt709' };

async function clip(name: string, plan: Partial<ClipPlan>): Promise<string> {
  const file = join(folder, name);
  const shape = { width: plan.width ?? size.width, height: plan.height ?? size.height };
  await makeClip({ ...shape, frames: 6, picture: countingPicture(shape), ...plan, file });
  return file;
}

/** What was read, frame by frame, against what was drawn, in the colours that the reader names. */
async function compareWithDrawn(
  file: string,
): Promise<{ counts: number[]; indices: number[]; lumaMin: number; chromaMin: number }> {
  const video = await openVideo(file, benchLimits);
  const { codedWidth: width, codedHeight: height } = video.probe.video;
  const compared = { counts: [] as number[], indices: [] as number[], lumaMin: Infinity, chromaMin: Infinity };
  for await (const frame of readVideo(video)) {
    const drawn = croppedToEven(
      yuvFromRgb(countingPicture({ width, height })(frame.index), { width, height, colour: frame.picture.colour }),
    );
    compared.indices.push(frame.index);
    compared.counts.push(readCount(frame.picture));
    compared.lumaMin = Math.min(compared.lumaMin, lumaPsnr(frame.picture, drawn));
    compared.chromaMin = Math.min(compared.chromaMin, chromaPsnr(frame.picture, drawn));
    expect(frame.picture).toMatchObject({ width: width & ~1, height: height & ~1, chromaShift: 1 });
    frame.release();
  }
  return compared;
}

function croppedToEven(picture: ReturnType<typeof yuvFromRgb>): ReturnType<typeof yuvFromRgb> {
  return withHalvedChroma({ ...picture, width: picture.width & ~1, height: picture.height & ~1 });
}

describe('reading clips of every kind', () => {
  it.each([
    ['H.264', 'h264.mp4', {}],
    ['H.264 in QuickTime', 'h264.mov', {}],
    ['H.264 in Matroska', 'h264.mkv', {}],
    ['HEVC', 'hevc.mp4', { codec: 'hevc' }],
    ['VP9', 'vp9.mp4', { codec: 'vp9' }],
    ['AV1', 'av1.mp4', { codec: 'av1' }],
    ['MPEG-4 part 2', 'mpeg4.mp4', { codec: 'mpeg4' }],
    ['a single frame', 'one.mp4', { frames: 1 }],
    ['10-bit HEVC', 'hevc10.mp4', { codec: 'hevc', pixelFormat: 'yuv420p10le' }],
    ['10-bit H.264', 'h264-10.mp4', { pixelFormat: 'yuv420p10le' }],
    ['4:2:2', '422.mp4', { pixelFormat: 'yuv422p' }],
    ['10-bit 4:2:2', '422-10.mp4', { pixelFormat: 'yuv422p10le' }],
    ['4:4:4', '444.mp4', { pixelFormat: 'yuv444p' }],
    ['an odd width and height', 'odd.mp4', { codec: 'vp9', width: 161, height: 97 }],
    ['full range', 'full.mp4', { colour: { range: 'full', matrix: 'bt709' } }],
    ['BT.601', '601.mp4', { colour: { range: 'limited', matrix: 'bt601' } }],
    ['full-range BT.601', 'full601.mp4', { colour: { range: 'full', matrix: 'bt601' } }],
    ['full-range 4:2:2', 'full422.mp4', { pixelFormat: 'yuv422p', colour: { range: 'full', matrix: 'bt709' } }],
    [
      'full-range 10-bit BT.601',
      'full10.mp4',
      { codec: 'hevc', pixelFormat: 'yuv420p10le', colour: { range: 'full', matrix: 'bt601' } },
    ],
    ['interlaced H.264', 'interlaced.mp4', { scan: 'interlaced' }],
  ] satisfies [string, string, Partial<ClipPlan>][])(
    'gives 8-bit 4:2:0 pictures of %s, numbered, in the colours drawn',
    async (_kind, name, plan) => {
      const compared = await compareWithDrawn(await clip(name, plan));
      const everyFrame = Array.from({ length: (plan as Partial<ClipPlan>).frames ?? 6 }, (_, i) => i);
      // MPEG-4 part 2 and quick VP9 are coded more coarsely; deinterlacing softens the edges of the number fields.
      const isCoarse = /mpeg4|interlaced|vp9|odd/.test(name);
      expect(compared).toMatchObject({ indices: everyFrame, counts: everyFrame });
      expect(compared.lumaMin).toBeGreaterThan(isCoarse ? 32 : 40);
      expect(compared.chromaMin).toBeGreaterThan(isCoarse ? 34 : 38);
    },
  );

  it('names the colour space that the stream names', async () => {
    for (const colour of [limited709, { range: 'full', matrix: 'bt601' }] satisfies ColourSpace[]) {
      const { probe } = await openVideo(await clip(`named-${colour.matrix}.mp4`, { colour }));
      expect(probe.video.colour).toEqual(colour);
    }
  });

  it('brings wide-gamut colours of standard range to BT.709', async () => {
    const video = await openVideo(
      await clip('2020.mp4', {
        codec: 'hevc',
        pixelFormat: 'yuv420p10le',
        colourTags: { matrix: 9, primaries: 9, transfer: 14 },
      }),
    );
    expect(video.probe.video).toMatchObject({ matrix: 'bt2020nc', dynamicRange: 'standard', colour: limited709 });
    for await (const frame of readVideo(video)) {
      expect(readCount(frame.picture)).toBe(frame.index);
      frame.release();
    }
  });

  it.each([
    ['hlg', 18],
    ['pq', 16],
  ] as const)(
    'brings %s to the standard range, darker ones darker and lighter ones lighter',
    async (kind, transfer) => {
      const greyRamp = () =>
        Uint8Array.from(
          { length: size.width * size.height * 3 },
          (_, i) => 30 + Math.round((150 * (Math.floor(i / 3) % size.width)) / size.width),
        );
      const video = await openVideo(
        await clip(`${kind}.mp4`, {
          codec: 'hevc',
          pixelFormat: 'yuv420p10le',
          picture: greyRamp,
          colourTags: { matrix: 9, primaries: 9, transfer },
        }),
      );
      expect(video.probe.video).toMatchObject({ dynamicRange: kind, colour: limited709 });
      for await (const frame of readVideo(video, { toFrame: 1 })) {
        const { y, yStride, width, height } = frame.picture;
        const along = Array.from(
          { length: 8 },
          (_, i) => y[(height - 8) * yStride + Math.floor(((i + 0.5) * width) / 8)]!,
        );
        expect([...along].sort((a, b) => a - b)).toEqual(along);
        expect(along.at(-1)! - along[0]!).toBeGreaterThan(20);
        expect(Math.min(...along)).toBeGreaterThanOrEqual(16);
        expect(Math.max(...along)).toBeLessThanOrEqual(235);
        frame.release();
      }
    },
  );
});
