import type { Expression } from '../face/expression.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Gaze, Pose } from './performance.ts';

export interface IrisTruth {
  /** Centre and radius in pixels. */
  x: number;
  y: number;
  radius: number;
}

/**
 * Everything that is exactly known about one person in one frame. Pixel coordinates start at the picture's upper left
 * edge.
 */
export interface PersonTruth {
  person: string;
  /** 468 packed triples: x and y in pixels, z in centimetres towards the camera. */
  landmarks: Float32Array;
  /**
   * 1 where the landmark can be seen: in the picture, on the near side and not covered. Own hair strands of the beard
   * do not count as cover.
   */
  visible: Uint8Array;
  pose: Pose;
  expression: Expression;
  /** Relative to the head, and as a direction in camera space. */
  gaze: Gaze & { direction: Vec3 };
  /** The person's right and left eye. */
  irises: readonly [IrisTruth, IrisTruth];
}

export interface FrameTruth {
  index: number;
  seconds: number;
  /** Counts up at every cut. */
  shot: number;
  /** This frame is the first of a new shot. */
  isCut: boolean;
  people: readonly PersonTruth[];
  /** Share of each pixel covered by an occluder, 0 to 255. */
  occluderMask: Uint8Array;
  /** Share of each pixel that shows a person, 0 to 255. */
  peopleMask: Uint8Array;
}
