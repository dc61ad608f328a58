import { likeness, meanDescription } from '../judges/sface.ts';

export interface LineUpResult {
  /** Nearer to the photo than to everybody else in the line-up, the target's own face among them. */
  line_up_first: boolean;
  /**
   * The same without the target's own face, so that a likeness lost to a stranger is told from one lost to the target.
   */
  line_up_first_of_photos: boolean;
  /** Nearer to the photo than to the person who was swapped. */
  nearer_to_photo: boolean;
  sface_to_photo: number;
  sface_to_original: number;
}

/** A photo so like the wanted one shows the same person. */
const samePhotoLikeness = 0.6;

interface Looks {
  /** Descriptions of the swapped face. */
  after: readonly Float32Array[];
  /** Of the person in the original clip. */
  before: readonly Float32Array[];
  photo: Float32Array;
  /** Of all photos at hand. */
  others: readonly Float32Array[];
}

export function lineUp({ after, before, photo, others }: Looks): LineUpResult {
  const original = meanDescription(before);
  const meanLikeness = (to: Float32Array) => after.reduce((sum, look) => sum + likeness(look, to), 0) / after.length;
  const [toPhoto, toOriginal] = [meanLikeness(photo), meanLikeness(original)];
  const strangers = others.filter((other) => likeness(other, photo) < samePhotoLikeness);
  const isFirstOfPhotos = strangers.every((other) => meanLikeness(other) < toPhoto);
  return {
    line_up_first: isFirstOfPhotos && toOriginal < toPhoto,
    line_up_first_of_photos: isFirstOfPhotos,
    nearer_to_photo: toPhoto > toOriginal,
    sface_to_photo: Number(toPhoto.toFixed(3)),
    sface_to_original: Number(toOriginal.toFixed(3)),
  };
}
