interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Two boxes that overlap by more than this are on one face. */
export const sameFaceOverlap = 0.5;

/** Intersection over union. */
export function overlapOf(a: Rectangle, b: Rectangle): number {
  const shared = sharedArea(a, b);
  return shared / (areaOf(a) + areaOf(b) - shared || 1);
}

/** How much of the smaller one the other covers: a small face before a large one overlaps it fully. */
export const coverOf = (a: Rectangle, b: Rectangle) => sharedArea(a, b) / (Math.min(areaOf(a), areaOf(b)) || 1);

const areaOf = ({ left, top, right, bottom }: Rectangle) => (right - left) * (bottom - top);

function sharedArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
