import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import { imageGridSide, type ImageFingerprint } from '../fingerprint/index.ts';

/** 25 megapixels come in (docs/product/processings.md#limits); a background adds a little, never four times that. */
const pixelsMax = 100_000_000;
const pixelsPerCell = 2;
const shrunkSide = pixelsPerCell * imageGridSide;

/**
 * Deviations, in cells, of the blur that makes a place and of the wider one that makes its surroundings. Blurred by
 * nearly a cell, a picture can be compared at any crop: between sharper cells there is nothing to interpolate.
 */
const placeBlur = 0.8;
const surroundingsBlur = 1.8;
const contrastMin = 0.6;
const levelMax = 7;
const levelsPerDeviation = levelMax / 2.2;

/** How an image looks, in 2 KB. Upright as EXIF says; what is transparent counts as white, as most programs show it. */
export async function fingerprintImage(image: string | Buffer): Promise<ImageFingerprint> {
  return { kind: 'image', cells: cellsOf(await shrink(image)) };
}

async function shrink(image: string | Buffer): Promise<Float32Array> {
  try {
    const { data, info } = await sharp(image, { limitInputPixels: pixelsMax, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(shrunkSide, shrunkSide, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 1) throw new Error(`${info.channels} channels of grey`);
    return Float32Array.from(data);
  } catch (cause) {
    throw new EngineError('photo.unreadable', { what: 'fingerprint' }, { cause });
  }
}

/** Brightness against the surroundings, in steps of the picture's own contrast; all zero for a picture of nothing. */
function cellsOf(grey: Float32Array): Int8Array {
  const [places, surroundings] = [placeBlur, surroundingsBlur].map((deviation) =>
    blur(grey, deviation * pixelsPerCell),
  ) as [Float32Array, Float32Array];
  const relief = meansOf(places.map((value, i) => value - surroundings[i]!));
  const deviation = Math.sqrt(relief.reduce((sum, value) => sum + value * value, 0) / relief.length);
  if (deviation < contrastMin) return new Int8Array(relief.length);
  return Int8Array.from(relief, (value) =>
    Math.max(-levelMax, Math.min(levelMax, Math.round((value / deviation) * levelsPerDeviation))),
  );
}

/** Gaussian, along rows and then along columns; the edge goes on for ever. */
function blur(grey: Float32Array, deviation: number): Float32Array {
  const reach = Math.ceil(3 * deviation);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (source: Float32Array, { step, across }: { step: number; across: number }) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < shrunkSide; line++) {
      for (let at = 0; at < shrunkSide; at++) {
        let sum = 0;
        for (let i = -reach; i <= reach; i++)
          sum += weights[i + reach]! * source[line * across + Math.min(shrunkSide - 1, Math.max(0, at + i)) * step]!;
        result[line * across + at * step] = sum / total;
      }
    }
    return result;
  };
  return along(along(grey, { step: 1, across: shrunkSide }), { step: shrunkSide, across: 1 });
}

function meansOf(pixels: Float32Array): Float32Array {
  return Float32Array.from({ length: imageGridSide ** 2 }, (_, cell) => {
    const first =
      Math.floor(cell / imageGridSide) * pixelsPerCell * shrunkSide + (cell % imageGridSide) * pixelsPerCell;
    let sum = 0;
    for (let row = 0; row < pixelsPerCell; row++)
      for (let column = 0; column < pixelsPerCell; column++) sum += pixels[first + row * shrunkSide + column]!;
    return sum / pixelsPerCell ** 2;
  });
}
