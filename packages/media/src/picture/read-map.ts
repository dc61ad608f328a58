/** Bilinear in a square map whose texel middles lie at whole numbers and a half; the edge continues. */
export function readMap(map: Float32Array, side: number, x: number, y: number): number {
  const fx = Math.max(0, Math.min(side - 1.001, x - 0.5));
  const fy = Math.max(0, Math.min(side - 1.001, y - 0.5));
  const column = Math.floor(fx);
  const row = Math.floor(fy);
  const at = row * side + column;
  const upper = map[at]! + (map[at + 1]! - map[at]!) * (fx - column);
  const lower = map[at + side]! + (map[at + side + 1]! - map[at + side]!) * (fx - column);
  return upper + (lower - upper) * (fy - row);
}
