import { artistLayout } from './canonical-face.ts';
import { mirrorVertex } from './topology.ts';

/**
 * Where each vertex lies when the face is rolled out flat: packed x, y from 0 to 1, the chin at the bottom. No triangle
 * is folded, and both halves mirror each other exactly about x = 0.5 (the artist's layout is off by a thousandth), so a
 * flipped texture is a mirrored face.
 */
export const unwrappedCoordinates = Float32Array.from(artistLayout, (own, i) => {
  const partner = artistLayout[2 * mirrorVertex[i >> 1]! + (i & 1)]!;
  return i & 1 ? (own + partner) / 2 : (own + 1 - partner) / 2;
});
