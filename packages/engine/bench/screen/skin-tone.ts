import type { FaceMesh } from '@semblante/vision/geometry';
import { rgbFromYuv, type YuvPicture } from '@semblante/media/picture';

export const skinTones = ['light', 'intermediate', 'tan', 'dark'] as const;
export type SkinTone = (typeof skinTones)[number];

/** Degrees of the individual typology angle from which a tone begins, the usual bands. */
const lightFrom = 41;
const intermediateFrom = 28;
const tanFrom = 10;
/** Both cheeks, below the eyes and beside the nose. */
const cheeks = [50, 101, 280, 330];
/** Pixels to each side of a point. */
const reach = 3;

/** As the picture shows it, which is the light's doing as much as the skin's. */
export function skinToneOf(picture: YuvPicture, mesh: FaceMesh): SkinTone {
  const rgb = rgbFromYuv(picture);
  const sums = [0, 0, 0];
  for (const point of cheeks) {
    const [x, y] = [Math.round(mesh[3 * point]!), Math.round(mesh[3 * point + 1]!)];
    for (let row = y - reach; row <= y + reach; row++) {
      for (let column = x - reach; column <= x + reach; column++) {
        const at =
          3 *
          (Math.min(Math.max(row, 0), picture.height - 1) * picture.width +
            Math.min(Math.max(column, 0), picture.width - 1));
        for (let channel = 0; channel < 3; channel++) sums[channel]! += rgb[at + channel]!;
      }
    }
  }
  const pixels = cheeks.length * (2 * reach + 1) ** 2;
  const angle = typologyAngle(sums.map((sum) => sum / pixels / 255) as [number, number, number]);
  if (angle > lightFrom) return 'light';
  if (angle > intermediateFrom) return 'intermediate';
  return angle > tanFrom ? 'tan' : 'dark';
}

/** arctan((L - 50) / b) of CIELAB. */
function typologyAngle(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return (Math.atan2(116 * y - 16 - 50, 200 * (y - z)) * 180) / Math.PI;
}
