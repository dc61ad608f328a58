import { describe, expect, it } from 'vitest';
import { yuvFromRgb, withHalvedChroma, type ColourSpace } from '@semblante/media/picture';
import { cropRgb } from './square-crop.ts';

const side = 64;
/** Red grows to the right, green downwards. */
const ramp = new Uint8Array(side * side * 3).map((_, i) => {
  const pixel = Math.floor(i / 3);
  return [3 * (pixel % side), 3 * Math.floor(pixel / side), 90][i % 3]!;
});
const pictureIn = (colour: ColourSpace) => withHalvedChroma(yuvFromRgb(ramp, { width: side, height: side, colour }));
const colourAt = (crop: Float32Array, size: number, column: number, row: number) => [
  ...crop.subarray(3 * (row * size + column), 3 * (row * size + column) + 3),
];

describe('a square cut out of a picture', () => {
  it.each([
    { range: 'full', matrix: 'bt601' },
    { range: 'limited', matrix: 'bt709' },
  ] as const)('has the colours of the picture in $range $matrix', (colour) => {
    const crop = cropRgb(pictureIn(colour), { cx: 32, cy: 32, size: 32, angle: 0 }, 32);
    const [red, green, blue] = colourAt(crop, 32, 4, 20);
    expect(red).toBeCloseTo(3 * 20, -1);
    expect(green).toBeCloseTo(3 * 36, -1);
    expect(blue).toBeCloseTo(90, -1);
  });

  it('turns with its angle', () => {
    const picture = pictureIn({ range: 'full', matrix: 'bt601' });
    const upright = cropRgb(picture, { cx: 32, cy: 32, size: 32, angle: 0 }, 16);
    const turned = cropRgb(picture, { cx: 32, cy: 32, size: 32, angle: Math.PI / 2 }, 16);
    const [expected, actual] = [colourAt(upright, 16, 15, 2), colourAt(turned, 16, 2, 0)];
    for (const channel of [0, 1, 2]) expect(Math.abs(actual[channel]! - expected[channel]!)).toBeLessThan(3);
  });

  it('averages what a large square shows in few pixels', () => {
    const stripes = new Uint8Array(side * side * 3).map((_, i) => (Math.floor(i / 3) % 2 ? 200 : 0));
    const picture = yuvFromRgb(stripes, { width: side, height: side, colour: { range: 'full', matrix: 'bt601' } });
    const crop = cropRgb(picture, { cx: 32, cy: 32, size: 32, angle: 0 }, 8);
    for (const value of crop) expect(Math.abs(value - 100)).toBeLessThan(30);
  });

  it('is black outside the picture', () => {
    const crop = cropRgb(pictureIn({ range: 'limited', matrix: 'bt601' }), { cx: 0, cy: 0, size: 32, angle: 0 }, 16);
    expect(colourAt(crop, 16, 0, 0)).toEqual([0, 0, 0]);
    expect(colourAt(crop, 16, 15, 15)[0]).toBeGreaterThan(20);
  });
});
