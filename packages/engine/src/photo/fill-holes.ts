interface Level {
  width: number;
  height: number;
  values: Float32Array;
  /** How far each value is known, 0 to 1. */
  known: Float32Array;
}

/**
 * How much a coarser level believes in a value that only part of its texels know: a hole closes from its rim inwards.
 */
const optimism = 1.5;

/** Smoothly continues what is known into what is not, by a pyramid: known places keep their values. */
export function fillHoles(
  values: Float32Array,
  known: Float32Array,
  { width, height }: { width: number; height: number },
): Float32Array {
  const levels: Level[] = [{ width, height, values: Float32Array.from(values), known: Float32Array.from(known) }];
  for (let level = levels[0]!; level.width > 2 || level.height > 2; level = levels[levels.length - 1]!)
    levels.push(coarser(level));
  for (let i = levels.length - 2; i >= 0; i--) fillFrom(levels[i]!, levels[i + 1]!);
  return levels[0]!.values;
}

function coarser(fine: Level): Level {
  const width = (fine.width + 1) >> 1;
  const height = (fine.height + 1) >> 1;
  const level = { width, height, values: new Float32Array(width * height), known: new Float32Array(width * height) };
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      let [sum, share, count] = [0, 0, 0];
      for (let y = 2 * row; y < Math.min(fine.height, 2 * row + 2); y++) {
        for (let x = 2 * column; x < Math.min(fine.width, 2 * column + 2); x++, count++) {
          const at = y * fine.width + x;
          sum += fine.values[at]! * fine.known[at]!;
          share += fine.known[at]!;
        }
      }
      level.values[i] = share > 0 ? sum / share : 0;
      level.known[i] = Math.min(1, (share / count) * optimism);
    }
  }
  return level;
}

function fillFrom(fine: Level, coarse: Level): void {
  for (let row = 0, i = 0; row < fine.height; row++) {
    const y = Math.max(0, Math.min(coarse.height - 1, (row - 0.5) / 2));
    const top = Math.min(Math.floor(y), Math.max(0, coarse.height - 2));
    const below = Math.min(top + 1, coarse.height - 1);
    for (let column = 0; column < fine.width; column++, i++) {
      const own = fine.known[i]!;
      if (own >= 1) continue;
      const x = Math.max(0, Math.min(coarse.width - 1, (column - 0.5) / 2));
      const left = Math.min(Math.floor(x), Math.max(0, coarse.width - 2));
      const right = Math.min(left + 1, coarse.width - 1);
      const upper = mix(
        coarse.values[top * coarse.width + left]!,
        coarse.values[top * coarse.width + right]!,
        x - left,
      );
      const lower = mix(
        coarse.values[below * coarse.width + left]!,
        coarse.values[below * coarse.width + right]!,
        x - left,
      );
      fine.values[i] = mix(mix(upper, lower, y - top), fine.values[i]!, own);
    }
  }
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
