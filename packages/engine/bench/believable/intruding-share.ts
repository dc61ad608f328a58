import { parseSide, type FacePart } from '../judges/face-parser.ts';
import { countWhere, partSet } from './parsed-face.ts';

/** What is no face: on a swapped one it is the photo's. */
const intruders: readonly FacePart[] = ['hair', 'hat', 'glasses', 'cloth', 'earring', 'necklace'];
/**
 * Pixels by which the edge of the target's own hair or glasses may be found elsewhere: 2 % of the square, about 3 % of
 * a face's width.
 */
const tolerance = Math.round(0.02 * parseSide);

export interface PartsPair {
  before: Uint8Array;
  after: Uint8Array;
  /** 1 within the face. */
  face: Uint8Array;
}

/**
 * Share of the face that shows hair, hat, glasses or cloth where the target had none; `glasses` is the part of it that
 * shows glasses.
 */
export function intrudingShare({ before, after, face }: PartsPair): { all: number; glasses: number } {
  const isIntruder = partSet(...intruders);
  const isGlasses = partSet('glasses');
  const own = widened(before.map((part) => Number(isIntruder[part])));
  const total = countWhere(face.length, (i) => face[i] === 1) || 1;
  const intrudes = (i: number) => face[i] === 1 && own[i] === 0 && isIntruder[after[i]!]!;
  return {
    all: countWhere(face.length, intrudes) / total,
    glasses: countWhere(face.length, (i) => intrudes(i) && isGlasses[after[i]!]!) / total,
  };
}

/** Each marked pixel marks its surroundings too: along rows, then along columns. */
function widened(mask: Uint8Array): Uint8Array {
  return spread(spread(mask, 1), parseSide);
}

function spread(mask: Uint8Array, step: number): Uint8Array {
  const wide = mask.slice();
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    for (let away = -tolerance; away <= tolerance; away++) {
      const at = i + away * step;
      if (at >= 0 && at < mask.length && (step > 1 || Math.floor(at / parseSide) === Math.floor(i / parseSide)))
        wide[at] = 1;
    }
  }
  return wide;
}
