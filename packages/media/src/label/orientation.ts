export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as it is coded, and how it is turned to be looked at. */
export interface CodedShape {
  width: number;
  height: number;
  /** Clockwise degrees that bring it upright. */
  rotation: 0 | 90 | 180 | 270;
  /** Flipped top to bottom before it is turned, as some front cameras record. */
  isMirrored?: boolean | undefined;
}

export function displaySizeOf({ width, height, rotation }: CodedShape): { width: number; height: number } {
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height };
}

/** From a place in the coded picture to the same place as it is looked at. Places are between pixels: 0 is the edge. */
export function toDisplay(x: number, y: number, { width, height, rotation, isMirrored }: CodedShape): [number, number] {
  const row = isMirrored ? height - y : y;
  switch (rotation) {
    case 0:
      return [x, row];
    case 90:
      return [height - row, x];
    case 180:
      return [width - x, height - row];
    case 270:
      return [row, width - x];
    default:
      return rotation satisfies never;
  }
}

export function toCoded(x: number, y: number, { width, height, rotation, isMirrored }: CodedShape): [number, number] {
  const [column, row] = unturned(x, y, { width, height, rotation });
  return [column, isMirrored ? height - row : row];
}

function unturned(x: number, y: number, { width, height, rotation }: CodedShape): [number, number] {
  switch (rotation) {
    case 0:
      return [x, y];
    case 90:
      return [y, height - x];
    case 180:
      return [width - x, height - y];
    case 270:
      return [width - y, x];
    default:
      return rotation satisfies never;
  }
}

/** A rectangle under one of the two maps above. */
export function mapRectangle(
  { x, y, width, height }: Rectangle,
  map: (x: number, y: number) => [number, number],
): Rectangle {
  const [x0, y0] = map(x, y);
  const [x1, y1] = map(x + width, y + height);
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}
