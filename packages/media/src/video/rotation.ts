export type Rotation = 0 | 90 | 180 | 270;

export interface Display {
  /** Clockwise turn that brings the coded picture upright. */
  rotation: Rotation;
  /** The picture is flipped as well, as some front cameras record. */
  isMirrored: boolean;
}

/**
 * From the 3x3 matrix of 32-bit numbers that MP4 keeps in a track's header and FFmpeg hands on in this machine's byte
 * order.
 */
export function displayOfMatrix(matrix: Uint8Array | null | undefined): Display {
  if (!matrix || matrix.byteLength < 36) return { rotation: 0, isMirrored: false };
  const numbers = new Int32Array(matrix.slice(0, 36).buffer);
  const [a, b, c, d] = [numbers[0]!, numbers[1]!, numbers[3]!, numbers[4]!];
  if (a === 0 && b === 0) return { rotation: 0, isMirrored: false };
  const quarterTurns = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return { rotation: ((((quarterTurns % 4) + 4) % 4) * 90) as Rotation, isMirrored: a * d - b * c < 0 };
}

/** The matrix that FFmpeg's muxer writes for a turn of the coded picture. */
export function matrixOfRotation({
  rotation,
  width,
  height,
}: {
  rotation: Rotation;
  width: number;
  height: number;
}): Uint8Array {
  const one = 65_536;
  const cosine = [one, 0, -one, 0][rotation / 90]!;
  const sine = [0, one, 0, -one][rotation / 90]!;
  // Turned about the corner, the picture leaves the frame: these bring it back, as cameras write it.
  const shiftX = (rotation === 90 ? height : rotation === 180 ? width : 0) * one;
  const shiftY = (rotation === 180 ? height : rotation === 270 ? width : 0) * one;
  return new Uint8Array(new Int32Array([cosine, sine, 0, -sine, cosine, 0, shiftX, shiftY, 1 << 30]).buffer);
}
