import type { FaceMesh } from '../geometry/index.ts';
import type { ColourSpace } from '../picture/yuv-picture.ts';

export type Planes = [Float32Array, Float32Array, Float32Array];

/** One size of the photo. `scale` is how many pixels of the first mip lie across one of its own. */
export interface Mip {
  width: number;
  height: number;
  scale: number;
  planes: Planes;
}

/** The part of a photo with the face, ready to be warped into a clip: everything in the clip's own colour space. */
export interface SourceFace {
  /** Where each point of a face is read, in pixels of the first mip (478 points). A hidden half is read from the other one. */
  mesh: FaceMesh;
  /** Width of the face in pixels of the first mip. */
  faceWidth: number;
  mips: Mip[];
  /** Cosine to the camera in the photo, where each vertex is read. */
  facing: Float32Array;
  /** 0 where the photo shows no skin (a fringe, a hand) and the target has to keep its own. */
  vertexAlpha: Float32Array;
  /** Width of the mouth over the distance of the eyes, see `smileOf`. */
  smile: number;
  /** Luma of black in the clip's colour space. */
  black: number;
}
