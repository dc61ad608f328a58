import { readMap } from '@semblante/media/picture';

/** The same map with more (or fewer) texels. */
export function resizeMap(map: Float32Array, from: number, to: number): Float32Array {
  const ratio = from / to;
  const resized = new Float32Array(to * to);
  for (let row = 0, i = 0; row < to; row++) {
    for (let column = 0; column < to; column++, i++)
      resized[i] = readMap(map, from, (column + 0.5) * ratio, (row + 0.5) * ratio);
  }
  return resized;
}

/** Left and right exchanged. */
export function flipMap(map: Float32Array, side: number): Float32Array {
  const flipped = new Float32Array(map.length);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) flipped[row * side + column] = map[row * side + side - 1 - column]!;
  }
  return flipped;
}
