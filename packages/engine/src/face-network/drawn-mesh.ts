import { faceTriangles } from '@semblante/vision/geometry';

/** Side of the square that the network sees. */
export const side = 256;
export const pixels = side * side;

/**
 * Which triangle each pixel of the square shows (an index into `faceTriangles`, -1 outside) and the weights of its
 * first two corners.
 */
export interface DrawnMesh {
  triangle: Int32Array;
  first: Float32Array;
  second: Float32Array;
}

const depth = new Float32Array(pixels);
const edgeTolerance = 1e-4;
const areaMin = 1e-3;

/** Draws a mesh in pixels of the square; the nearest triangle shows. */
export function drawMesh(
  mesh: Float32Array,
  out: DrawnMesh = {
    triangle: new Int32Array(pixels),
    first: new Float32Array(pixels),
    second: new Float32Array(pixels),
  },
): DrawnMesh {
  out.triangle.fill(-1);
  depth.fill(Infinity);
  for (let t = 0; t < faceTriangles.length; t += 4) drawTriangle(mesh, t, out);
  return out;
}

function drawTriangle(mesh: Float32Array, t: number, { triangle, first, second }: DrawnMesh): void {
  const [a, b, c] = [3 * faceTriangles[t]!, 3 * faceTriangles[t + 1]!, 3 * faceTriangles[t + 2]!];
  const [ax, ay, az] = [mesh[a]!, mesh[a + 1]!, mesh[a + 2]!];
  const [bx, by, bz] = [mesh[b]!, mesh[b + 1]!, mesh[b + 2]!];
  const [cx, cy, cz] = [mesh[c]!, mesh[c + 1]!, mesh[c + 2]!];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (Math.abs(area) <= areaMin) return;
  const [xa, ya] = [(by - cy) / area, (cx - bx) / area];
  const [xb, yb] = [(cy - ay) / area, (ax - cx) / area];
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx) - 1));
  const right = Math.min(side - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy) - 1));
  const bottom = Math.min(side - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let row = top; row <= bottom; row++) {
    const dy = row + 0.5 - cy;
    for (let column = left; column <= right; column++) {
      const dx = column + 0.5 - cx;
      const wa = xa * dx + ya * dy;
      const wb = xb * dx + yb * dy;
      const wc = 1 - wa - wb;
      if (wa < -edgeTolerance || wb < -edgeTolerance || wc < -edgeTolerance) continue;
      const z = wa * az + wb * bz + wc * cz;
      const at = row * side + column;
      if (z >= depth[at]!) continue;
      depth[at] = z;
      triangle[at] = t;
      first[at] = wa;
      second[at] = wb;
    }
  }
}
