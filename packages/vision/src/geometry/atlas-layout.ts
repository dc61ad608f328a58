import { canonicalFace, faceVertexCount } from './canonical-face.ts';

/** Side of the square textures in mesh space. */
export const atlasSize = 128;
/**
 * Texels between the face and the upper left edge; one more at the other two, so that a bilinear read never leaves the
 * texture.
 */
const marginTexels = 2;

function frontalLayout(): Float32Array {
  const coordinates = new Float32Array(faceVertexCount * 2);
  for (const axis of [0, 1]) {
    const values = Array.from({ length: faceVertexCount }, (_, vertex) => canonicalFace[3 * vertex + axis]!);
    const low = Math.min(...values);
    const scale = (atlasSize - 2 * marginTexels - 1) / (Math.max(...values) - low);
    values.forEach((value, vertex) => (coordinates[2 * vertex + axis] = marginTexels + (value - low) * scale));
  }
  return coordinates;
}

/** Where each vertex lies in an atlas: the canonical face from the front, stretched to the square. */
export const atlasCoordinates = frontalLayout();
