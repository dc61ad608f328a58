import type { Texture } from './sample-texture.ts';
import { basisSize, fitRobustSurface, type SurfacePoints } from './robust-surface.ts';
import type { TexelTable } from './texel-table.ts';

/**
 * How a face is lit compared with a reference of the same face: a curved factor on luma and on chroma alike, and
 * sloping offsets on chroma for light of another colour.
 */
export interface Light {
  gain: Float64Array;
  u: Float64Array;
  v: Float64Array;
}

/** Part of a table's texels, spread evenly: light is smooth, so a tenth of the face tells it as well as all of it. */
export interface LightPoints extends SurfacePoints {
  texel: Int32Array;
}

export function createLightPoints({ side, count, texel }: TexelTable, every: number): LightPoints {
  const entries: number[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(texel[i]! / side);
    // Shifted from row to row, so that the points do not line up in columns.
    if (((texel[i]! % side) + 3 * row) % every === 0) entries.push(i);
  }
  const basis = new Float64Array(basisSize * entries.length);
  entries.forEach((entry, i) => basis.set(basisAt(texel[entry]!, side), basisSize * i));
  return { count: entries.length, texel: Int32Array.from(entries, (entry) => texel[entry]!), basis };
}

export function basisAt(
  texel: number,
  side: number,
): [one: number, x: number, y: number, xx: number, xy: number, yy: number] {
  const x = ((texel % side) * 2 + 1) / side - 1;
  const y = (Math.floor(texel / side) * 2 + 1) / side - 1;
  return [1, x, y, x * x, x * y, y * y];
}

/**
 * A point whose luma ratio or chroma is further than this from the fitted light has no say; wider ones let a hand pull
 * the light.
 */
const gainTolerance = 0.2;
const chromaTolerance = 8;
const gainMin = 0.2;
/** A darker reference says nothing about the factor. */
const lumaMin = 14;

interface LightFit {
  points: LightPoints;
  /** One per point. */
  weights: Float32Array;
  /** The fit itself, when something faster than the plain one is at hand. */
  fitSurface?: typeof fitRobustSurface;
}

export function fitLight(
  sample: Texture,
  reference: Texture,
  { points, weights, fitSurface = fitRobustSurface }: LightFit,
): Light {
  const { count, texel } = points;
  const values = new Float32Array(count);
  const trusted = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const luma = reference[0][texel[i]!]!;
    values[i] = luma > lumaMin ? sample[0][texel[i]!]! / luma : 1;
    trusted[i] = luma > lumaMin ? weights[i]! : 0;
  }
  const gain = fitSurface({ points, values, weights: trusted, terms: 6, tolerance: gainTolerance, otherwise: 1 });
  const factor = new Float32Array(count);
  for (let i = 0; i < count; i++)
    factor[i] = gainAt(gain, points.basis[basisSize * i + 1]!, points.basis[basisSize * i + 2]!);
  const offset = (plane: 1 | 2): Float64Array => {
    for (let i = 0; i < count; i++) values[i] = sample[plane][texel[i]!]! - factor[i]! * reference[plane][texel[i]!]!;
    return fitSurface({ points, values, weights: trusted, terms: 3, tolerance: chromaTolerance, otherwise: 0 });
  };
  return { gain, u: offset(1), v: offset(2) };
}

/** Never so dark that dividing by it would show nothing but noise. */
export const gainAt = (gain: Float64Array, x: number, y: number): number => Math.max(gainMin, curveAt(gain, x, y));

export const planeAt = (plane: Float64Array, x: number, y: number): number => plane[0]! + plane[1]! * x + plane[2]! * y;

export const curveAt = (curve: Float64Array, x: number, y: number): number =>
  curve[0]! + (curve[1]! + curve[3]! * x + curve[4]! * y) * x + (curve[2]! + curve[5]! * y) * y;
