import { describe, expect, it } from 'vitest';
import type { ColourSpace } from '../picture/yuv-picture.ts';
import { type ClipPixelFormat, frameFromRgb } from '../testing/clip-frame.ts';
import { countingPicture } from '../testing/counting-picture.ts';
import type { Frame } from './av.ts';
import { FrameConverter } from './frame-converter.ts';

const colour: ColourSpace = { range: 'limited', matrix: 'bt709' };
const timeBase = { num: 1, den: 1000 };

function frameOf({
  width,
  height,
  pixelFormat,
  pts,
}: {
  width: number;
  height: number;
  pixelFormat: ClipPixelFormat;
  pts: number;
}): Frame {
  const frame = frameFromRgb(countingPicture({ width, height })(pts), { width, height, colour, pixelFormat });
  frame.pts = BigInt(pts);
  return frame;
}

async function convert(
  converter: FrameConverter,
  frames: readonly Frame[],
): Promise<{ width: number; height: number; pts: number }[]> {
  const converted: { width: number; height: number; pts: number }[] = [];
  const take = (frame: Frame) => {
    converted.push({ width: frame.width, height: frame.height, pts: Number(frame.pts) });
    frame.free();
  };
  for (const frame of frames) for await (const ready of converter.convert(frame)) take(ready);
  for await (const ready of converter.flush()) take(ready);
  converter.close();
  return converted;
}

describe('the frame converter', () => {
  it.each(['progressive', 'interlaced'] as const)(
    'gives one size for a %s stream that changes its size and format on the way',
    async (scan) => {
      const converter = new FrameConverter({ shape: { width: 160, height: 96 }, timeBase, scan });
      const kinds = [
        { width: 160, height: 96, pixelFormat: 'yuv420p' },
        { width: 160, height: 96, pixelFormat: 'yuv420p' },
        { width: 80, height: 48, pixelFormat: 'yuv420p' },
        { width: 161, height: 97, pixelFormat: 'yuv420p' },
        { width: 320, height: 180, pixelFormat: 'yuv422p10le' },
        { width: 160, height: 96, pixelFormat: 'yuv444p' },
        { width: 160, height: 96, pixelFormat: 'yuv420p' },
      ] as const;
      const converted = await convert(
        converter,
        kinds.map((kind, i) => frameOf({ ...kind, pts: i * 40 })),
      );
      expect(converted).toEqual(kinds.map((_, i) => ({ width: 160, height: 96, pts: i * 40 })));
    },
  );

  it('hands on a plain frame without a copy', async () => {
    const converter = new FrameConverter({ shape: { width: 160, height: 96 }, timeBase, scan: 'progressive' });
    const frame = frameOf({ width: 160, height: 96, pixelFormat: 'yuv420p', pts: 0 });
    const { value } = await converter.convert(frame).next();
    expect(value).toBe(frame);
    frame.free();
  });
});
