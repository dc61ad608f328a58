import type { YuvPicture } from '@semblante/media/picture';
import { coarseTexels } from './coarse-texels.ts';
import { contrastFloor, type OwnFace } from './own-face.ts';
import { sampleTexels, type Texture } from './sample-texture.ts';
import { planeBytes, type TextureWorkspace } from './texture-workspace.ts';
import { weighVisibleTexels } from './visible-texels.ts';

/**
 * Contrast at which structure begins to count and counts fully; correlation at which it is found, and up to which it is
 * lost.
 */
const structureClear = { from: 0.03, to: 0.06 };
const structureFound = { from: 0.55, to: 0.75 };
const structureLostUpTo = 0.5;
/** Texels of weight out of 49 without which a window is not judged. */
const structureTexelsMin = 10;
/** In tolerances squared: beyond this more difference says nothing more. */
const evidenceMost = 9;
/**
 * Found structure takes evidence back, whatever the light; lost structure counts like a difference of two tolerances.
 */
const foundPower = 0.95;
const lostPower = 2;
/** Texels in the windows from which evidence comes, close by and further around. */
const nearTexels = 9;
const farTexels = 81;
const gainRange = { low: 0.2, high: 5 };

/** What a frame shows, as views into the heap that are good until the next frame. */
export interface CoverEvidence {
  /** From 0 up; see `cover-areas.ts` for what counts. */
  cover: Float32Array;
  /** 1 where the person's own structure is there. */
  found: Float32Array;
  /** 1 where it should be and is not; `lostShare` of the face in all. */
  lost: Float32Array;
  lostShare: number;
  /** Differences in tolerances. */
  lumaOff: Float32Array;
  chromaOff: Float32Array;
  luma: Float32Array;
  gain: Float32Array;
}

/**
 * Samples a frame into the workspace and compares structure, which needs no light. Then `compareInLight` may be called,
 * also repeatedly.
 */
export function readFrame(
  picture: YuvPicture,
  { mesh, facing }: { mesh: Float32Array; facing: Float32Array },
  own: OwnFace,
  workspace: TextureWorkspace,
): { lostShare: number } {
  const { scratch, view, boxSum, copy, kernels } = workspace;
  sampleTexels(coarseTexels, picture, mesh, { out: sampleIn(workspace), taps: 'quick' });
  weighVisibleTexels(mesh, facing, {
    visible: view(scratch.visible),
    skin: view(scratch.skin),
    structure: view(scratch.structure),
  });
  copy(scratch.skin, scratch.skinSums);
  boxSum(scratch.skinSums, 1);
  copy(scratch.skinSums, scratch.farWeights);
  boxSum(scratch.farWeights, 4);

  copy(scratch.luma, scratch.both);
  boxSum(scratch.both, 3);
  kernels.contrast(scratch.luma, scratch.both, workspace.sharesOfSeven, contrastFloor, scratch.seen, planeBytes);
  boxSum(scratch.seen, 1);
  const { both, seenSquared, ownSquared, structure, weightSums } = scratch;
  kernels.multiplyStructures(scratch.seen, own.structure, structure, both, seenSquared, ownSquared, planeBytes);
  copy(structure, weightSums);
  for (const plane of [both, seenSquared, ownSquared, weightSums]) boxSum(plane, 3);
  const lost = kernels.judgeStructure(
    both,
    seenSquared,
    ownSquared,
    weightSums,
    workspace.lossWeight,
    structureClear.from,
    structureClear.to,
    structureFound.from,
    structureFound.to,
    structureLostUpTo,
    structureTexelsMin,
    scratch.found,
    scratch.lost,
    planeBytes,
  );
  return { lostShare: lost / coarseTexels.count };
}

const sampleIn = ({ scratch, view }: TextureWorkspace): Texture => [
  view(scratch.luma),
  view(scratch.u),
  view(scratch.v),
];

/** `isTrusted` says for each texel whether the light may be learnt there. */
export function compareInLight(
  own: OwnFace,
  workspace: TextureWorkspace,
  isTrusted?: Uint8Array,
): Omit<CoverEvidence, 'lostShare'> {
  const { scratch, view, boxSum, copy, kernels } = workspace;
  const { gain, u, v } = workspace.fitLight({
    sample: sampleIn(workspace),
    own: own.texture,
    skin: view(scratch.skin),
    isTrusted,
  });
  const [g0 = 1, g1 = 0, g2 = 0, g3 = 0, g4 = 0, g5 = 0] = gain;
  const { low: leastGain, high: greatestGain } = gainRange;
  kernels.spreadGain(
    workspace.x, workspace.y, g0, g1, g2, g3, g4, g5, leastGain, greatestGain, scratch.gain, planeBytes,
  ); // oxfmt-ignore
  kernels.lumaBeyond(
    scratch.luma,
    own.lowest[0],
    own.highest[0],
    scratch.gain,
    scratch.skin,
    scratch.lumaDifference,
    planeBytes,
  );
  const chroma = [
    { plane: scratch.u, low: own.lowest[1], high: own.highest[1], offset: u, out: scratch.uDifference },
    { plane: scratch.v, low: own.lowest[2], high: own.highest[2], offset: v, out: scratch.vDifference },
  ];
  for (const { plane, low, high, offset, out } of chroma) {
    const where = [scratch.luma, own.luma, scratch.gain, scratch.skin, workspace.x, workspace.y] as const;
    const [o0 = 0, o1 = 0, o2 = 0] = offset;
    kernels.chromaBeyond(plane, low, high, ...where, o0, o1, o2, out, planeBytes);
  }
  for (const plane of [scratch.lumaDifference, scratch.uDifference, scratch.vDifference]) boxSum(plane, 1);
  kernels.weighDifferences(
    scratch.lumaDifference,
    scratch.uDifference,
    scratch.vDifference,
    scratch.skin,
    scratch.skinSums,
    scratch.gain,
    workspace.lumaTolerance,
    own.lumaTolerance,
    workspace.chromaTolerance,
    own.chromaTolerance,
    evidenceMost,
    scratch.lumaOff,
    scratch.chromaOff,
    scratch.near,
    planeBytes,
  );
  boxSum(scratch.near, 1);
  copy(scratch.near, scratch.far);
  boxSum(scratch.far, 4);
  kernels.weighCover(
    scratch.near,
    scratch.skinSums,
    scratch.far,
    scratch.farWeights,
    nearTexels,
    nearTexels * farTexels,
    scratch.found,
    scratch.lost,
    workspace.face,
    foundPower,
    lostPower,
    scratch.cover,
    planeBytes,
  );
  return {
    cover: view(scratch.cover),
    found: view(scratch.found),
    lost: view(scratch.lost),
    lumaOff: view(scratch.lumaOff),
    chromaOff: view(scratch.chromaOff),
    luma: view(scratch.luma),
    gain: view(scratch.gain),
  };
}
