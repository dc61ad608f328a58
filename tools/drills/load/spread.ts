/** Milliseconds. */
export interface Spread {
  p50: number;
  p99: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
