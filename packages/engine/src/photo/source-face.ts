import type { ColourSpace } from '@semblante/media/picture';
import type { FaceMesh } from '@semblante/vision/geometry';

export type Planes = [Float32Array, Float32Array, Float32Array];

/** One size of the unwrapped face. `scale` is how many texels of the first mip lie across one of its own. */
export interface Mip {
  width: number;
  height: number;
  scale: number;
  planes: Planes;
}

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
  /** Luma of black in `colour`. */
  black: number;
  colour: ColourSpace;
  /** Width of the mouth over the distance of the eyes in the photo of the texture; see `foldWeights`. */
  smile: number;
  /** Its frame was taken off, and what it hid was filled in. */
  woreGlasses: boolean;
  /** How far its lips are apart, 0 to 1; see `openMouthOf`. */
  openMouth: number;
}
