import { castOf, renderPortrait, type Portrait } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { withHalvedChroma, yuvFromRgb, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { sampleTexels, sampleTexture, type Texture } from './sample-texture.ts';
import { createTexelTable, fullTexels, texelCount } from './texel-table.ts';

const full: ColourSpace = { range: 'full', matrix: 'bt601' };
const [ana] = castOf('ana');
/** Rendering is what takes the time here. */
const shots = new Map<string, Portrait>();

interface Wanted {
  size: number;
  yaw?: number;
  colour?: ColourSpace;
}

function portrait({ size, yaw = 0, colour = full }: Wanted): { picture: YuvPicture; mesh: Float32Array } {
  const key = `${size} ${yaw}`;
  const shot =
    shots.get(key) ??
    renderPortrait(ana!, { width: size, height: size, frameHeightCm: 30, pose: { yaw, y: -1 }, textureSize: 256 });
  shots.set(key, shot);
  const { rgb, truth } = shot;
  return { picture: yuvFromRgb(rgb, { width: size, height: size, colour }), mesh: meshOfTruth(truth.people[0]!) };
}

function meanDifference(a: Texture, b: Texture, plane: 0 | 1 | 2, texels = fullTexels.texel): number {
  return texels.reduce((sum, at) => sum + Math.abs(a[plane][at]! - b[plane][at]!), 0) / texels.length;
}

describe('a face laid flat', () => {
  it('looks the same from a photo with full chroma and from a clip with halved chroma', () => {
    const { picture, mesh } = portrait({ size: 240 });
    const photo = sampleTexture(picture, mesh);
    const clip = sampleTexture(withHalvedChroma(picture), mesh);
    expect(meanDifference(photo, clip, 0)).toBe(0);
    expect(meanDifference(photo, clip, 1)).toBeLessThan(1);
    expect(meanDifference(photo, clip, 2)).toBeLessThan(1);
  });

  it('has the same levels whatever range and matrix the clip is coded in', () => {
    const { picture, mesh } = portrait({ size: 240 });
    const limited = portrait({ size: 240, colour: { range: 'limited', matrix: 'bt601' } });
    for (const plane of [0, 1, 2] as const) {
      expect(
        meanDifference(sampleTexture(picture, mesh), sampleTexture(limited.picture, limited.mesh), plane),
      ).toBeLessThan(1);
    }
  });

  it('stays in its place when the face is larger or turned', () => {
    const near = sampleTexture(portrait({ size: 480 }).picture, portrait({ size: 480 }).mesh);
    const far = portrait({ size: 240 });
    expect(meanDifference(near, sampleTexture(far.picture, far.mesh), 0)).toBeLessThan(5);
    const turned = portrait({ size: 480, yaw: 15 });
    const inner = fullTexels.texel.filter((at) => Math.abs((at % 128) - 64) < 30);
    expect(meanDifference(near, sampleTexture(turned.picture, turned.mesh), 0, inner)).toBeLessThan(12);
  });

  it('is read only inside the picture when the face leaves it, and never becomes anything but a number', () => {
    const { picture, mesh } = portrait({ size: 240 });
    const away = mesh.map((value, i) => (i % 3 === 2 ? value : value - 130));
    for (const taps of ['smooth', 'quick'] as const) {
      const texture = sampleTexels(fullTexels, picture, away, { taps });
      expect(texture.every((plane) => plane.every((value) => Number.isFinite(value) && Math.abs(value) < 256))).toBe(
        true,
      );
    }
  });

  it('is hardly rougher when read quickly', () => {
    const { picture, mesh } = portrait({ size: 480 });
    const coarse = createTexelTable(64);
    const smooth = sampleTexels(coarse, picture, mesh);
    const quick = sampleTexels(coarse, picture, mesh, { taps: 'quick' });
    expect(meanDifference(smooth, quick, 0, coarse.texel)).toBeLessThan(2.5);
    expect(meanDifference(smooth, quick, 0, coarse.texel)).toBeGreaterThan(0);
  });
});

describe('the texel table', () => {
  it('covers the face once, with weights that add up to one', () => {
    expect(new Set(fullTexels.texel).size).toBe(fullTexels.count);
    expect(fullTexels.count).toBeGreaterThan(0.6 * texelCount);
    const { weight } = fullTexels;
    const sums = [...fullTexels.texel].map((_, i) => weight[3 * i]! + weight[3 * i + 1]! + weight[3 * i + 2]!);
    expect(sums.every((sum) => Math.abs(sum - 1) < 1e-5)).toBe(true);
  });

  it('is the same face from left and right', () => {
    const isInside = new Uint8Array(texelCount);
    for (const at of fullTexels.texel) isInside[at] = 1;
    let lopsided = 0;
    for (const at of fullTexels.texel) if (!isInside[at - (at % 128) + 127 - (at % 128)]) lopsided++;
    expect(lopsided / fullTexels.count).toBeLessThan(0.02);
  });
});
