export interface LumaPlane {
  y: Uint8Array;
  yStride: number;
  width: number;
  height: number;
}

/** Enough pixels for each cell that what is skipped of a large picture does not matter. */
const samplesPerCell = 14;

/**
 * The picture as `side` x `side` means of brightness, whatever its size and shape: a scaled copy has the same ones.
 * Pixels that lie across two cells count in both by their share, or scaling by a broken factor would shift the cells.
 */
export function lumaGrid({ y, yStride, width, height }: LumaPlane, side: number): Float32Array {
  const columns = cellWeights(width, side);
  const rows = cellWeights(height, side);
  const grid = new Float32Array(side * side);
  const line = new Float32Array(side);
  for (const { at, cell, weight, nextWeight } of rows) {
    line.fill(0);
    const start = at * yStride;
    for (const column of columns) {
      const value = y[start + column.at]!;
      line[column.cell]! += value * column.weight;
      if (column.nextWeight > 0) line[column.cell + 1]! += value * column.nextWeight;
    }
    for (let i = 0; i < side; i++) {
      grid[cell * side + i]! += line[i]! * weight;
      if (nextWeight > 0) grid[(cell + 1) * side + i]! += line[i]! * nextWeight;
    }
  }
  return grid;
}

interface CellWeight {
  at: number;
  cell: number;
  weight: number;
  nextWeight: number;
}

/**
 * Which pixels of a line are looked at, and what share of each falls into which cell; the weights of a cell sum to one.
 */
function cellWeights(length: number, side: number): CellWeight[] {
  const step = Math.max(1, Math.floor(length / (side * samplesPerCell)));
  const count = Math.floor(length / step);
  const samples: CellWeight[] = [];
  for (let i = 0; i < count; i++) {
    const from = (i * side) / count;
    const to = ((i + 1) * side) / count;
    const cell = Math.min(side - 1, Math.floor(from));
    const within = Math.min(to, cell + 1) - from;
    samples.push({
      at: Math.min(length - 1, Math.floor((i + 0.5) * step)),
      cell,
      weight: within,
      nextWeight: cell + 1 < side ? to - from - within : 0,
    });
  }
  return samples;
}

/** The grid as the picture is looked at. */
export function turnGrid(
  grid: Float32Array,
  side: number,
  { rotation, isMirrored = false }: { rotation: 0 | 90 | 180 | 270; isMirrored?: boolean | undefined },
): Float32Array {
  if (rotation === 0 && !isMirrored) return grid;
  const last = side - 1;
  const turned = new Float32Array(grid.length);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const flipped = isMirrored ? last - row : row;
      const [x, y] = {
        0: [column, flipped],
        90: [last - flipped, column],
        180: [last - column, last - flipped],
        270: [flipped, last - column],
      }[rotation] as [number, number];
      turned[y * side + x] = grid[row * side + column]!;
    }
  }
  return turned;
}
