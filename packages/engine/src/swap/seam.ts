import { ovalLoop, type FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';

/** Where a swap is blended in: on the outline of the face and a little inside it. */
const outlineScales = [0.94, 0.97, 1] as const;
const stepsPerEdge = 10;
const noseTip = 4;
/** Pixels to each side between which a gradient is taken. */
const reach = 2;

/** Mean gradient of the luma along the outline of the face: a visible edge raises it, a smeared one lowers it. */
export function seamGradientOf(picture: YuvPicture, mesh: FaceMesh): number {
  const centreX = mesh[3 * noseTip]!;
  const centreY = mesh[3 * noseTip + 1]!;
  let sum = 0;
  let count = 0;
  ovalLoop.forEach((from, k) => {
    const to = ovalLoop[(k + 1) % ovalLoop.length]!;
    for (let step = 0; step < stepsPerEdge; step++) {
      const t = step / stepsPerEdge;
      const x = mesh[3 * from]! * (1 - t) + mesh[3 * to]! * t;
      const y = mesh[3 * from + 1]! * (1 - t) + mesh[3 * to + 1]! * t;
      for (const scale of outlineScales) {
        sum += gradientAt(picture, centreX + (x - centreX) * scale, centreY + (y - centreY) * scale);
        count += 1;
      }
    }
  });
  return sum / count;
}

function gradientAt({ y: luma, yStride, width, height }: YuvPicture, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < reach || row < reach || column >= width - reach || row >= height - reach) return 0;
  const i = row * yStride + column;
  return Math.hypot(luma[i + reach]! - luma[i - reach]!, luma[i + reach * yStride]! - luma[i - reach * yStride]!);
}
