import { atlasSize } from '@semblante/vision/geometry';
import { movementOver } from './face-areas.ts';
import { basisAt, createLightPoints, fitLight, gainAt, planeAt, type Light } from './light.ts';
import { quickMedian } from './quick-median.ts';
import { createTexture, type Texture } from './sample-texture.ts';
import { fullTexels, texelCount } from './texel-table.ts';

/** A person's own face with nothing before it, in one light, and how far it strays from that by itself. */
export interface PersonTexture {
  median: Texture;
  /** Robust standard deviation (1.48 × the median absolute one) of each texel over the samples. */
  deviation: Texture;
  /** How many samples it was made from. */
  count: number;
}

/** Every tenth texel of a 128² texture: about 1,200 points. */
const lightPoints = createLightPoints(fullTexels, 10);
/** What expression moves says little about light. */
const lightWeights = weighLightPoints();
/** The first round takes the first sample for the reference, the second one the median of all. */
const rounds = 2;

function weighLightPoints(): Float32Array {
  const movement = movementOver(fullTexels);
  return Float32Array.from(lightPoints.texel, (texel) => fullTexels.isSkin[texel]! * (1 - 0.8 * movement[texel]!));
}

/**
 * Samples come from `sampleTexture` on frames in which the face is clear; less than half of them may be covered at any
 * one place.
 */
export function buildPersonTexture(samples: readonly Texture[]): PersonTexture {
  const median = createTexture(texelCount);
  const deviation = createTexture(texelCount);
  let reference = samples[0] ?? median;
  for (let round = 0; round < rounds; round++) {
    const evenlyLit = samples.map((sample) =>
      relit(sample, fitLight(sample, reference, { points: lightPoints, weights: lightWeights })),
    );
    for (const plane of [0, 1, 2] as const) {
      const planes = evenlyLit.map((texture) => texture[plane]);
      summarise(planes, median[plane], deviation[plane]);
    }
    reference = [median[0].slice(), median[1].slice(), median[2].slice()];
  }
  return { median, deviation, count: samples.length };
}

function relit(sample: Texture, { gain, u, v }: Light): Texture {
  const even = createTexture(texelCount);
  for (let i = 0; i < fullTexels.count; i++) {
    const texel = fullTexels.texel[i]!;
    const [, x, y] = basisAt(texel, atlasSize);
    const factor = gainAt(gain, x, y);
    even[0][texel] = sample[0][texel]! / factor;
    even[1][texel] = (sample[1][texel]! - planeAt(u, x, y)) / factor;
    even[2][texel] = (sample[2][texel]! - planeAt(v, x, y)) / factor;
  }
  return even;
}

function summarise(planes: readonly Float32Array[], median: Float32Array, deviation: Float32Array): void {
  const values = new Float32Array(planes.length);
  if (values.length === 0) return;
  for (let i = 0; i < fullTexels.count; i++) {
    const texel = fullTexels.texel[i]!;
    for (let k = 0; k < values.length; k++) values[k] = planes[k]![texel]!;
    const middle = quickMedian(values, values.length);
    for (let k = 0; k < values.length; k++) values[k] = Math.abs(planes[k]![texel]! - middle);
    median[texel] = middle;
    deviation[texel] = 1.48 * quickMedian(values, values.length);
  }
}
