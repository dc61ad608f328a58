export interface PlacedRead {
  x: number;
  y: number;
  stride: number;
}

/** The value between four pixels of a plane that begins at `start`; pixels are named by their whole numbers. */
export function readBetween(bytes: Uint8Array, start: number, { x, y, stride }: PlacedRead): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const at = start + row * stride + column;
  const upper = bytes[at]! + (bytes[at + 1]! - bytes[at]!) * dx;
  const lower = bytes[at + stride]! + (bytes[at + stride + 1]! - bytes[at + stride]!) * dx;
  return upper + (lower - upper) * dy;
}
