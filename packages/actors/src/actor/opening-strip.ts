import type { Opening } from '../face/face-topology.ts';
import type { Surface } from '../light/surface.ts';
import type { ShadedMesh } from '../raster/draw-shaded.ts';

/** Head-space position and the way from the upper (0) to the lower edge (1). */
const stripChannels = 4;

/**
 * The opening of an eye or the mouth as a strip between its edges; a row in the middle lets it hang behind the lips.
 */
export interface OpeningStrip extends ShadedMesh {
  opening: Opening;
}

export function createStrip(opening: Opening): OpeningStrip {
  const columns = opening.upper.length;
  const triangles: number[] = [];
  for (let c = 0; c + 1 < columns; c++) {
    const lower = columns + c;
    triangles.push(c, lower, c + 1, c + 1, lower, lower + 1);
  }
  const count = 2 * columns;
  return {
    opening,
    triangles: Int32Array.from(triangles),
    x: new Float32Array(count),
    y: new Float32Array(count),
    depth: new Float32Array(count),
    attributes: new Float32Array(count * stripChannels),
    channels: stripChannels,
  };
}

/** Follows the posed face; a hair's breadth behind it, so that lids and lips win. */
export function followFace(strip: OpeningStrip, face: Surface): void {
  const behind = 0.02;
  const edges = [strip.opening.upper, strip.opening.lower];
  edges.forEach((edge, row) =>
    edge.forEach((vertex, column) => {
      const at = row * edge.length + column;
      strip.x[at] = face.x[vertex]!;
      strip.y[at] = face.y[vertex]!;
      strip.depth[at] = face.depth[vertex]! - behind;
      for (let k = 0; k < 3; k++) strip.attributes[at * stripChannels + k] = face.positions[3 * vertex + k]!;
      strip.attributes[at * stripChannels + 3] = row;
    }),
  );
}
