import type { FaceMesh } from '@semblante/vision/geometry';
import { laidOut, type Glasses, anglesOf, type Vision } from '@semblante/vision/networks';
import type { YuvPicture } from '@semblante/media/picture';
import { fullTexels, texelCount } from './texel-table.ts';

/** Degrees of yaw and pitch by which a head may have turned until its rims lie elsewhere on the face. */
const poseReach = 5;
/** Stored faces in the very same pose that count as much as what the frame itself shows. */
const frameWeight = 0.15;
/** A share of the stored faces from which on the frame itself need not be looked at. */
const sureFrom = 0.9;

interface KnownRims {
  yaw: number;
  pitch: number;
  mask: Float32Array;
}

/**
 * The rims of one person's glasses. Found in single frames they tremble with the picture's noise; where rims lie
 * depends on the pose alone, so they are averaged over stored faces in about the same pose, and looked for in the frame
 * only as far as there are none.
 */
export class RimFinder {
  readonly #vision: Vision;
  readonly #known: readonly KnownRims[];

  constructor(vision: Vision, faces: readonly { mesh: FaceMesh; glasses: Glasses }[]) {
    this.#vision = vision;
    this.#known = faces.map(({ mesh, glasses }) => {
      const { yaw, pitch } = anglesOf(mesh);
      return { yaw, pitch, mask: bareAround(glasses) };
    });
  }

  /**
   * 1 where the face is bare, 0 on the rims. Depends on this frame alone. `seen`: what the network said of it, where it
   * was asked before.
   */
  async find(picture: YuvPicture, mesh: FaceMesh, seen?: Glasses): Promise<Float32Array> {
    const { yaw, pitch } = anglesOf(mesh);
    const weights = this.#known.map((face) =>
      Math.exp(-((face.yaw - yaw) ** 2 + (face.pitch - pitch) ** 2) / (2 * poseReach ** 2)),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const share = sum / (sum + frameWeight);
    if (share >= sureFrom) return this.#average(weights, sum);
    const own = bareAround(seen ?? (await this.#vision.glasses(picture, mesh)));
    if (sum === 0) return own;
    const known = this.#average(weights, sum);
    return own.map((value, at) => value + share * (known[at]! - value));
  }

  #average(weights: readonly number[], sum: number): Float32Array {
    const mask = new Float32Array(texelCount);
    for (const [k, { mask: known }] of this.#known.entries()) {
      const weight = weights[k]! / sum;
      if (weight < 1e-3) continue;
      for (let at = 0; at < texelCount; at++) mask[at] = mask[at]! + weight * known[at]!;
    }
    return mask;
  }
}

/** In mesh space: 1 where the face is bare, 0 where its glasses hide it. */
export const bareAround = ({ kept }: Glasses): Float32Array => laidOut(kept, fullTexels).map((share) => 1 - share);
