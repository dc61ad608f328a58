import { countWhere, partSet } from './parsed-face.ts';

const isBrow = partSet('leftBrow', 'rightBrow');

/** Share of the face that is brows. */
export function browShare(parts: Uint8Array, face: Uint8Array): number {
  const total = countWhere(face.length, (i) => face[i] === 1) || 1;
  return countWhere(face.length, (i) => face[i] === 1 && isBrow[parts[i]!]!) / total;
}
