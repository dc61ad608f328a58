import type { Region } from './crop-picture.ts';

interface Surround {
  region: Region;
  picture: { width: number; height: number };
  side: number;
  /** What the network is given for each colour there. */
  value: number;
}

/**
 * Gives every pixel of a crop whose centre lies outside of the picture one value. `planes` are the crop's three planes.
 */
export function fillSurround(planes: Float32Array, { region, picture, side, value }: Surround): void {
  const step = region.size / side;
  const stepX = Math.cos(region.angle) * step;
  const stepY = Math.sin(region.angle) * step;
  const first = (1 - side) / 2;
  const plane = side * side;
  if (stepY === 0) return fillUpright(planes, { region, picture, side, value });
  for (let row = 0; row < side; row++) {
    let x = region.cx + first * stepX - (first + row) * stepY;
    let y = region.cy + first * stepY + (first + row) * stepX;
    for (let i = row * side; i < (row + 1) * side; i++, x += stepX, y += stepY) {
      if (x >= 0 && y >= 0 && x < picture.width && y < picture.height) continue;
      planes[i] = planes[plane + i] = planes[2 * plane + i] = value;
    }
  }
}

/** The same where the square is not turned: whole rows above and below, and the same columns of every other row. */
function fillUpright(planes: Float32Array, { region, picture, side, value }: Surround): void {
  const step = region.size / side;
  const first = (1 - side) / 2;
  let x = region.cx + first * step;
  let from = side;
  let to = side;
  for (let column = 0; column < side; column++, x += step) {
    if (from === side && x >= 0) from = column;
    if (to === side && x >= picture.width) to = column;
  }
  for (let line = 0; line < 3 * side; line++) {
    const y = region.cy + (first + (line % side)) * step;
    const start = line * side;
    if (y < 0 || y >= picture.height) planes.fill(value, start, start + side);
    else {
      planes.fill(value, start, start + from);
      planes.fill(value, start + Math.max(from, to), start + side);
    }
  }
}
