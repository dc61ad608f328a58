import type { BorrowedBrows } from './borrowed-brows.ts';
import type { Focus, FocusCurve } from './focus.ts';
import type { HueTurn } from './hue-turn.ts';

/**
 * What is fixed once for a person of a clip and a photo, from a few frames, so that nothing of it can flicker and every
 * process that renders a part of the clip does the same. Nothing but numbers: it can be stored and sent.
 */
export interface Calibration {
  /** Contrast of the source's luma and colour detail. */
  detailGain: number;
  chromaGain: number;
  /** How sharp the source is drawn where nothing is known of the frame's own sharpness. */
  focus: Focus;
  /** Detail of the source at each step of focus; empty: the same focus in every frame. */
  focusCurve: FocusCurve;
  /** Share of the target's finest detail (pores, film grain) laid over the source, which has none of it. */
  grain: number;
  /** Luma of the clip over that of the photo, on skin. */
  lumaScale: number;
  /** Colourfulness of the clip's skin over that of the photo's. */
  saturation: number;
  /** See `noseFoldsToSmooth`. */
  noseFolds: number;
  /** By how much the clip's skin differs in hue from the photo's. */
  hueTurn: HueTurn;
  /** Colour of the lips over that of the skin around them, in u and v. */
  lipTint: readonly [number, number];
  /** How much the colour of skin varies over the person's face: luma, u, v. */
  skinSpread: readonly [number, number, number];
  /** Factor on the source's luma by cell of the eyes' sockets, see `socketCells`; empty: 1. */
  socketShade: readonly number[];
  /** Factor on what is darker than skin in the source's brows, see `browDepthOf`. */
  browDepth: number;
  /** Undefined where the photo's brows show well enough. */
  borrowedBrows: BorrowedBrows | undefined;
  /** How far the target's shade along the rim of the face is followed inwards, from 0 to 1: see `measureRimShade`. */
  rimShade: number;
}

/** For a clip of which nothing was seen yet: the photo as it is. */
export const neutralCalibration: Calibration = {
  detailGain: 1,
  chromaGain: 1,
  focus: { blur: 1, sharpening: 0 },
  focusCurve: [],
  grain: 0,
  lumaScale: 1,
  saturation: 1,
  noseFolds: 0,
  hueTurn: [1, 0],
  lipTint: [0, 6],
  skinSpread: [20, 4, 4],
  socketShade: [],
  browDepth: 1,
  borrowedBrows: undefined,
  rimShade: 0,
};
