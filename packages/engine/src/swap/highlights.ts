/**
 * Share of what is brighter than its surroundings in the photo that is kept when its luma is scaled to the clip's.
 * Light mirrored by skin is added to the skin's own and not a share of it: scaled up with dark skin it would lie on a
 * light clip as white patches, like leather.
 */
export const highlightShare = (lumaScale: number): number => Math.min(1, 1 / lumaScale);
