export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `low`, 1 above `high`, smooth between; `low` may be the greater one. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Bell curve: 1 at distance 0. */
export const bell = (distance: number, spread: number): number =>
  Math.exp((-distance * distance) / (2 * spread * spread));
