import sharp from 'sharp';
import { boxOf, smoothstep, type FaceMesh } from '../geometry/index.ts';
import { rgbFromYuv, type YuvPicture } from '@semblante/media/picture';
import { anglesOf } from '../networks/index.ts';
import { copyBox, pixelBoxAround } from './copy-box.ts';

const thumbnailSide = 256;
/** Side of the crop in sides of the face's box: hair and chin belong to a person. */
const cropFactor = 1.7;
/** Mean step between neighbouring pixels, relative to their brightness, from which a face looks sharp. */
const sharpFrom = 0.06;
const sharpnessGrid = 40;

export interface ThumbnailPicture {
  score: number;
  frame: number;
  picture: YuvPicture;
  /** Clockwise degrees that bring the face upright, a multiple of 90. */
  turn: number;
}

/** The one picture of a face that says most: large, frontal, sharp. */
export class ThumbnailKeeper {
  #best: ThumbnailPicture | undefined;

  /** `quality` is that of the description, 0 to 1. */
  offer(picture: YuvPicture, { frame, mesh, quality }: { frame: number; mesh: FaceMesh; quality: number }): void {
    const best = this.#best?.score ?? 0;
    if (quality <= best) return;
    const score = quality * (0.4 + 0.6 * smoothstep(0, sharpFrom, sharpnessOf(picture, mesh)));
    // A little better is not worth a copy.
    if (score < 1.05 * best) return;
    this.#best = {
      score,
      frame,
      picture: squareAround(picture, mesh),
      turn: (360 - 90 * Math.round(anglesOf(mesh).roll / 90)) % 360,
    };
  }

  take(): ThumbnailPicture | undefined {
    const best = this.#best;
    this.#best = undefined;
    return best;
  }
}

/** JPEG of a square picture with the face upright, whichever way the clip or the person lies. */
export function encodeThumbnail(
  { picture, turn }: ThumbnailPicture,
  { isMirrored }: { isMirrored: boolean },
): Promise<Buffer> {
  const upright = sharp(rgbFromYuv(picture), {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  }).rotate(turn);
  const shown = isMirrored ? upright.flop() : upright;
  return shown.resize(thumbnailSide, thumbnailSide, { fit: 'cover' }).jpeg({ quality: 86 }).toBuffer();
}

/** Clipped to the picture, and as near to a square as it then can be. */
function squareAround(picture: YuvPicture, mesh: FaceMesh): YuvPicture {
  const { centreX, centreY, width, height } = boxOf(mesh);
  const side = Math.min(cropFactor * Math.max(width, height), picture.width, picture.height);
  const from = (centre: number, size: number) => Math.max(0, Math.min(size - side, centre - side / 2));
  const [left, top] = [from(centreX, picture.width), from(centreY, picture.height)];
  return copyBox(
    picture,
    pixelBoxAround({ left, top, right: left + side, bottom: top + side }, { margin: 0, picture }),
  );
}

function sharpnessOf({ width, height, y, yStride }: YuvPicture, mesh: FaceMesh): number {
  const box = boxOf(mesh);
  let [steps, light] = [0, 1];
  for (let row = 0; row < sharpnessGrid; row++) {
    const py = Math.round(box.top + ((row + 0.5) / sharpnessGrid) * box.height);
    for (let column = 0; column < sharpnessGrid; column++) {
      const px = Math.round(box.left + ((column + 0.5) / sharpnessGrid) * box.width);
      if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
      const i = py * yStride + px;
      steps += Math.abs(y[i + 1]! - y[i - 1]!) + Math.abs(y[i + yStride]! - y[i - yStride]!);
      light += 2 * y[i]!;
    }
  }
  return steps / light;
}
