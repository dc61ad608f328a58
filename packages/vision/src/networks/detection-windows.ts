import type { YuvPicture } from '@semblante/media/picture';

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
/** A strip of 16 by 25,000 pixels would be looked at two thousand times: its squares are larger than it is wide. */
const squaresMax = 32;

/**
 * Where to look for faces: the whole picture, and for far ones also squares as high as it is (wide, when it stands
 * upright).
 */
export function detectionWindows(
  { width, height }: Pick<YuvPicture, 'width' | 'height'>,
  model: DetectionModel,
): DetectionWindow[] {
  const longer = Math.max(width, height);
  const whole = { cx: width / 2, cy: height / 2, size: longer };
  const size = Math.max(Math.min(width, height), longer / (squaresMax * (1 - overlapShare)));
  const overlap = overlapShare * size;
  const count = Math.ceil((longer - overlap) / (size - overlap));
  if (model === 'fast' || count < 2) return [whole];
  const closer = Array.from({ length: count }, (_, i) => {
    const along = size / 2 + ((longer - size) * i) / (count - 1);
    return width >= height ? { cx: along, cy: height / 2, size } : { cx: width / 2, cy: along, size };
  });
  return [whole, ...closer];
}
