import { stableVertices, type FaceMesh } from '@semblante/vision/geometry';

/** Turn and scale from a person's neutral face to a frame, row by row: nine numbers. */
export type HeadTurn = Float64Array;

const rounds = 10;

/**
 * The turn and scale that bring a neutral face nearest to a frame's mesh: what `similarityBetween` gives, made ready
 * for one neutral face and without garbage, because every frame of a clip needs it.
 */
export class HeadTurnFinder {
  readonly #neutral: Float64Array;
  readonly #neutralSpread: number;
  readonly #turn = new Float64Array(9);
  #matrix = new Float64Array(16);
  #square = new Float64Array(16);

  constructor(neutral: Float32Array) {
    const centre = centreOf(neutral);
    this.#neutral = Float64Array.from(
      stableVertices.flatMap((vertex) => [0, 1, 2].map((axis) => neutral[3 * vertex + axis]! - centre[axis]!)),
    );
    this.#neutralSpread = this.#neutral.reduce((sum, value) => sum + value * value, 0);
  }

  /** The array is used again by the next call. */
  find(mesh: FaceMesh): HeadTurn {
    const [cx, cy, cz] = centreOf(mesh);
    let [xx, xy, xz, yx, yy, yz, zx, zy, zz, spread] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < stableVertices.length; k++) {
      const at = 3 * stableVertices[k]!;
      const [x, y, z] = [mesh[at]! - cx, mesh[at + 1]! - cy, mesh[at + 2]! - cz];
      const [nx, ny, nz] = [this.#neutral[3 * k]!, this.#neutral[3 * k + 1]!, this.#neutral[3 * k + 2]!];
      xx += nx * x;
      xy += nx * y;
      xz += nx * z;
      yx += ny * x;
      yy += ny * y;
      yz += ny * z;
      zx += nz * x;
      zy += nz * y;
      zz += nz * z;
      spread += x * x + y * y + z * z;
    }
    // Horn's matrix; the shift makes the wanted axis the one that outgrows the others.
    const shift = 2 * Math.sqrt(this.#neutralSpread * spread);
    const m = this.#matrix;
    m[0] = xx + yy + zz + shift;
    m[5] = xx - yy - zz + shift;
    m[10] = yy - xx - zz + shift;
    m[15] = zz - xx - yy + shift;
    m[1] = m[4] = yz - zy;
    m[2] = m[8] = zx - xz;
    m[3] = m[12] = xy - yx;
    m[6] = m[9] = xy + yx;
    m[7] = m[13] = zx + xz;
    m[11] = m[14] = yz + zy;
    this.#outgrow();
    return this.#turnBy(Math.sqrt(spread / this.#neutralSpread));
  }

  /** Squaring a symmetric matrix again and again leaves its largest axis times itself. */
  #outgrow(): void {
    for (let round = 0; round < rounds; round++) {
      const [m, square] = [this.#matrix, this.#square];
      let trace = 0;
      for (let i = 0; i < 16; i++) {
        const [row, column] = [i & 12, i & 3];
        square[i] =
          m[row]! * m[column]! +
          m[row + 1]! * m[4 + column]! +
          m[row + 2]! * m[8 + column]! +
          m[row + 3]! * m[12 + column]!;
        if (i % 5 === 0) trace += square[i]!;
      }
      for (let i = 0; i < 16; i++) square[i] = square[i]! / (trace || 1);
      [this.#matrix, this.#square] = [square, m];
    }
  }

  #turnBy(scale: number): HeadTurn {
    const m = this.#matrix;
    let longest = 0;
    for (let i = 1; i < 4; i++) if (m[5 * i]! > m[5 * longest]!) longest = i;
    const length = Math.sqrt(m[5 * longest]!) || 1;
    const [w, x, y, z] = [
      m[4 * longest]! / length,
      m[4 * longest + 1]! / length,
      m[4 * longest + 2]! / length,
      m[4 * longest + 3]! / length,
    ];
    const turn = this.#turn;
    turn[0] = scale * (1 - 2 * (y * y + z * z));
    turn[1] = scale * 2 * (x * y - w * z);
    turn[2] = scale * 2 * (x * z + w * y);
    turn[3] = scale * 2 * (x * y + w * z);
    turn[4] = scale * (1 - 2 * (x * x + z * z));
    turn[5] = scale * 2 * (y * z - w * x);
    turn[6] = scale * 2 * (x * z - w * y);
    turn[7] = scale * 2 * (y * z + w * x);
    turn[8] = scale * (1 - 2 * (x * x + y * y));
    return turn;
  }
}

function centreOf(mesh: ArrayLike<number>): [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  for (const vertex of stableVertices) {
    x += mesh[3 * vertex]!;
    y += mesh[3 * vertex + 1]!;
    z += mesh[3 * vertex + 2]!;
  }
  const count = stableVertices.length;
  return [x / count, y / count, z / count];
}
