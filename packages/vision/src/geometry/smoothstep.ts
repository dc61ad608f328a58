/** 0 up to `low`, 1 from `high` on, smooth between. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = (x - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}
