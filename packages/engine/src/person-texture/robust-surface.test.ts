import { describe, expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { coarseCount, coarseTexels } from './coarse-texels.ts';
import { createFrameLightFit } from './frame-light.ts';
import { basisAt, createLightPoints, curveAt, fitLight } from './light.ts';
import { fitRobustSurface } from './robust-surface.ts';
import { createTexture, type Texture } from './sample-texture.ts';

const points = createLightPoints(coarseTexels, 9);
const everywhere = new Float32Array(points.count).fill(1);
/** Repeatable stand-in for chance, −1 to 1. */
const chance = (i: number): number => (Math.imul(i + 1, 2_654_435_761) >>> 0) / 2 ** 31 - 1;

describe('a robust surface', () => {
  it('finds the light although a third of the face is covered', () => {
    const light = Float64Array.of(0.8, 0.3, -0.2, 0.1, 0.05, -0.1);
    const values = Float32Array.from(points.texel, (texel, i) => {
      const [, x, y] = basisAt(texel, 64);
      return y > 0.3 ? 1.9 : curveAt(light, x, y) + 0.02 * chance(i);
    });
    const fitted = fitRobustSurface({ points, values, weights: everywhere, terms: 6, tolerance: 0.2, otherwise: 1 });
    const errors = [...points.texel].map((texel) => {
      const [, x, y] = basisAt(texel, 64);
      return y < 0.25 ? Math.abs(curveAt(fitted, x, y) - curveAt(light, x, y)) : 0;
    });
    expect(Math.max(...errors)).toBeLessThan(0.03);
  });

  it('is flat where the points say nothing about slopes, and falls back when there are hardly any', () => {
    const values = new Float32Array(points.count).fill(3);
    const few = everywhere.map((_, i) => (i < 10 ? 1 : 0));
    expect([...fitRobustSurface({ points, values, weights: few, terms: 3, tolerance: 1, otherwise: 7 })]).toEqual([
      7, 0, 0,
    ]);
    const corner = Float32Array.from(points.texel, (texel) => (texel % 64 < 12 ? 1 : 0));
    const [level, across, down] = fitRobustSurface({
      points,
      values,
      weights: corner,
      terms: 3,
      tolerance: 1,
      otherwise: 7,
    });
    expect(level! + across! * -0.8).toBeCloseTo(3, 1);
    expect(Math.abs(down!)).toBeLessThan(0.1);
  });
});

describe('the light on a frame', () => {
  const own: Texture = createTexture(coarseCount);
  const sample: Texture = createTexture(coarseCount);
  const gain = Float64Array.of(0.7, 0.25, 0.1, -0.1, 0, 0.05);
  for (const at of coarseTexels.texel) {
    const [, x, y] = basisAt(at, 64);
    own[0][at] = 120 + 30 * chance(at);
    own[1][at] = -12 + 3 * chance(at + 1);
    own[2][at] = 18 + 3 * chance(at + 2);
    const factor = curveAt(gain, x, y);
    sample[0][at] = factor * own[0][at]! + chance(at + 3);
    sample[1][at] = factor * own[1][at]! + 4;
    sample[2][at] = factor * own[2][at]! - 3 + 2 * x;
  }

  it('is told apart into a factor for all planes and a tint', () => {
    const { gain: fitted, u, v } = fitLight(sample, own, { points, weights: everywhere });
    expect(fitted.every((term, k) => Math.abs(term - gain[k]!) < 0.03)).toBe(true);
    expect(u[0]).toBeCloseTo(4, 0);
    expect(v[0]).toBeCloseTo(-3, 0);
    expect(v[1]).toBeCloseTo(2, 0);
  });

  it('is the same from the kernel as from plain code', () => {
    const plain = fitLight(sample, own, { points, weights: everywhere });
    const skin = new Float32Array(coarseCount).fill(1);
    const quick = createFrameLightFit(new Heap())({ sample, own, skin, isTrusted: undefined });
    expect(plain.gain.every((term, k) => Math.abs(term - quick.gain[k]!) < 1e-3)).toBe(true);
    expect(plain.v.every((term, k) => Math.abs(term - quick.v[k]!) < 1e-2)).toBe(true);
  });

  it('is not learnt where it is not trusted', () => {
    const isTrusted = Uint8Array.from({ length: coarseCount }, (_, at) => (at % 64 < 32 ? 1 : 0));
    const covered: Texture = [sample[0].map((luma, at) => (isTrusted[at] ? luma : 250)), sample[1], sample[2]];
    const { gain: fitted } = createFrameLightFit(new Heap())({
      sample: covered,
      own,
      skin: new Float32Array(coarseCount).fill(1),
      isTrusted,
    });
    const errors = [...coarseTexels.texel].map((at) => {
      const [, x, y] = basisAt(at, 64);
      return x < -0.1 ? Math.abs(curveAt(fitted, x, y) - curveAt(gain, x, y)) : 0;
    });
    expect(Math.max(...errors)).toBeLessThan(0.05);
  });
});
