import type { YuvPicture } from '../picture/yuv-picture.ts';

/**
 * 'fast' finds faces from about a tenth of the picture's longer side (110 px in 720p). 'far' looks with a finer
 * network, at the whole and then closer: it finds faces from about 25 px in 720p, at eight times the price.
 */
export type DetectionModel = 'fast' | 'far';

/** A square of the picture, in pixels. */
export interface DetectionWindow {
  cx: number;
  cy: number;
  size: number;
}

/**
 * A face on the border between two windows is seen whole in one of them when it is smaller than this share; larger ones
 * the whole shows.
 */
const overlapShare = 0.2;

/**
 * Where to look for faces: the whole picture, and for far ones also squares as high as it is (wide, when it stands
 * upright).
 */
export function detectionWindows(
  { width, height }: Pick<YuvPicture, 'width' | 'height'>,
  model: DetectionModel,
): DetectionWindow[] {
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  const whole = { cx: width / 2, cy: height / 2, size: longer };
  const overlap = overlapShare * shorter;
  const count = Math.ceil((longer - overlap) / (shorter - overlap));
  if (model === 'fast' || count < 2) return [whole];
  const closer = Array.from({ length: count }, (_, i) => {
    const along = shorter / 2 + ((longer - shorter) * i) / (count - 1);
    return width >= height ? { cx: along, cy: height / 2, size: shorter } : { cx: width / 2, cy: along, size: shorter };
  });
  return [whole, ...closer];
}
