import { medianOf } from '../cost.ts';
import { labDifference, labOf, type Lab } from './lab.ts';
import { partSet, type ParsedFace } from './parsed-face.ts';

const isFaceSkin = partSet('skin', 'nose');
const isOtherSkin = partSet('neck', 'leftEar', 'rightEar');
/** Under so many pixels of neck and ears (a roll-neck, long hair) there is nothing to compare with. */
const otherSkinMin = 250;
/** Every so many pixels are enough for a median. */
const step = 3;

export interface SkinPlaces {
  face: readonly number[];
  /** Neck and ears, which no swap changes. */
  other: readonly number[];
}

/**
 * Where skin is compared; undefined when too little of neck and ears is to be seen. `inner` and `outer` are the face
 * and the face with its surroundings.
 */
export function skinPlaces(
  { parts }: ParsedFace,
  { inner, outer }: { inner: Uint8Array; outer: Uint8Array },
): SkinPlaces | undefined {
  const face: number[] = [];
  const other: number[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (inner[i] && isFaceSkin[parts[i]!]) face.push(i);
    if (!outer[i] && isOtherSkin[parts[i]!]) other.push(i);
  }
  return other.length < otherSkinMin || face.length === 0 ? undefined : { face, other };
}

/** How far the face's colour is from that of neck and ears, in units of CIELAB. */
export function skinToneStep({ rgb }: Pick<ParsedFace, 'rgb'>, { face, other }: SkinPlaces): number {
  return labDifference(medianLab(rgb, face), medianLab(rgb, other));
}

export function medianLab(rgb: Float32Array, places: readonly number[]): Lab {
  const colours = places
    .filter((_, k) => k % step === 0)
    .map((i) => labOf(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!));
  const along = (axis: 0 | 1 | 2) => medianOf(colours.map((colour) => colour[axis]));
  return [along(0), along(1), along(2)];
}
