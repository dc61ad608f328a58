import { landmarkCount } from './canonical-face.ts';
import { skinTriangles } from './face-topology.ts';
import type { Vec3 } from '../geometry/vector.ts';

const neighbours: readonly (readonly number[])[] = listNeighbours();

function listNeighbours(): number[][] {
  const sets = Array.from({ length: landmarkCount }, () => new Set<number>());
  for (let i = 0; i < skinTriangles.length; i += 3) {
    const triangle = [skinTriangles[i]!, skinTriangles[i + 1]!, skinTriangles[i + 2]!];
    for (const a of triangle) for (const b of triangle) if (a !== b) sets[a]!.add(b);
  }
  return sets.map((set) => [...set]);
}

const sweeps = 160;
const overRelaxation = 1.5;

/**
 * The smoothest displacement of all landmarks that moves the pinned ones exactly as told: how one pulled lip corner
 * moves a whole cheek.
 */
export function harmonicField(pinned: ReadonlyMap<number, Vec3>): Float32Array {
  const field = new Float32Array(landmarkCount * 3);
  for (const [vertex, move] of pinned) field.set(move, 3 * vertex);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let vertex = 0; vertex < landmarkCount; vertex++) {
      if (!pinned.has(vertex)) relax(field, vertex);
    }
  }
  return field;
}

function relax(field: Float32Array, vertex: number): void {
  const around = neighbours[vertex]!;
  for (let k = 0; k < 3; k++) {
    let sum = 0;
    for (const other of around) sum += field[3 * other + k]!;
    const own = field[3 * vertex + k]!;
    field[3 * vertex + k] = own + overRelaxation * (sum / around.length - own);
  }
}

export const pin = (...groups: readonly (readonly number[])[]): Map<number, Vec3> =>
  new Map(groups.flat().map((vertex) => [vertex, [0, 0, 0]]));
