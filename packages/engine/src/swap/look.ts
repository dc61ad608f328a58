/**
 * How a swap is to look. Every number is a trade between likeness to the photo, likeness of light and motion to the
 * clip, and calm; the benchmark tries others by handing a changed look to the renderer.
 */
export interface Look {
  /**
   * Share of the source's face shape laid on the target. More is more like the photo, but moves landmarks and folds the
   * mesh near profile.
   */
  shapeStrength: number;
  /** Share of the source's overall proportions (long, wide, high brow) in that shape, see `withoutProportions`. */
  proportions: number;
  /**
   * Deviation, in face widths, of the bell over which the light on the target's skin is averaged. Small ones follow
   * shadows and highlights of the clip, large ones leave the photo's own modelling (nose, sockets, cheekbones), by
   * which people are recognised.
   */
  lightRadius: number;
  /** The same at the rim of the face, where a difference in brightness would be a seam. */
  rimLightRadius: number;
  /** The same for colour: blushes and coloured light are more local than shading. */
  chromaRadius: number;
  /**
   * How far what shines on the target, a nose or a cheek under a lamp, is followed as closely as at the rim: a face
   * without it looks dull in its clip.
   */
  shine: number;
  /**
   * How far the contrast of the source's detail is brought to that of the target: 0 leaves the photo's, 1 takes the
   * target's.
   */
  detailMatch: number;
  /**
   * Bounds of the contrast before `detailMatch`: under the first features fade, over the second skin turns to leather.
   */
  detailGain: readonly [number, number];
  /** Bounds of the contrast of colour. */
  chromaGain: readonly [number, number];
  /**
   * Colour contrast wanted over the target's: less than 1 leaves brows and beards some of the skin's colour, as videos
   * do.
   */
  chromaLift: number;
  /**
   * Share of that contrast left on plain skin, the whole being for brows, lips and eyes: blotches of a photo's skin
   * look dirty in another light.
   */
  skinChroma: number;
  /** Share of the shade in the target's eye sockets that the photo's get: lids as pale as by a flash stand out. */
  socketShade: number;
  /** How much of the colour of make-up on the lids goes. */
  socketPallor: number;
  /** Share of the way from the photo's brows to the clip's that fairer ones are darkened. */
  browShade: number;
  /** Share of the clip's brows laid over the photo's where these hardly show, see `borrowBrows`. */
  browLoan: number;
  /** Share of the target's own luma on the lips: gives them its motion and gloss, takes likeness. */
  lipDetail: number;
  /** The same for a photo whose lips are apart: drawn on a closed mouth they are torn. */
  lipDetailOpen: number;
  /** Share of the target's own tint in the colour of the lips. */
  lipTargetTint: number;
  /** How much redder than the target's the source's lips may be; more looks painted. */
  lipTintCap: number;
  /** Contrast of colour within the lips. */
  lipTexture: number;
  /**
   * Detail of the source wanted over the target's in the same frame, before the grain: fine detail, or fine detail and
   * edges together where that is more.
   */
  sharpness: number;
  /**
   * Fine detail alone (mean absolute Laplacian) wanted at least, if the target's grain can give it: of a source drawn
   * as sharp as it is, and of one that had to be softened. Over 1, because the encoder takes up to a fifth of it, and
   * least from what is soft.
   */
  fineSharpness: { sharp: number; soft: number };
  /**
   * Share of the target's finest detail that is laid over the source always, and at most where the photo is too coarse
   * for the clip. A face without the clip's grain looks pasted in.
   */
  grain: readonly [number, number];
  /**
   * Levels of luma from which on fine detail of the target counts as an edge of its brows, lids or glasses rather than
   * as grain.
   */
  grainLimit: number;
  /**
   * How unlike the rest of the skin outer skin may look, and how fast it is taken for hair beyond that: too little
   * paints over fringes, too much leaves the target's face in shadows.
   */
  skinDoubt: { tolerance: number; steepness: number };
  /** Facing (cosine) between which a place fades in, on the reshaped face and in the photo. */
  outputFacing: readonly [number, number];
  sourceFacing: readonly [number, number];
  /** Yaw in degrees between which the whole face fades out: a photo from the front has nothing to show in profile. */
  profileFade: readonly [number, number];
  /**
   * The same for the nose alone, earlier: a nose seen from the front has no side, and its far nostril would show as
   * specks beside the tip.
   */
  noseFade: readonly [number, number];
  /** The same for pitch: seen from below, the photo's nostrils lie where the clip shows the underside of a nose. */
  noseTilt: readonly [number, number];
  /**
   * Share of what the face network would change that is changed: all of it takes likeness and pores, little leaves the
   * compositor's pasted shade.
   */
  correction: number;
}

/** How each was found: docs/engine.md#settings-of-the-look. */
export const defaultLook: Look = {
  shapeStrength: 0.7,
  proportions: 0.4,
  lightRadius: 0.25,
  rimLightRadius: 0.05,
  chromaRadius: 0.08,
  shine: 0.4,
  detailMatch: 0.75,
  detailGain: [0.45, 1.15],
  chromaGain: [0.3, 1],
  chromaLift: 0.8,
  skinChroma: 0.55,
  socketShade: 0.8,
  socketPallor: 0.7,
  browShade: 0.6,
  browLoan: 0.75,
  lipDetail: 0.3,
  lipDetailOpen: 0.75,
  lipTargetTint: 0.5,
  lipTintCap: 1.5,
  lipTexture: 0.6,
  sharpness: 0.92,
  fineSharpness: { sharp: 1.13, soft: 0.9 },
  grain: [0.1, 1.75],
  grainLimit: 7,
  skinDoubt: { tolerance: 0.5, steepness: 0.9 },
  outputFacing: [0.1, 0.38],
  sourceFacing: [0.05, 0.25],
  profileFade: [56, 76],
  noseFade: [16, 32],
  noseTilt: [16, 28],
  correction: 0.8,
};
