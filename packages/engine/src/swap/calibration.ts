import type { FocusCurve } from './focus.ts';

/**
 * What is fixed once for a person of a clip and a photo, from a few frames, so that nothing of it can flicker and every process that
 * renders a part of the clip does the same. Plain numbers: it can be stored and sent.
 */
export interface Calibration {
  /** Contrast of the photo's detail. */
  contrast: number;
  /** Colourfulness of the clip's skin over that of the photo's. */
  saturation: number;
  /** Luma of the clip's skin less that of the photo's. */
  brightening: number;
  /** How soft the photo is drawn where nothing is known of the frame's own sharpness, see `focusSteps`. */
  blur: number;
  /** Detail of the photo at each step of focus; empty: the same blur in every frame. */
  focusCurve: FocusCurve;
  /** Share of the target's finest detail (pores, film grain) laid over a photo that is too coarse to have its own. */
  grain: number;
  /** How much the colour of skin varies over the person's face: luma, u, v. */
  skinSpread: readonly [number, number, number];
}

/** For a clip of which nothing was seen yet: the photo as it is. */
export const neutralCalibration: Calibration = { contrast: 1, saturation: 1, brightening: 0, blur: 1, focusCurve: [], grain: 0, skinSpread: [20, 4, 4] };
