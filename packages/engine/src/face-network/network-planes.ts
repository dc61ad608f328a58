import { atlasCoordinates, atlasSize, faceTriangles, triangleKinds } from '@semblante/vision/geometry';
import { drawMesh, pixels, side, type DrawnMesh } from './drawn-mesh.ts';
import { lightOf } from './square-light.ts';

/** Surroundings 3, the face as drawn 3, trust, hidden, alpha, eyes, irises, mouth. */
export const planeCount = 12;
const at = {
  around: 0,
  drawn: 3 * pixels,
  trust: 6 * pixels,
  hidden: 7 * pixels,
  alpha: 8 * pixels,
  eyes: 9 * pixels,
  irises: 10 * pixels,
  mouth: 11 * pixels,
} as const;

export interface SeenFrame {
  /** The frame's square before anything was drawn: red, green and blue planes, 0 to 1. */
  before: Float32Array;
  /** In pixels of the square. */
  mesh: Float32Array;
  /** Of each vertex: how much of the new face shows, and how far the photo knows it. */
  alpha: Float32Array;
  trust: Float32Array;
  /** See `FrameInput`. */
  mask: Float32Array | undefined;
}

const plane = () => new Float32Array(pixels);
const drawn: DrawnMesh = { triangle: new Int32Array(pixels), first: plane(), second: plane() };
const [shown, face] = [plane(), plane()];
const light = new Float32Array(3 * pixels);
/**
 * Alpha from which on the target's own face is kept from the network: it is to know the light on it, not the person.
 */
const hiddenAlphaMin = 0.35;

/** Trust from which on all of a correction shows. */
const trustFull = 0.5;

const bounded = (share: number) => Math.max(0, Math.min(1, share));

/** Writes everything but the drawn face, and where a correction may show. */
export function writeSurroundings(
  { before, mesh, alpha, trust, mask }: SeenFrame,
  planes: Float32Array,
  reach: Float32Array,
): void {
  drawMesh(mesh, drawn);
  planes.fill(0, at.trust);
  shown.fill(1);
  for (let i = 0; i < pixels; i++) {
    const t = drawn.triangle[i]!;
    if (t < 0) continue;
    const a = faceTriangles[t]!;
    const b = faceTriangles[t + 1]!;
    const c = faceTriangles[t + 2]!;
    const wa = drawn.first[i]!;
    const wb = drawn.second[i]!;
    const wc = 1 - wa - wb;
    planes[at.trust + i] = bounded(wa * trust[a]! + wb * trust[b]! + wc * trust[c]!);
    planes[at.alpha + i] = bounded(wa * alpha[a]! + wb * alpha[b]! + wc * alpha[c]!);
    if (mask)
      shown[i] = readMask(
        mask,
        wa * atlasCoordinates[2 * a]! + wb * atlasCoordinates[2 * b]! + wc * atlasCoordinates[2 * c]!,
        wa * atlasCoordinates[2 * a + 1]! + wb * atlasCoordinates[2 * b + 1]! + wc * atlasCoordinates[2 * c + 1]!,
      );
    const kind = faceTriangles[t + 3];
    if (kind === triangleKinds.mouth) planes[at.mouth + i] = 1;
    else if (kind !== triangleKinds.skin) planes[at.eyes + i] = 1;
  }
  const [eyes, mouth] = [planes.subarray(at.eyes, at.irises), planes.subarray(at.mouth)];
  drawIrises(mesh, { eyes, irises: planes.subarray(at.irises, at.mouth) });
  soften(eyes);
  soften(mouth);
  for (let i = 0; i < pixels; i++) {
    const inside = planes[at.alpha + i]!;
    face[i] = inside > 0 ? shown[i]! : 0;
    planes[at.hidden + i] = inside > hiddenAlphaMin ? (1 - mouth[i]!) * shown[i]! : 0;
    planes[at.alpha + i] = inside * shown[i]!;
    // Eyes, and what the photo does not show, are the target's own and stay so.
    const known = bounded(planes[at.trust + i]! / trustFull);
    reach[i] = inside * shown[i]! * (1 - mouth[i]!) * (1 - planes[at.eyes + i]!) * known;
  }
  lightOf(before, face, light);
  for (let k = 0; k < 3; k++) {
    for (let i = 0, j = k * pixels; i < pixels; i++, j++) {
      const hidden = planes[at.hidden + i]!;
      planes[at.around + j] = 2 * (before[j]! * (1 - hidden) + light[j]! * hidden) - 1;
    }
  }
}

