/** Each step of the histogram is a tenth wider than the one before, as `figure_step` of the database has it. */
const widening = 1.1;

/** The time that `share` of all stay under, by how many fell into each step; null when there were none. */
export function percentile(steps: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...steps.values()].reduce((sum, count) => sum + count, 0);
  if (total <= 0) return null;
  let left = total * share;
  for (const [step, count] of [...steps].sort(([a], [b]) => a - b)) {
    if (count >= left) return Math.round(widening ** (step + left / count) * 10) / 10;
    left -= count;
  }
  return null;
}
