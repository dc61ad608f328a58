import { facingOf } from '@semblante/vision/geometry';
import type { Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import type { PersonTexture } from './build-person-texture.ts';
import { coarseCount } from './coarse-texels.ts';
import { closeGaps, markCover } from './cover-areas.ts';
import { compareInLight, readFrame } from './cover-evidence.ts';
import { readyOwnFace, type OwnFace } from './own-face.ts';
import { textureWorkspaceIn, type TextureWorkspace } from './texture-workspace.ts';

/** Gaps up to twice as wide between marks are closed: about the space between two fingers. */
const gapReach = 3;

/**
 * An opacity for each texel of the texture in half its size, 64 × 64: 1 where the face may be drawn, 0 where something
 * is before it.
 */
export type OcclusionMask = Float32Array;

/** Finds what is before a person's face in single frames. A frame's mask depends on that frame alone. */
export class OcclusionMasker {
  readonly #workspace: TextureWorkspace;
  readonly #own: OwnFace;
  readonly #facing = new Float32Array(468);
  readonly #marks = new Uint8Array(coarseCount);

  constructor(heap: Heap, texture: PersonTexture) {
    this.#workspace = textureWorkspaceIn(heap);
    this.#own = readyOwnFace(texture, this.#workspace);
  }

  /** `undefined` when nothing is before the face, as in most frames. */
  mask(picture: YuvPicture, mesh: Float32Array, facing = facingOf(mesh, this.#facing)): OcclusionMask | undefined {
    const own = this.#own;
    const workspace = this.#workspace;
    const marks = this.#marks;
    const { lostShare } = readFrame(picture, { mesh, facing }, own, workspace);
    const first = { ...compareInLight(own, workspace), lostShare };
    if (markCover(first, own.texture[0], marks) === 0) return undefined;
    // The cover had a say in the light; without it the rest of the face fits better and the cover's own outline gets
    // clearer.
    const second = { ...compareInLight(own, workspace, this.#notWithin(2, marks)), lostShare };
    if (markCover(second, own.texture[0], marks) === 0) return undefined;
    closeGaps(marks, second.found, this.#notWithin(gapReach, this.#notWithin(gapReach, marks)));
    return this.#softened(marks);
  }

  /** How many marks lie within `radius` of each texel; the view is good until the next call. */
  #countAround(marks: Uint8Array, radius: number): Float32Array {
    const { scratch, view, boxSum } = this.#workspace;
    view(scratch.both).set(marks);
    boxSum(scratch.both, radius);
    return view(scratch.both);
  }

  #notWithin(radius: number, marks: Uint8Array): Uint8Array {
    const counts = this.#countAround(marks, radius);
    const isAway = new Uint8Array(coarseCount);
    for (let at = 0; at < coarseCount; at++) isAway[at] = counts[at]! < 0.5 ? 1 : 0;
    return isAway;
  }

  /**
   * With an edge two texels wide whose middle lies just outside the marks: a cut finger shows more than a rim of skin.
   */
  #softened(marks: Uint8Array): OcclusionMask {
    const counts = this.#countAround(marks, 1);
    const mask = new Float32Array(coarseCount);
    for (let at = 0; at < coarseCount; at++) mask[at] = counts[at]! < 6 ? 1 - counts[at]! / 6 : 0;
    return mask;
  }
}
