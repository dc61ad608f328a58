import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import { imageGridSide, type ImageFingerprint } from './fingerprint.ts';
import { lumaGrid } from './luma-grid.ts';

/** SPEC 9 allows 25 megapixels in; a background may make a result a little larger, nothing makes it four times that. */
const pixelsMax = 100_000_000;
const shrunkSide = 4 * imageGridSide;

/** Radius in cells of what counts as a place's surroundings. Tuned on 260 synthetic portraits against copies cropped by 10 %: see the comparison's threshold. */
const surroundingsRadius = 4;
const contrastMin = 1.2;
const levelMax = 7;
const levelsPerDeviation = levelMax / 2.2;

/** How an image looks, in 805 bytes. Upright as EXIF says; what is transparent counts as white, as most programs show it. */
export async function fingerprintImage(image: string | Buffer): Promise<ImageFingerprint> {
  return { kind: 'image', cells: cellsOf(lumaGrid(await shrink(image), imageGridSide)) };
}

async function shrink(image: string | Buffer) {
  try {
    const { data, info } = await sharp(image, { limitInputPixels: pixelsMax, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(shrunkSide, shrunkSide, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 1) throw new Error(`${info.channels} channels of grey`);
    return { y: data, yStride: info.width, width: info.width, height: info.height };
  } catch (cause) {
    throw new EngineError('photo.unreadable', { what: 'fingerprint' }, { cause });
  }
}

/** Brightness against the surroundings, in steps of the picture's own contrast; all zero for a picture of nothing. */
function cellsOf(grid: Float32Array): Int8Array {
  const relief = grid.map((value, i) => value - surroundingsOf(grid, i));
  const deviation = Math.sqrt(relief.reduce((sum, value) => sum + value * value, 0) / relief.length);
  if (deviation < contrastMin) return new Int8Array(relief.length);
  return Int8Array.from(relief, (value) => Math.max(-levelMax, Math.min(levelMax, Math.round((value / deviation) * levelsPerDeviation))));
}

function surroundingsOf(grid: Float32Array, i: number): number {
  const row = Math.floor(i / imageGridSide);
  const column = i % imageGridSide;
  const last = imageGridSide - 1;
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, row - surroundingsRadius); y <= Math.min(last, row + surroundingsRadius); y++) {
    for (let x = Math.max(0, column - surroundingsRadius); x <= Math.min(last, column + surroundingsRadius); x++) {
      sum += grid[y * imageGridSide + x]!;
      count++;
    }
  }
  return sum / count;
}
