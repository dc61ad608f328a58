import { colourCoefficients, type YuvPicture } from '@semblante/media/picture';

/** Mean luma under which a picture counts as dark. */
const darkMean = 70;
const gamma = 0.45;

/** A dark picture with its shadows lifted, so that a detector can look into them; undefined when it is not dark. */
export function brightened(picture: YuvPicture): YuvPicture | undefined {
  const { black, lumaScale } = colourCoefficients(picture.colour);
  let sum = 0;
  for (const value of picture.y) sum += value;
  if ((sum / picture.y.length - black) / lumaScale > darkMean) return undefined;
  const lifted = Uint8Array.from({ length: 256 }, (_, value) => {
    const share = Math.max(0, Math.min(1, (value - black) / lumaScale / 255));
    return Math.round(black + lumaScale * 255 * share ** gamma);
  });
  return { ...picture, y: picture.y.map((value) => lifted[value]!) };
}
