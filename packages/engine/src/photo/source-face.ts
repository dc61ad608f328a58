import type { ColourSpace } from '../picture/yuv-picture.ts';
import type { FaceMesh } from '../geometry/index.ts';

export type Planes = [Float32Array, Float32Array, Float32Array];

/** One size of the unwrapped face. `scale` is how many texels of the first mip lie across one of its own. */
export interface Mip {
  width: number;
  height: number;
  scale: number;
  planes: Planes;
}

/** What is needed to draw one eye of the photo looking anywhere. */
export interface Eyeball {
  /**
   * The iris as a disc: square textures over `irisReach` radii to every side of its centre, each half as fine as the
   * one before.
   */
  levels: { side: number; planes: Planes }[];
  /** Colour of the white of the eye. */
  sclera: [number, number, number];
  /** Radius of the iris over half the width of the eye. */
  irisRatio: number;
  irisRadius: number;
  /** Height between the lids over the width of the eye. */
  opening: number;
  /** The photo's own light spot is in the disc already. */
  hasGlint: boolean;
}

/** Texels across the finest iris texture, and how many iris radii it reaches from the centre. */
export const irisSide = 49;
export const irisReach = 1.3;

/**
 * A face ready to be drawn on somebody: everything in the clip's own colour space. The photo has been unwrapped into a
 * fixed symmetric layout, so hidden, covered and mirrored parts are already mended in `mips` and nothing needs to be
 * mirrored while drawing.
 */
export interface SourceFace {
  /** Shape from all photos: frontal, symmetric, in pixels of a face `faceWidth` wide. Lives in no picture. */
  mesh: FaceMesh;
  /** Where each vertex lies in the first mip (x, y, 0); the irises are not in it. */
  textureMesh: FaceMesh;
  /** Width of the face in texels of the first mip. */
  faceWidth: number;
  mips: Mip[];
  /** Cosine to the camera in the photo, raised where the texture was mended: below 0.05 nothing is known of a place. */
  facing: Float32Array;
  /** 0 where no photo shows skin (a fringe, a hand) and the target has to keep its own. */
  vertexAlpha: Float32Array;
  mirrorUse: Float32Array | undefined;
  eyes: [Eyeball, Eyeball];
  /** Luma of black in `colour`. */
  black: number;
  colour: ColourSpace;
  /** Width of the mouth over the distance of the eyes in the photo of the texture; see `foldWeights`. */
  smile: number;
}
