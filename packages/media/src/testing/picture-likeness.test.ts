import { describe, expect, it } from 'vitest';
import { blurred, grainAt, pictureOf } from './grainy-picture.ts';
import { psnr, ssim } from './picture-likeness.ts';

const before = pictureOf(grainAt);

describe('the likeness of two pictures', () => {
  it('is perfect between a picture and itself', () => {
    expect(psnr({ before, after: before })).toBe(Infinity);
    expect(ssim({ before, after: before })).toBe(1);
  });

  it('is 48.1 decibels when every pixel is off by one level', () => {
    const after = pictureOf((x, y) => grainAt(x, y) + 1);
    expect(psnr({ before, after })).toBeCloseTo(48.13, 2);
    expect(ssim({ before, after })).toBeGreaterThan(0.999);
  });

  it('falls when structure is blurred away', () => {
    expect(ssim({ before, after: blurred(before) })).toBeLessThan(0.8);
  });

  it('looks only at the area asked for', () => {
    const after = pictureOf((x, y) => (x < 100 ? grainAt(x, y) : 0));
    expect(psnr({ before, after }, { left: 0, top: 0, right: 100, bottom: 200 })).toBe(Infinity);
    expect(ssim({ before, after }, { left: 0, top: 0, right: 100, bottom: 200 })).toBe(1);
    expect(psnr({ before, after }, { left: 90, top: 0, right: 200, bottom: 200 })).toBeLessThan(10);
  });
});
