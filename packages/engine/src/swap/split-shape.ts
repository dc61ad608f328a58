import { faceVertexCount, shapeWeight } from '@semblante/vision/geometry';

/**
 * Takes a share of the overall proportions out of a field of shape: its shift and stretch along each axis of the face.
 * The outline of the face stays the target's, so a longer or wider face as a whole cannot be drawn; and between faces
 * seen from above and from below most of it is the mesh network's own error.
 */
export function withoutProportions(field: Float32Array, neutral: Float32Array, share: number): Float32Array {
  const rest = Float32Array.from(field);
  for (const axis of [0, 1, 2]) {
    const { shift, stretch } = trendAlong(field, neutral, axis);
    for (let i = axis; i < 3 * faceVertexCount; i += 3) {
      rest[i] = field[i]! - share * shapeWeight[(i - axis) / 3]! * (shift + stretch * neutral[i]!);
    }
  }
  return rest;
}

/** Straight line through the field's values over the places of the vertices that take the whole of it. */
function trendAlong(field: Float32Array, neutral: Float32Array, axis: number): { shift: number; stretch: number } {
  let [count, places, values, squares, products] = [0, 0, 0, 0, 0];
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    if (shapeWeight[vertex]! < 1) continue;
    const [place, value] = [neutral[3 * vertex + axis]!, field[3 * vertex + axis]!];
    count += 1;
    places += place;
    values += value;
    squares += place * place;
    products += place * value;
  }
  const stretch = (count * products - places * values) / (count * squares - places * places || 1);
  return { stretch, shift: (values - stretch * places) / count };
}
