import type { Address, Heap } from '@semblante/media/kernels';
import { coarseSide } from './coarse-texels.ts';
import type { OcclusionMask } from './occlusion-masker.ts';
import { texelCount } from './texel-table.ts';
import type { ExtremeAlong } from './texture-kernels.ts';
import { planeBytes, textureWorkspaceIn, type TextureWorkspace } from './texture-workspace.ts';

/** Masks of this many frames before count for a frame. */
export const framesRemembered = 8;
/** Frames, itself among them, over which a frame's mask follows a cover that is on its way. */
const quickFrames = 3;
/**
 * Texels by which a cover may have moved since an earlier frame and still count as the same one there.
 * docs/engine/constants/person-texture.md#what-covers-a-face.
 */
const reach = 1;
/** Texels to either side of a cover's outline within which the long mean holds. */
const outline = 3;
/**
 * Texels inside a cover from which on it is believed at once; nearer its outline shadows
 * beside the hand come and go.
 */
const core = 4;

interface RememberedCover {
  mask: Address<'mask'>;
  /** The least of each texel and those within reach of it. */
  least: Address<'least mask'>;
}

/**
 * What covered a person's face in the last frames in a row. Outlines tremble: near a lasting cover's outline the mask
 * is a mean of nine frames, of three where one comes or goes, and the frame's own deep inside. Nothing older counts:
 * docs/engine/constants/person-texture.md#what-covers-a-face.
 */
export class CoverMemory {
  readonly #workspace: TextureWorkspace;
  /** Newest last; undefined where nothing covered the face. */
  #recent: (RememberedCover | undefined)[] = [];
  readonly #unused: RememberedCover[] = [];
  readonly #full: Address<'full mask'>;
  readonly #opacities = new Float32Array(texelCount);
  readonly #heap: Heap;

  constructor(heap: Heap) {
    this.#heap = heap;
    this.#workspace = textureWorkspaceIn(heap);
    this.#full = heap.allocate(4 * texelCount);
  }

  /** At a cut, and where the person was not seen for a frame. */
  forget(): void {
    for (const cover of this.#recent.splice(0)) if (cover) this.#unused.push(cover);
  }

  /**
   * Remembers a frame's own mask and gives the opacities to render it with, one for each texel of the texture; they are
   * good until the next call.
   */
  add(mask: OcclusionMask | undefined): Float32Array | undefined {
    this.#recent.push(mask && this.#remember(mask));
    if (this.#recent.length > framesRemembered + 1) {
      const oldest = this.#recent.shift();
      if (oldest) this.#unused.push(oldest);
    }
    const lately = this.#recent.slice(-quickFrames);
    if (lately.every((cover) => cover === undefined)) return undefined;
    this.#workspace.kernels.enlarge(this.#combine(lately), coarseSide, this.#workspace.scratch.both, this.#full);
    this.#opacities.set(this.#heap.f32.subarray(this.#full >> 2, (this.#full >> 2) + texelCount));
    return this.#opacities;
  }

  #remember(opacities: OcclusionMask): RememberedCover {
    const { place, view, kernels } = this.#workspace;
    const cover: RememberedCover = this.#unused.pop() ?? { mask: place(opacities), least: place(opacities) };
    view(cover.mask).set(opacities);
    this.#extremeAround(kernels.leastAlong, cover.mask, reach, cover.least);
    return cover;
  }

  #combine(lately: readonly (RememberedCover | undefined)[]): Address<'far'> {
    const { scratch, kernels } = this.#workspace;
    const { near: quick, far: calm, both: least, seenSquared: greatest, ownSquared: inside } = scratch;
    const newest = this.#recent.at(-1)?.mask;
    this.#sum(lately, newest, quick);
    this.#sum(this.#recent.slice(0, -quickFrames), newest, calm);
    kernels.meansOf(calm, quick, this.#recent.length, lately.length, planeBytes);
    this.#extremeAround(kernels.leastAlong, quick, outline, least);
    this.#extremeAround(kernels.greatestAlong, quick, outline, greatest);
    if (newest) this.#extremeAround(kernels.greatestAlong, newest, core, inside);
    kernels.keepWithin(calm, least, greatest, newest ? inside : greatest, planeBytes);
    return calm;
  }

  /** The sum of masks, in which what has only moved a little since is where it is now. */
  #sum(
    covers: readonly (RememberedCover | undefined)[],
    newest: Address<'mask' | 'newest mask'> | undefined,
    sum: Address<'near' | 'far'>,
  ): void {
    const { view, kernels } = this.#workspace;
    view(sum).fill(covers.filter((cover) => cover === undefined).length);
    for (const cover of covers)
      if (cover) kernels.addMoved(sum, cover.mask, cover.least, newest ?? cover.mask, planeBytes);
  }

  #extremeAround(
    along: ExtremeAlong,
    from: Address<'mask' | 'near'>,
    radius: number,
    to: Address<'least mask' | 'both' | 'seenSquared' | 'ownSquared'>,
  ): void {
    const { weightSums: spare } = this.#workspace.scratch;
    along(from, radius, 4, spare, planeBytes);
    along(spare, radius, 4 * coarseSide, to, planeBytes);
  }
}
