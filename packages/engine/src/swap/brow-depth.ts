/** Levels of luma under which a photo shows no brow that could be made darker. */
const browLeast = 5;
/** Bounds of the factor: more makes a wrinkled brow ridge a bar. */
const browDepthBounds = [1, 1.6] as const;
/** Share of the clip's depth that is enough: beyond it red hair turns to blood, and likeness goes. */
const depthEnough = 0.7;
/** Share of the brows' area, much of which is skin, that is taken for their hairs. */
const hairShare = 1 / 8;

/** How many levels darker than skin two pairs of brows are in the same light. */
export interface BrowDarkness {
  target: number;
  source: number;
}

/** Mean of the most that cells of a brow's area are darker than skin: a wide brow is no darker than a thin one. */
export function depthOf(darker: readonly number[]): number {
  const hairs = darker.toSorted((a, b) => b - a).slice(0, Math.ceil(hairShare * darker.length));
  return hairs.reduce((sum, levels) => sum + levels, 0) / (hairs.length || 1);
}

/**
 * Factor on what is darker than the skin in the photo's brows. Fair brows in the place of dark ones look like none:
 * they are brought a share of the way to most of the clip's depth, and darker ones stay as they are.
 */
export function browDepthOf({ target, source }: BrowDarkness, share: number): number {
  if (source < browLeast) return 1;
  const wanted = 1 + share * ((depthEnough * target) / source - 1);
  return Math.min(browDepthBounds[1], Math.max(browDepthBounds[0], wanted));
}
