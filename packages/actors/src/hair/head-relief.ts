import { faceTriangles, faceVertexCount, baseTriangles, baseVertexCount } from '../face/face-topology.ts';
import { refineSurface } from '../face/refine-surface.ts';
import { buildSkull, writeSkull } from '../face/skull.ts';
import { clamp } from '../geometry/interpolation.ts';
import { writeNormals } from '../geometry/mesh.ts';
import { createDepthMap, drawDepth } from '../raster/draw-depth.ts';
import { type Ellipsoid, placeOnEllipsoid } from './ellipsoid.ts';

/** Texels each way; one is about two and a half degrees. */
const size = 96;
/** Radians the map spans: azimuth from one temple to the other and beyond, elevation from the cheeks to the crown. */
const westmost = -2;
const lowest = -0.8;
const perRadian = size / 4;

/** How far out the head's own surface lies at an azimuth and elevation of the scalp; 1 is on the scalp. */
type HeadRelief = (azimuth: number, elevation: number) => number;

/** The skin of the resting head as the scalp's ellipsoid sees it, smoothed so that hair does not follow each bump. */
export function buildHeadRelief(rest: Float32Array, scalp: Ellipsoid): HeadRelief {
  const positions = headSurface(rest);
  const [x, y, depth] = [0, 1, 2].map(() => new Float32Array(faceVertexCount)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let v = 0; v < faceVertexCount; v++) {
    const { azimuth, elevation, reach } = placeOnEllipsoid(scalp, [
      positions[3 * v]!,
      positions[3 * v + 1]!,
      positions[3 * v + 2]!,
    ]);
    x[v] = (azimuth - westmost) * perRadian;
    y[v] = (elevation - lowest) * perRadian;
    depth[v] = reach;
  }
  const map = createDepthMap(size);
  drawDepth(map, { triangles: withoutSeam(x), x, y, depth, twoSided: true });
  return lookUp(smoothed(smoothed(map.depth)));
}

function headSurface(rest: Float32Array): Float32Array {
  const positions = new Float32Array(faceVertexCount * 3);
  const normals = new Float32Array(faceVertexCount * 3);
  positions.set(rest);
  writeSkull(buildSkull(rest), positions);
  writeNormals(positions, baseTriangles, baseVertexCount, normals);
  refineSurface(positions, normals);
  return positions;
}

/** Triangles that cross the back of the head would be drawn all over the map. */
const withoutSeam = (x: Float32Array): Int32Array => {
  const kept: number[] = [];
  for (let i = 0; i < faceTriangles.length; i += 3) {
    const [a, b, c] = [faceTriangles[i]!, faceTriangles[i + 1]!, faceTriangles[i + 2]!];
    if (Math.max(x[a]!, x[b]!, x[c]!) - Math.min(x[a]!, x[b]!, x[c]!) < size / 4) kept.push(a, b, c);
  }
  return Int32Array.from(kept);
};

/** The mean of each texel's neighbours two texels around; what no triangle covers counts as scalp. */
function smoothed(reach: Float32Array): Float32Array {
  const out = new Float32Array(reach.length);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let sum = 0;
      for (let j = -2; j <= 2; j++) {
        for (let i = -2; i <= 2; i++) {
          const value = reach[clamp(row + j, 0, size - 1) * size + clamp(column + i, 0, size - 1)]!;
          sum += value > 0 ? Math.min(1, value) : 1;
        }
      }
      out[row * size + column] = sum / 25;
    }
  }
  return out;
}

const lookUp =
  (reach: Float32Array): HeadRelief =>
  (azimuth, elevation) => {
    const x = clamp((azimuth - westmost) * perRadian - 0.5, 0, size - 1.001);
    const y = clamp((elevation - lowest) * perRadian - 0.5, 0, size - 1.001);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const at = row * size + column;
    const above = reach[at]! + (reach[at + 1]! - reach[at]!) * (x - column);
    const below = reach[at + size]! + (reach[at + size + 1]! - reach[at + size]!) * (x - column);
    return above + (below - above) * (y - row);
  };
