import { beforeAll, describe, expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { rgbFromYuv, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { PictureCropper, type Region } from './crop-picture.ts';

let heap: Heap;
let cropper: PictureCropper;

beforeAll(() => {
  heap = new Heap();
  cropper = new PictureCropper(heap);
});

const usualSide = 32;

function cropOf(picture: YuvPicture, region: Region, { side = usualSide, gain = 1, offset = 0 } = {}): Float32Array {
  const address = heap.reserve<'network input'>('test target', 4 * 3 * side * side);
  cropper.crop(picture, region, { side, gain, offset, address });
  return heap.f32.slice(address >> 2, (address >> 2) + 3 * side * side);
}

/** Planes with rows longer than the picture, as decoders give them, so that a wrong stride shows. */
function wavyPicture({
  width,
  height,
  chromaShift,
  colour,
}: {
  width: number;
  height: number;
  chromaShift: 0 | 1;
  colour: ColourSpace;
}): YuvPicture {
  const wave = (columns: number, rows: number, { step, middle }: { step: number; middle: number }) => {
    const stride = columns + 24;
    const plane = new Uint8Array(stride * rows).fill(255);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++)
        plane[y * stride + x] = Math.round(middle + 60 * Math.sin(x * step) * Math.cos(y * step * 0.8));
    }
    return { plane, stride };
  };
  const chromaWidth = (width + chromaShift) >> chromaShift;
  const chromaHeight = (height + chromaShift) >> chromaShift;
  const chromaStep = 0.05 * (1 + chromaShift);
  const y = wave(width, height, { step: 0.1, middle: 120 });
  const u = wave(chromaWidth, chromaHeight, { step: chromaStep, middle: 118 });
  const v = wave(chromaWidth, chromaHeight, { step: chromaStep * 1.3, middle: 140 });
  return {
    width,
    height,
    y: y.plane,
    u: u.plane,
    v: v.plane,
    yStride: y.stride,
    chromaStride: u.stride,
    chromaShift,
    colour,
  };
}

/** The picture's colour at a point: blended between pixel centres, black outside. */
function colourAt(
  rgb: Uint8Array,
  { width, height, x, y }: { width: number; height: number; x: number; y: number },
): [number, number, number] {
  if (x < 0 || y < 0 || x > width || y > height) return [0, 0, 0];
  const fromLeft = Math.min(width - 1, Math.max(0, x - 0.5));
  const fromTop = Math.min(height - 1, Math.max(0, y - 0.5));
  const left = Math.min(width - 2, Math.floor(fromLeft));
  const top = Math.min(height - 2, Math.floor(fromTop));
  const [fx, fy] = [fromLeft - left, fromTop - top];
  const pixel = (column: number, row: number, channel: number) => rgb[(row * width + column) * 3 + channel]!;
  const blend = (channel: number) =>
    (pixel(left, top, channel) * (1 - fx) + pixel(left + 1, top, channel) * fx) * (1 - fy) +
    (pixel(left, top + 1, channel) * (1 - fx) + pixel(left + 1, top + 1, channel) * fx) * fy;
  return [blend(0), blend(1), blend(2)];
}

/** The same crop in plain arithmetic: many samples under each pixel of the result. */
function plainCrop(picture: YuvPicture, region: Region, side = usualSide): Float32Array {
  const rgb = rgbFromYuv(picture);
  const result = new Float32Array(3 * side * side);
  const step = region.size / side;
  const samples = Math.max(1, Math.round(4 * step));
  const [cosine, sine] = [Math.cos(region.angle), Math.sin(region.angle)];
  for (let i = 0; i < side * side * samples * samples; i++) {
    const pixel = Math.floor(i / (samples * samples));
    const sample = i % (samples * samples);
    const u = (pixel % side) + ((sample % samples) + 0.5) / samples - side / 2;
    const v = Math.floor(pixel / side) + (Math.floor(sample / samples) + 0.5) / samples - side / 2;
    const point = { x: region.cx + (cosine * u - sine * v) * step, y: region.cy + (sine * u + cosine * v) * step };
    const colour = colourAt(rgb, { width: picture.width, height: picture.height, ...point });
    for (const [channel, value] of colour.entries())
      result[channel * side * side + pixel]! += value / (samples * samples);
  }
  return result;
}

function differences(a: Float32Array, b: Float32Array): { mean: number; worst: number } {
  const each = a.map((value, i) => Math.abs(value - b[i]!));
  return { mean: each.reduce((sum, value) => sum + value, 0) / each.length, worst: Math.max(...each) };
}

