import { smoothstep } from '@semblante/vision/geometry';
import type { Address } from '@semblante/media/kernels';
import type { PersonTexture } from './build-person-texture.ts';
import { coarseMovement, coarseSide, halved, isInCoarseFace } from './coarse-texels.ts';
import type { Texture } from './sample-texture.ts';
import { perTexel, planeBytes, type TextureWorkspace } from './texture-workspace.ts';

/** A person's texture made ready for the kernels. */
export interface OwnFace {
  texture: Texture;
  luma: Address<'own luma'>;
  /** The least and the greatest value that a mesh slightly off its place could show, per plane. */
  lowest: Bounds<'lowest'>;
  highest: Bounds<'highest'>;
  /** Tolerance that grows with the light. */
  lumaTolerance: Address<'own luma tolerance'>;
  chromaTolerance: Address<'own chroma tolerance'>;
  /** Contrast against the surroundings: brows, lids, nostrils, lips, folds. */
  structure: Address<'own structure'>;
}

type Bounds<Of extends string> = readonly [Address<`${Of} y`>, Address<`${Of} u`>, Address<`${Of} v`>];

/**
 * Share of its own luma by which skin may stray, and how often its usual deviation. Tuned with the areas in
 * `cover-areas.ts`.
 */
const lumaShare = 0.017;
const lumaDeviations = 2;
const chromaDeviations = 1;

export function readyOwnFace({ median, deviation }: PersonTexture, workspace: TextureWorkspace): OwnFace {
  const texture: Texture = [halved(median[0]), halved(median[1]), halved(median[2])];
  const stray: Texture = [halved(deviation[0]), halved(deviation[1]), halved(deviation[2])];
  const luma = workspace.place<'own luma'>(texture[0]);
  // Luma has sharp features, chroma has not (and is coded at half size): one texel of play for the one, none for the
  // other.
  const bounds = <Of extends string>(side: 'low' | 'high'): Bounds<Of> => [
    workspace.place(boundOf(texture[0], { side, play: 1 })),
    workspace.place(boundOf(texture[1], { side, play: 0 })),
    workspace.place(boundOf(texture[2], { side, play: 0 })),
  ];
  return {
    texture,
    luma,
    lowest: bounds('low'),
    highest: bounds('high'),
    lumaTolerance: workspace.place(perTexel((at) => lumaShare * texture[0][at]! + lumaDeviations * stray[0][at]!)),
    chromaTolerance: workspace.place(perTexel((at) => chromaDeviations * (stray[1][at]! + stray[2][at]!))),
    structure: structureOf(luma, workspace),
  };
}

interface Bound {
  side: 'low' | 'high';
  /** Texels by which the mesh may be off; one more where expression moves it. */
  play: number;
}

function boundOf(values: Float32Array, { side, play }: Bound): Float32Array {
  const still = extremeAround(values, side, play);
  const moving = extremeAround(values, side, play + 1);
  return perTexel((at) => still[at]! + smoothstep(0.05, 0.4, coarseMovement[at]!) * (moving[at]! - still[at]!));
}

function extremeAround(values: Float32Array, side: Bound['side'], reach: number): Float32Array {
  const sign = side === 'low' ? -1 : 1;
  return perTexel((at) => {
    if (!isInCoarseFace[at]) return 0;
    let most = sign * values[at]!;
    const row = Math.floor(at / coarseSide);
    const column = at % coarseSide;
    for (let y = Math.max(0, row - reach); y <= Math.min(coarseSide - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(coarseSide - 1, column + reach); x++) {
        const next = y * coarseSide + x;
        if (isInCoarseFace[next]) most = Math.max(most, sign * values[next]!);
      }
    }
    return sign * most;
  });
}

/**
 * Darker skin has less contrast in levels, not in proportion; the floor keeps noise in the dark from counting as
 * structure.
 */
export const contrastFloor = 12;

function structureOf(
  luma: Address<'own luma'>,
  { kernels, boxSum, copy, place, view, sharesOfSeven, scratch }: TextureWorkspace,
): Address<'own structure'> {
  copy(luma, scratch.both);
  boxSum(scratch.both, 3);
  kernels.contrast(luma, scratch.both, sharesOfSeven, contrastFloor, scratch.seen, planeBytes);
  boxSum(scratch.seen, 1);
  return place(view(scratch.seen).map((sum) => sum / 9));
}
