import type { YuvPicture } from '@semblante/media/picture';

const columns = 32;
const rows = 18;
/** Samples along one side of a cell: enough to be deaf to grain, few enough to cost a fiftieth of a millisecond. */
const samplesPerSide = 4;
export const thumbnailSize = columns * rows;
/** The grid of samples that a thumbnail is made of. */
export const sampleGrid = { width: columns * samplesPerSide, height: rows * samplesPerSide };

/** The picture's luma on a grid of 32 × 18 cells, made for every frame of a clip. */
export function lumaThumbnail({ width, height, y, yStride }: YuvPicture): Float32Array {
  const thumbnail = new Float32Array(thumbnailSize);
  const sums = new Int32Array(columns);
  const stepX = width / (columns * samplesPerSide);
  const stepY = height / (rows * samplesPerSide);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let sample = 0; sample < samplesPerSide; sample++) {
      const line = Math.trunc((row * samplesPerSide + sample + 0.5) * stepY) * yStride;
      addLine(sums, y, { line, step: stepX });
    }
    for (let column = 0; column < columns; column++)
      thumbnail[row * columns + column] = sums[column]! / samplesPerSide ** 2;
  }
  return thumbnail;
}

function addLine(sums: Int32Array, luma: Uint8Array, { line, step }: { line: number; step: number }): void {
  let at = line + step / 2;
  for (let column = 0; column < columns; column++) {
    let sum = 0;
    for (let sample = 0; sample < samplesPerSide; sample++, at += step) sum += luma[Math.trunc(at)]!;
    sums[column] = sums[column]! + sum;
  }
}

const shareOfSample = 1 / samplesPerSide ** 2;
/** Every other byte of four: two sums of 16 bits each fit into one integer. */
const everyOther = 0x00ff00ff;

/**
 * The same of a plane that holds the samples and nothing else, in rows of whole fours: the four samples of a cell's
 * line are read and added as one integer.
 */
export function thumbnailOfSamples(samples: Uint8Array, stride: number): Float32Array {
  const thumbnail = new Float32Array(thumbnailSize);
  const fours = new Int32Array(samples.buffer, samples.byteOffset, samples.byteLength >> 2);
  const foursInRow = stride >> 2;
  for (let row = 0; row < rows; row++) {
    const line = samplesPerSide * row * foursInRow;
    for (let column = 0; column < columns; column++) {
      const at = line + column;
      const a = fours[at]!;
      const b = fours[at + foursInRow]!;
      const c = fours[at + 2 * foursInRow]!;
      const d = fours[at + 3 * foursInRow]!;
      const even = ((a & everyOther) + (b & everyOther) + (c & everyOther) + (d & everyOther)) | 0;
      const odd =
        (((a >>> 8) & everyOther) + ((b >>> 8) & everyOther) + ((c >>> 8) & everyOther) + ((d >>> 8) & everyOther)) | 0;
      const sums = (even + odd) | 0;
      thumbnail[row * columns + column] = ((sums & 0xffff) + (sums >>> 16)) * shareOfSample;
    }
  }
  return thumbnail;
}
