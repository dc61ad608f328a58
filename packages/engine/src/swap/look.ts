/** How a swap is to look; the benchmark tries others by handing a changed look to the renderer. */
export interface Look {
  /**
   * Deviation, in face widths, of the bell over which light is averaged: what is coarser is the target's, what is finer the photo's. Small
   * ones follow every shadow of the clip, large ones leave the photo's own.
   */
  lightRadius: number;
  /** Bounds of the contrast of the photo's detail: under the first features fade, over the second skin turns to leather. */
  contrast: readonly [number, number];
  /** The same over the brightness of the clip's skin relative to the photo's. */
  contrastOverExposure: number;
  /** Detail of the photo wanted over the target's in the same frame: fine detail, or fine detail and edges together where that is more. */
  sharpness: number;
  /** Most of the target's grain laid over a photo that lacks fine detail: what is made strong flickers. */
  grainMax: number;
  /** How unlike the rest of the skin outer skin may look, and how fast it is taken for hair beyond that: too little paints over fringes, too much leaves the target's face in shadows. */
  skinDoubt: { tolerance: number; steepness: number };
  /** Share of the target's own folds beside nose and mouth where only one of both faces smiles. */
  folds: number;
  /** Facing (cosine) between which a place fades in, in the frame and in the photo. */
  targetFacing: readonly [number, number];
  sourceFacing: readonly [number, number];
  /** Yaw in degrees between which the whole face fades out: a photo from the front has nothing to show in profile. */
  profileFade: readonly [number, number];
}

export const defaultLook: Look = {
  lightRadius: 0.14,
  contrast: [0.3, 1.2],
  contrastOverExposure: 1.15,
  sharpness: 1,
  grainMax: 1.5,
  skinDoubt: { tolerance: 0.5, steepness: 0.9 },
  folds: 0.3,
  targetFacing: [0.1, 0.38],
  sourceFacing: [0.05, 0.25],
  profileFade: [56, 76],
};
