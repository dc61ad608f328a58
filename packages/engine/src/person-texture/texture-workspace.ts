import { byKind, type Address, type Heap } from '@semblante/media/kernels';
import { coarseCount, coarseMovement, coarseSide, isInCoarseFace, lossWeight } from './coarse-texels.ts';
import { createFrameLightFit, type FrameLightFit } from './frame-light.ts';
import { basisAt } from './light.ts';
import type { TextureKernels } from './texture-kernels.ts';

export const planeBytes = 4 * coarseCount;

/** Scratch planes, shared by all people: nothing in them outlives one frame. */
const scratchNames = [
  'luma',
  'u',
  'v',
  'visible',
  'skin',
  'structure',
  'seen',
  'both',
  'seenSquared',
  'ownSquared',
  'weightSums',
  'found',
  'lost',
  'gain',
  'lumaDifference',
  'uDifference',
  'vDifference',
  'skinSums',
  'lumaOff',
  'chromaOff',
  'near',
  'far',
  'farWeights',
  'cover',
] as const;

type ScratchName = (typeof scratchNames)[number];

/** What expression moves may stray further than what only light changes. */
const movementTolerance = { luma: 15, chroma: 6 };
/** In levels of 255: noise and coding alone. Tuned with the areas in `cover-areas.ts`. */
const baseTolerance = { luma: 2.5, chroma: 3 };

/** The kernels, the planes they work in and the planes that are the same for everybody, in one heap. */
export interface TextureWorkspace {
  kernels: TextureKernels;
  scratch: { readonly [Name in ScratchName]: Address<Name> };
  x: Address<'x'>;
  y: Address<'y'>;
  face: Address<'face'>;
  lossWeight: Address<'loss weights'>;
  lumaTolerance: Address<'luma tolerance'>;
  chromaTolerance: Address<'chroma tolerance'>;
  /** 1 over the number of face texels within three texels; 0 outside the face. */
  sharesOfSeven: Address<'shares'>;
  fitLight: FrameLightFit;
  boxSum(plane: Address, radius: number): void;
  copy(from: Address, to: Address): void;
  /** A view that is good until the heap grows. */
  view(plane: Address): Float32Array;
  place<Of extends string>(values: Float32Array): Address<Of>;
}

const workspaces = new WeakMap<Heap, TextureWorkspace>();

export function textureWorkspaceIn(heap: Heap): TextureWorkspace {
  const known = workspaces.get(heap) ?? createWorkspace(heap);
  workspaces.set(heap, known);
  return known;
}

function createWorkspace(heap: Heap): TextureWorkspace {
  const kernels = heap.kernels<TextureKernels>('person-texture');
  const scratch = byKind(scratchNames, () => heap.allocate(planeBytes));
  const sumScratch = heap.allocate<'sum scratch'>(2 * planeBytes);
  const place = <Of extends string>(values: Float32Array): Address<Of> => heap.place(values);
  const view = (plane: Address): Float32Array => heap.f32.subarray(plane >> 2, (plane >> 2) + coarseCount);
  const boxSum = (plane: Address, radius: number): void => {
    kernels.boxSum(plane, coarseSide, radius, sumScratch);
  };
  const copy = (from: Address, to: Address): void => {
    heap.u8.copyWithin(to, from, from + planeBytes);
  };
  const face = Float32Array.from(isInCoarseFace);
  const sharesOfSeven = place<'shares'>(face);
  boxSum(sharesOfSeven, 3);
  view(sharesOfSeven).forEach((count, at, counts) => (counts[at] = isInCoarseFace[at] ? 1 / count : 0));
  return {
    kernels,
    scratch,
    x: place(perTexel((at) => basisAt(at, coarseSide)[1])),
    y: place(perTexel((at) => basisAt(at, coarseSide)[2])),
    face: place(face),
    lossWeight: place(lossWeight),
    lumaTolerance: place(perTexel((at) => baseTolerance.luma + movementTolerance.luma * coarseMovement[at]!)),
    chromaTolerance: place(perTexel((at) => baseTolerance.chroma + movementTolerance.chroma * coarseMovement[at]!)),
    sharesOfSeven,
    fitLight: createFrameLightFit(heap),
    boxSum,
    copy,
    view,
    place,
  };
}

export const perTexel = (valueAt: (at: number) => number): Float32Array =>
  Float32Array.from({ length: coarseCount }, (_, at) => valueAt(at));
