import { smoothstep, unwrappedCoordinates } from '@semblante/vision/geometry';
import { blurTexture } from '../person-texture/index.ts';
import { unwrapTable, validitySide as side } from './unwrap-table.ts';

const table = unwrapTable(side);
const [leftCorner, rightCorner] = [33, 263] as const;
const columnOf = (vertex: number) => Math.round(unwrappedCoordinates[2 * vertex]! * side);
const eyeRow = unwrappedCoordinates[2 * leftCorner + 1]! * side;

/** Texels beyond the corner of an eye where looking begins: past the end of the brow and its folds, and below them. */
const startsBeyond = { besideEye: 10, below: 6 } as const;
const belowEye = 6;
/** Difference in log luma of the two texels before and after a place that makes it an edge: cheeks turn dark slowly. */
const edgeMin = 0.2;
const reach = 2;
/** Rows above and below that are asked too, and the share of them that must have an edge: a mole or a fold has not. */
const neighbours = 4;
const agreeing = 0.66;
/** Texels over which trust fades before an edge. */
const fade = 3;

/**
 * What lies beyond an edge beside the face (1): hair that hangs before the cheek or the temple, a shoulder, an ear's
 * shadow. Fair hair has the colours of skin, and nothing but its edge tells it.
 */
export function beyondEdges(logLuma: Float32Array): Float32Array {
  const smooth = logLuma.map(
    (value, at) => (2 * value + (logLuma[at - side] ?? value) + (logLuma[at + side] ?? value)) / 4,
  );
  const beyond = new Float32Array(side * side);
  for (const outwards of [-1, 1] as const) {
    const edges = Array.from({ length: side }, (_, row) => edgeOf(smooth, row, outwards));
    for (let row = 0; row < side; row++) {
      const edge = agreedEdge(edges.slice(Math.max(0, row - neighbours), row + neighbours + 1));
      if (edge === undefined) continue;
      for (let column = edge; column >= 0 && column < side; column += outwards) beyond[row * side + column] = 1;
    }
  }
  blurTexture(beyond, side, fade);
  return beyond.map((share) => smoothstep(0, 0.5, share));
}

/** Column of the first edge of a row from the eye's corner on. */
function edgeOf(logLuma: Float32Array, row: number, outwards: 1 | -1): number | undefined {
  const away = row < eyeRow + belowEye ? startsBeyond.besideEye : startsBeyond.below;
  const isOnFace = (column: number) => column >= 0 && column < side && table.entryOf[row * side + column] !== -1;
  const meanFrom = (column: number, step: number) =>
    (logLuma[row * side + column + step]! + logLuma[row * side + column + 2 * step]!) / reach;
  let column = columnOf(outwards < 0 ? leftCorner : rightCorner) + outwards * away;
  for (; isOnFace(column) && isOnFace(column + outwards * reach); column += outwards)
    if (Math.abs(meanFrom(column, -outwards) - meanFrom(column, outwards)) > edgeMin) return column;
  return undefined;
}

/** The middle one of the edges of some rows next to each other, if enough of them have one. */
function agreedEdge(edges: readonly (number | undefined)[]): number | undefined {
  const found = edges.filter((edge) => edge !== undefined).toSorted((a, b) => a - b);
  return found.length >= agreeing * edges.length ? found[found.length >> 1] : undefined;
}
