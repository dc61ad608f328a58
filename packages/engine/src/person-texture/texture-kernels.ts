import type { Address } from '@semblante/media/kernels';

/**
 * The functions of assembly/person-texture.ts, where each is explained. Kinds are those of the workspace's planes;
 * the last frames' covers borrow some that a frame needs no more, see `CoverMemory`.
 */
export interface TextureKernels {
  boxSum(plane: Address, side: number, radius: number, scratch: Address<'sum scratch'>): void;
  contrast(
    luma: Address<'luma' | 'own luma'>,
    sums: Address<'both'>,
    shares: Address<'shares'>,
    floor: number,
    out: Address<'seen'>,
    bytes: number,
  ): void;
  multiplyStructures(
    seen: Address<'seen'>, own: Address<'own structure'>, weights: Address<'structure'>,
    both: Address<'both'>, seenSquared: Address<'seenSquared'>, ownSquared: Address<'ownSquared'>, bytes: number,
  ): void; // oxfmt-ignore
  judgeStructure(
    both: Address<'both'>, seenSquared: Address<'seenSquared'>, ownSquared: Address<'ownSquared'>,
    weights: Address<'weightSums'>, lossWeights: Address<'loss weights'>,
    faintest: number, clear: number, foundFrom: number, foundTo: number, lostUpTo: number, weightMin: number,
    found: Address<'found'>, lost: Address<'lost'>, bytes: number,
  ): number; // oxfmt-ignore
  spreadGain(
    x: Address<'x'>, y: Address<'y'>, g0: number, g1: number, g2: number, g3: number, g4: number, g5: number,
    low: number, high: number, out: Address<'gain'>, bytes: number,
  ): void; // oxfmt-ignore
  lumaBeyond(
    luma: Address<'luma'>, low: Address<'lowest y'>, high: Address<'highest y'>, gain: Address<'gain'>,
    weights: Address<'skin'>, out: Address<'lumaDifference'>, bytes: number,
  ): void; // oxfmt-ignore
  chromaBeyond(
    chroma: Address<'u' | 'v'>, low: Address<'lowest u' | 'lowest v'>, high: Address<'highest u' | 'highest v'>,
    luma: Address<'luma'>, ownLuma: Address<'own luma'>, gain: Address<'gain'>, weights: Address<'skin'>,
    x: Address<'x'>, y: Address<'y'>, o0: number, o1: number, o2: number,
    out: Address<'uDifference' | 'vDifference'>, bytes: number,
  ): void; // oxfmt-ignore
  weighDifferences(
    luma: Address<'lumaDifference'>, u: Address<'uDifference'>, v: Address<'vDifference'>,
    weights: Address<'skin'>, weightSums: Address<'skinSums'>, gain: Address<'gain'>,
    lumaFixed: Address<'luma tolerance'>, lumaScaled: Address<'own luma tolerance'>,
    chromaFixed: Address<'chroma tolerance'>, chromaScaled: Address<'own chroma tolerance'>,
    most: number, lumaOff: Address<'lumaOff'>, chromaOff: Address<'chromaOff'>, evidence: Address<'near'>,
    bytes: number,
  ): void; // oxfmt-ignore
  weighCover(
    near: Address<'near'>, nearWeights: Address<'skinSums'>, far: Address<'far'>, farWeights: Address<'farWeights'>,
    nearFull: number, farFull: number, found: Address<'found'>, lost: Address<'lost'>, face: Address<'face'>,
    foundPower: number, lostPower: number, out: Address<'cover'>, bytes: number,
  ): void; // oxfmt-ignore
  leastAlong: ExtremeAlong;
  greatestAlong: ExtremeAlong;
  addMoved(
    sum: Address<'near' | 'far'>,
    mask: Address<'mask'>,
    least: Address<'least mask'>,
    newest: Address<'mask' | 'newest mask'>,
    bytes: number,
  ): void;
  meansOf(all: Address<'far'>, some: Address<'near'>, countOfAll: number, countOfSome: number, bytes: number): void;
  keepWithin(
    values: Address<'far'>,
    least: Address<'both'>,
    greatest: Address<'seenSquared'>,
    otherGreatest: Address<'ownSquared' | 'seenSquared'>,
    bytes: number,
  ): void;
  enlarge(plane: Address<'far'>, side: number, line: Address<'both'>, out: Address<'full mask'>): void;
}

/** Along the rows into the spare plane, then along the columns out of it. */
export interface ExtremeAlong {
  (from: Address<'mask' | 'near'>, radius: number, step: number, out: Address<'weightSums'>, bytes: number): void;
  (
    from: Address<'weightSums'>,
    radius: number,
    step: number,
    out: Address<'least mask' | 'both' | 'seenSquared' | 'ownSquared'>,
    bytes: number,
  ): void;
}
