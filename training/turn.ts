import { type FaceMesh, faceTriangles, ovalLoop } from '@semblante/vision/geometry';
import { drawMesh, side as drawnSide } from '../packages/engine/src/face-network/drawn-mesh.ts';
import { bell, type Random } from './random.ts';

/** Radians. */
export interface Turn {
  yaw: number;
  pitch: number;
}

/** A square of packed RGB and the mesh of its face. */
export interface Portrait {
  rgb: Buffer;
  mesh: FaceMesh;
}

/** Further, and too much would have to be shown that a portrait from the front does not know. */
const yawMax = 0.45;

/** Portraits are frontal and clips are not: to both sides, seldom far. */
export function turnOf(random: Random): Turn {
  return { yaw: Math.max(-yawMax, Math.min(yawMax, 0.22 * bell(random))), pitch: 0.1 * bell(random) };
}

/** The portrait as if its head were turned: the face by its mesh in three dimensions, what is around it with it. */
export function turned({ rgb, mesh }: Portrait, turn: Turn): Portrait {
  const side = Math.sqrt(rgb.length / 3);
  const moved = turnedMesh(mesh, turn);
  const drawn = drawMesh(moved.map((value) => (value * drawnSide) / side));
  const out = Buffer.alloc(rgb.length);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = column + 0.5;
      const y = row + 0.5;
      const at = Math.floor((y * drawnSide) / side) * drawnSide + Math.floor((x * drawnSide) / side);
      const [dx, dy] =
        drawn.triangle[at]! < 0
          ? shiftAround(x, y, { mesh, moved })
          : shiftInside(drawn.triangle[at]!, [drawn.first[at]!, drawn.second[at]!], { mesh, moved });
      read(rgb, { side, x: x + dx, y: y + dy }, out, 3 * (row * side + column));
    }
  }
  return { rgb: out, mesh: moved };
}

/** Both eyes' corners: irises lie as deep as their eye. */
const eyeCorners = [
  [33, 133],
  [263, 362],
] as const;
const [firstIris, pointsPerIris] = [468, 5];

function turnedMesh(mesh: FaceMesh, { yaw, pitch }: Turn): FaceMesh {
  const mean = (axis: number) => ovalLoop.reduce((sum, vertex) => sum + mesh[3 * vertex + axis]!, 0) / ovalLoop.length;
  // A head turns about its middle, which lies as deep as the outline of its face.
  const centre = [mean(0), mean(1), Math.max(...ovalLoop.map((vertex) => mesh[3 * vertex + 2]!))] as const;
  const moved = mesh.slice();
  for (let k = 0; k < mesh.length; k += 3) {
    const iris = k / 3 < firstIris ? undefined : eyeCorners[Math.floor((k / 3 - firstIris) / pointsPerIris)];
    const depth = iris ? (mesh[3 * iris[0] + 2]! + mesh[3 * iris[1] + 2]!) / 2 : mesh[k + 2]!;
    const [x, y, z] = [mesh[k]! - centre[0], mesh[k + 1]! - centre[1], depth - centre[2]];
    const across = x * Math.cos(yaw) + z * Math.sin(yaw);
    const inwards = z * Math.cos(yaw) - x * Math.sin(yaw);
    moved[k] = centre[0] + across;
    moved[k + 1] = centre[1] + y * Math.cos(pitch) + inwards * Math.sin(pitch);
    moved[k + 2] = centre[2] + inwards * Math.cos(pitch) - y * Math.sin(pitch);
  }
  return moved;
}

interface Move {
  mesh: FaceMesh;
  moved: FaceMesh;
}

function shiftInside(t: number, [first, second]: readonly [number, number], { mesh, moved }: Move): [number, number] {
  const weights = [first, second, 1 - first - second];
  const shift: [number, number] = [0, 0];
  for (const [corner, weight] of weights.entries()) {
    const vertex = 3 * faceTriangles[t + corner]!;
    for (const axis of [0, 1] as const) shift[axis] += weight * (mesh[vertex + axis]! - moved[vertex + axis]!);
  }
  return shift;
}

/** As the outline nearby. */
function shiftAround(x: number, y: number, { mesh, moved }: Move): [number, number] {
  let total = 0;
  const shift: [number, number] = [0, 0];
  for (const vertex of ovalLoop) {
    const k = 3 * vertex;
    const distance = (moved[k]! - x) ** 2 + (moved[k + 1]! - y) ** 2;
    const weight = 1 / (distance + 1) ** 1.5;
    total += weight;
    for (const axis of [0, 1] as const) shift[axis] += weight * (mesh[k + axis]! - moved[k + axis]!);
  }
  return [shift[0] / total, shift[1] / total];
}

function read(rgb: Buffer, { side, x, y }: { side: number; x: number; y: number }, out: Buffer, offset: number): void {
  const inside = (value: number) => Math.max(0, Math.min(side - 1.001, value - 0.5));
  const [column, row] = [Math.floor(inside(x)), Math.floor(inside(y))];
  const [dx, dy] = [inside(x) - column, inside(y) - row];
  const i = 3 * (row * side + column);
  for (let channel = 0; channel < 3; channel++) {
    const upper = rgb[i + channel]! * (1 - dx) + rgb[i + 3 + channel]! * dx;
    const lower = rgb[i + 3 * side + channel]! * (1 - dx) + rgb[i + 3 * side + 3 + channel]! * dx;
    out[offset + channel] = Math.round(upper * (1 - dy) + lower * dy);
  }
}
