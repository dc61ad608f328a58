interface Size {
  width: number;
  height: number;
}

/** A smaller plane whose every pixel is the exact mean of what it covers. */
export function shrink(plane: Float32Array, { from, to }: { from: Size; to: Size }): Float32Array {
  const narrow = new Float32Array(to.width * from.height);
  const columns = coverage(from.width, to.width);
  for (let row = 0; row < from.height; row++) {
    for (let column = 0; column < to.width; column++) {
      narrow[row * to.width + column] = weighted(plane, row * from.width, 1, columns[column]!);
    }
  }
  const small = new Float32Array(to.width * to.height);
  coverage(from.height, to.height).forEach((span, row) => {
    for (let column = 0; column < to.width; column++)
      small[row * to.width + column] = weighted(narrow, column, to.width, span);
  });
  return small;
}

interface Span {
  first: number;
  weights: number[];
}

/** Which old pixels each new one covers, and how much of each. */
function coverage(from: number, to: number): Span[] {
  const step = from / to;
  return Array.from({ length: to }, (_, i) => {
    const [start, end] = [i * step, Math.min(from, (i + 1) * step)];
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let k = first; k < end - 1e-9; k++) weights.push((Math.min(k + 1, end) - Math.max(k, start)) / (end - start));
    return { first, weights };
  });
}

function weighted(plane: Float32Array, base: number, step: number, { first, weights }: Span): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k]! * plane[base + (first + k) * step]!;
  return sum;
}
