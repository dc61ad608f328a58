/**
 * Decoding times for frames that lie in the order of decoding. Each segment's encoder makes its own, which collide
 * where two segments meet when frames are not evenly spaced; these depend on the times shown only, rise strictly and
 * are never later than those.
 */
export function decodingTimes(shown: readonly number[]): number[] {
  const sorted = Float64Array.from(shown).sort();
  let delay = 0;
  for (let i = 0; i < shown.length; i++) while (sorted[Math.max(0, i - delay)]! > shown[i]!) delay++;
  const step = sorted.length > 1 ? Math.max(1, sorted[1]! - sorted[0]!) : 1;
  return shown.map((_, i) => (i < delay ? sorted[0]! - (delay - i) * step : sorted[i - delay]!));
}

/** How long each frame stays, in the order of `shown`. */
export function durations(shown: readonly number[], lastDuration: number): number[] {
  const sorted = Float64Array.from(shown).sort();
  const following = new Map(Array.from(sorted, (time, i) => [time, (sorted[i + 1] ?? time + lastDuration) - time]));
  return shown.map((time) => following.get(time)!);
}
