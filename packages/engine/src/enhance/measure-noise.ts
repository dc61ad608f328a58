import type { RgbaPicture } from '@semblante/media/picture';

/** Pixels on a side of the squares that are looked at. */
const squareSide = 16;
/** Of all squares, how many are taken for plain enough that what moves in them is noise. */
const plainShare = 0.25;
/** What the filter makes of noise of one level, times what the mean of absolute values is of a bell's deviation. */
const filterGain = 6 * Math.sqrt(2 / Math.PI);

/** Deviation of a picture's noise in levels of luma, told from its plainest squares. */
export function measureNoise({ width, height, data }: RgbaPicture): number {
  const found: number[] = [];
  for (let top = 1; top + squareSide < height; top += squareSide)
    for (let left = 1; left + squareSide < width; left += squareSide) {
      const noise = noiseOfSquare({ width, data, left, top });
      if (noise !== undefined) found.push(noise);
    }
  found.sort((a, b) => a - b);
  return found[Math.floor(plainShare * found.length)] ?? 0;
}

/** What neither slopes nor edges leave in a second difference both ways. None of a square that is partly unseen. */
function noiseOfSquare({
  width,
  data,
  left,
  top,
}: {
  width: number;
  data: Uint8Array;
  left: number;
  top: number;
}): number | undefined {
  const row = 4 * width;
  let sum = 0;
  for (let y = top; y < top + squareSide; y++) {
    // Green alone: it carries most of luma, and chroma is often smoothed by a camera.
    let green = row * y + 4 * left + 1;
    for (let x = 0; x < squareSide; x++, green += 4) {
      if (data[green + 2] !== 255) return undefined;
      const [above, below] = [green - row, green + row];
      sum += Math.abs(
        data[above - 4]! +
          data[above + 4]! +
          data[below - 4]! +
          data[below + 4]! +
          4 * data[green]! -
          2 * (data[above]! + data[green - 4]! + data[green + 4]! + data[below]!),
      );
    }
  }
  return sum / (squareSide * squareSide) / filterGain;
}
