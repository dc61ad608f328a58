import { describe, expect, it } from 'vitest';
import { atlasSize } from '@semblante/vision/geometry';
import { buildPersonTexture } from './build-person-texture.ts';
import { basisAt } from './light.ts';
import { quickMedian } from './quick-median.ts';
import { createTexture, type Texture } from './sample-texture.ts';
import { fullTexels, texelCount } from './texel-table.ts';

const chance = (i: number): number => (Math.imul(i + 1, 2_654_435_761) >>> 0) / 2 ** 31 - 1;
const ownLuma = (at: number): number =>
  130 + 25 * Math.sin((at % atlasSize) / 9) * Math.cos(Math.floor(at / atlasSize) / 7);

/** The same face in another light, a little noisy; some are covered on one side. */
function sampleOf(k: number): Texture {
  const texture = createTexture(texelCount);
  for (const at of fullTexels.texel) {
    const [, x, y] = basisAt(at, atlasSize);
    const gain = 1 + 0.25 * Math.sin(k) * x + 0.2 * Math.cos(2 * k) * y;
    const isCovered = k % 3 === 2 && x > 0.3;
    texture[0][at] = isCovered ? 40 : gain * ownLuma(at) + 2 * chance(at + 7919 * k);
    texture[1][at] = isCovered ? 0 : -10 * gain + k;
    texture[2][at] = isCovered ? 0 : 15 * gain;
  }
  return texture;
}

describe('the texture of a person', () => {
  const samples = Array.from({ length: 12 }, (_, k) => sampleOf(k));
  const person = buildPersonTexture(samples);

  it('is the bare face, whatever light the samples were in and although some of them are covered', () => {
    const level = person.median[0][64 * atlasSize + 40]! / ownLuma(64 * atlasSize + 40);
    let worst = 0;
    for (const at of fullTexels.texel) {
      const [, x, y] = basisAt(at, atlasSize);
      // The first sample's light is the reference; it is a gain of 1 + 0.2 y.
      worst = Math.max(
        worst,
        Math.abs(person.median[0][at]! / (ownLuma(at) * (1 + 0.2 * y)) - 1) * (Math.abs(x) < 0.9 ? 1 : 0),
      );
    }
    expect(level).toBeGreaterThan(0.9);
    expect(worst).toBeLessThan(0.06);
  });

  it('tells how far a texel strays by itself', () => {
    const typical = quickMedian(
      Float32Array.from(fullTexels.texel, (at) => person.deviation[0][at]!),
      fullTexels.count,
    );
    expect(typical).toBeGreaterThan(0.5);
    expect(typical).toBeLessThan(5);
    expect(person.count).toBe(12);
  });

  it('is the same when it is built again', () => {
    const again = buildPersonTexture(samples);
    for (const plane of [0, 1, 2] as const) {
      expect(Buffer.compare(Buffer.from(again.median[plane].buffer), Buffer.from(person.median[plane].buffer))).toBe(0);
      expect(
        Buffer.compare(Buffer.from(again.deviation[plane].buffer), Buffer.from(person.deviation[plane].buffer)),
      ).toBe(0);
    }
  });
});

describe('a quick median', () => {
  it('is the one in the middle after sorting', () => {
    for (let count = 1; count < 60; count++) {
      const values = Float32Array.from({ length: count }, (_, i) => Math.round(8 * chance(i * 31 + count)) + 100);
      expect(quickMedian(values.slice(), count)).toBe(values.toSorted()[count >> 1]);
    }
  });
});