/** Where vertices take less of a correction, less of it may show. */
export function limitReach(reach: Float32Array, mesh: Float32Array, shares: Float32Array): void {
  if (shares.every((share) => share >= 1)) return;
  drawMesh(mesh, drawn);
  for (let i = 0; i < pixels; i++) {
    const t = drawn.triangle[i]!;
    if (t < 0) continue;
    const [a, b, c] = [faceTriangles[t]!, faceTriangles[t + 1]!, faceTriangles[t + 2]!];
    const [wa, wb] = [drawn.first[i]!, drawn.second[i]!];
    reach[i]! *= bounded(wa * shares[a]! + wb * shares[b]! + (1 - wa - wb) * shares[c]!);
  }
}

export function writeDrawnFace(square: Float32Array, planes: Float32Array): void {
  for (let i = 0; i < square.length; i++) planes[at.drawn + i] = 2 * square[i]! - 1;
}

/** Discs of the mesh's own size, where the lids leave them open. */
function drawIrises(mesh: Float32Array, { eyes, irises }: { eyes: Float32Array; irises: Float32Array }): void {
  for (const centre of [468, 473]) {
    const [x, y] = [mesh[3 * centre]!, mesh[3 * centre + 1]!];
    let radius = 0;
    for (let k = centre + 1; k <= centre + 4; k++) radius += Math.hypot(mesh[3 * k]! - x, mesh[3 * k + 1]! - y) / 4;
    radius = Math.max(1, radius);
    const [top, bottom] = [Math.max(0, Math.floor(y - radius - 1)), Math.min(side - 1, Math.ceil(y + radius + 1))];
    const [left, right] = [Math.max(0, Math.floor(x - radius - 1)), Math.min(side - 1, Math.ceil(x + radius + 1))];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const i = row * side + column;
        if (eyes[i]! > 0)
          irises[i] = Math.max(irises[i]!, Math.min(1, radius - Math.hypot(column + 0.5 - x, row + 0.5 - y) + 0.5));
      }
    }
  }
}

/** Whole coordinates are the middles of texels in the atlas. */
function readMask(mask: Float32Array, x: number, y: number): number {
  const column = Math.max(0, Math.min(atlasSize - 2, Math.floor(x)));
  const row = Math.max(0, Math.min(atlasSize - 2, Math.floor(y)));
  const [dx, dy] = [x - column, y - row];
  const i = row * atlasSize + column;
  const upper = mask[i]! + (mask[i + 1]! - mask[i]!) * dx;
  const lower = mask[i + atlasSize]! + (mask[i + atlasSize + 1]! - mask[i + atlasSize]!) * dx;
  return upper + (lower - upper) * dy;
}

const copy = plane();

/** Mean of 3 × 3; what lies outside is as the edge. */
function soften(values: Float32Array): void {
  copy.set(values);
  for (let row = 0; row < side; row++) {
    const rows = [Math.max(0, row - 1) * side, row * side, Math.min(side - 1, row + 1) * side];
    for (let column = 0; column < side; column++) {
      const [left, right] = [Math.max(0, column - 1), Math.min(side - 1, column + 1)];
      let sum = 0;
      for (const start of rows) sum += copy[start + left]! + copy[start + column]! + copy[start + right]!;
      values[row * side + column] = sum / 9;
    }
  }
}