const spaces: ColourSpace[] = [
  { range: 'limited', matrix: 'bt709' },
  { range: 'full', matrix: 'bt601' },
];

describe.each([0, 1] as const)('a crop of a picture with chroma shift %i', (chromaShift) => {
  it.each(spaces)('equals plain sampling in $range range and $matrix', (colour) => {
    const picture = wavyPicture({ width: 161, height: 121, chromaShift, colour });
    const region = { cx: 77.3, cy: 61.8, size: 40, angle: 0.4 };
    const { mean, worst } = differences(cropOf(picture, region), plainCrop(picture, region));
    // Plain sampling takes chroma pixel by pixel; the kernel blends the halved chroma, which differs by a few levels on
    // steep waves.
    expect(mean).toBeLessThan(chromaShift === 0 ? 0.6 : 1.2);
    expect(worst).toBeLessThan(chromaShift === 0 ? 3 : 7);
  });

  // Networks of 198 and 299 pixels are shown rows that are no whole fours; squares that are not turned go another way.
  it.each([
    { side: 30, angle: 0.4 },
    { side: 29, angle: 0.4 },
    { side: 32, angle: 0 },
    { side: 29, angle: 0 },
  ])('keeps every row in its place when a side is $side pixels, turned by $angle', ({ side, angle }) => {
    const picture = wavyPicture({ width: 161, height: 121, chromaShift, colour: spaces[0]! });
    const region = { cx: 77.3, cy: 61.8, size: 40, angle };
    const { mean, worst } = differences(cropOf(picture, region, { side }), plainCrop(picture, region, side));
    expect(mean).toBeLessThan(chromaShift === 0 ? 0.6 : 1.2);
    expect(worst).toBeLessThan(chromaShift === 0 ? 3 : 7);
  });

  it.each([24, 90, 300])('cuts a square of %i pixels that is not turned as one turned by next to nothing', (size) => {
    const picture = wavyPicture({ width: 161, height: 121, chromaShift, colour: spaces[0]! });
    const region = { cx: 50.2, cy: 95.9, size, angle: 0 };
    const { worst } = differences(cropOf(picture, region), cropOf(picture, { ...region, angle: 1e-7 }));
    // Where a sum is rounded the other way a weight differs by a 128th.
    expect(worst).toBeLessThan(1.5);
  });

  it.each([2, 3.5, 5])('averages what lies under a pixel when it shrinks %f times', (shrink) => {
    const picture = wavyPicture({ width: 256, height: 258, chromaShift, colour: spaces[0]! });
    // A chequered grain, which disappears when it is averaged and glitters when it is not.
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) picture.y[y * picture.yStride + x]! += (x + y) % 2 === 0 ? 30 : -30;
    }
    const region = { cx: 129, cy: 127, size: usualSide * shrink, angle: -0.7 };
    const { mean, worst } = differences(cropOf(picture, region), plainCrop(picture, region));
    expect(mean).toBeLessThan(3);
    expect(worst).toBeLessThan(24);
  });

  it('shows black outside of the picture', () => {
    const picture = wavyPicture({ width: 64, height: 48, chromaShift, colour: spaces[0]! });
    const region = { cx: 0, cy: 24, size: 40, angle: 0 };
    const cropped = cropOf(picture, region, { gain: 1 / 127.5, offset: -1 });
    const expected = plainCrop(picture, region);
    const row = 16 * usualSide;
    expect(cropped.subarray(row, row + 15).every((value) => value === -1)).toBe(true);
    expect(cropped[row + 20]).toBeCloseTo(expected[row + 20]! / 127.5 - 1, 1);
  });
});

it('turns the picture the way the region is turned', () => {
  const picture = wavyPicture({ width: 64, height: 64, chromaShift: 0, colour: spaces[1]! });
  picture.y.fill(0);
  picture.u.fill(128);
  picture.v.fill(128);
  // A white bar at the picture's bottom: seen by a region turned by a quarter clockwise it is at the right.
  picture.y.fill(255, 48 * picture.yStride);
  const cropped = cropOf(picture, { cx: 32, cy: 32, size: 64, angle: Math.PI / 2 });
  expect(cropped[16 * usualSide + 30]).toBeCloseTo(255, 0);
  expect(cropped[16 * usualSide + 2]).toBeCloseTo(0, 0);
});

it('shows only black when the region lies beside the picture', () => {
  const picture = wavyPicture({ width: 64, height: 64, chromaShift: 1, colour: spaces[0]! });
  expect(cropOf(picture, { cx: -500, cy: 32, size: 64, angle: 0 }, { offset: -1 }).every((value) => value === -1)).toBe(
    true,
  );
});
