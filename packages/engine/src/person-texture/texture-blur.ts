/** Box blur in place over a square texture; at the edge the window gets smaller. */
export function blurTexture(data: Float32Array, side: number, radius: number): void {
  for (let row = 0; row < side; row++) blurLine(data, { first: row * side, step: 1, length: side, radius });
  for (let column = 0; column < side; column++) blurLine(data, { first: column, step: side, length: side, radius });
}

const line = new Float32Array(128);

function blurLine(
  data: Float32Array,
  { first, step, length, radius }: { first: number; step: number; length: number; radius: number },
): void {
  let sum = 0;
  let inside = 0;
  for (let i = 0, at = first; i < length; i++, at += step) line[i] = data[at]!;
  for (let i = 0; i < Math.min(radius, length); i++) {
    sum += line[i]!;
    inside++;
  }
  for (let i = 0, at = first; i < length; i++, at += step) {
    if (i + radius < length) {
      sum += line[i + radius]!;
      inside++;
    }
    if (i - radius - 1 >= 0) {
      sum -= line[i - radius - 1]!;
      inside--;
    }
    data[at] = sum / inside;
  }
}
