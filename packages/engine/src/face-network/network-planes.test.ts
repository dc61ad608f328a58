import { castOf, renderPortrait, type Person as Actor } from '@semblante/actors';
import { expect, it } from 'vitest';
import { atlasCoordinates, atlasSize, faceTriangles, faceVertexCount, triangleKinds } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { meshInSquare, squareOf } from '@semblante/vision/networks';
import { meshOfTruth } from '@semblante/vision/testing';
import { drawMesh, pixels, side } from './drawn-mesh.ts';
import { NetworkPlanes, planeCount } from './network-planes.ts';

const [ana] = castOf('ana') as [Actor];
const { truth } = renderPortrait(ana, { width: 320, height: 320, textureSize: 256, pose: { yaw: 15, roll: 8 } });
const target = meshOfTruth(truth.people[0]!);
const mesh = meshInSquare(target, squareOf(target, 0.7), side);
const byVertex = (of: (vertex: number) => number) => Float32Array.from({ length: faceVertexCount }, (_, k) => of(k));
const alpha = byVertex((vertex) => ((37 * vertex) % 100) / 80);
const trust = byVertex((vertex) => ((53 * vertex) % 100) / 90);
const mask = Float32Array.from(
  { length: atlasSize * atlasSize },
  (_, i) => 0.5 + 0.5 * Math.sin((i % atlasSize) / 7) * Math.cos(Math.floor(i / atlasSize) / 9),
);
/** Colours that differ from pixel to pixel and from side to side. */
const before = Float32Array.from({ length: 3 * pixels }, (_, i) => ((i * 7919) % 997) / 1994 + (i % side) / 512);

/** Anything slower and plainer: what the kernels have to give. */
function expected(seenMask: Float32Array | undefined) {
  const drawn = drawMesh(mesh);
  const plane = () => new Float32Array(pixels);
  const known = { trust: plane(), alpha: plane(), shown: plane(), eyes: plane(), mouth: plane(), irises: plane() };
  for (let i = 0; i < pixels; i++) {
    const t = drawn.triangle[i]!;
    if (t < 0) continue;
    const weights = [drawn.first[i]!, drawn.second[i]!, 1 - drawn.first[i]! - drawn.second[i]!];
    const mixed = (of: (vertex: number) => number) =>
      weights.reduce((sum, weight, k) => sum + weight * of(faceTriangles[t + k]!), 0);
    known.trust[i] = Math.min(
      1,
      Math.max(
        0,
        mixed((vertex) => trust[vertex]!),
      ),
    );
    known.alpha[i] = Math.min(
      1,
      Math.max(
        0,
        mixed((vertex) => alpha[vertex]!),
      ),
    );
    const at = [0, 1].map((axis) => mixed((vertex) => atlasCoordinates[2 * vertex + axis]!)) as [number, number];
    known.shown[i] = seenMask ? read(seenMask, atlasSize, ...at) : 1;
    const kind = faceTriangles[t + 3]!;
    known.mouth[i] = kind === triangleKinds.mouth ? 1 : 0;
    known.eyes[i] = kind === triangleKinds.leftEye || kind === triangleKinds.rightEye ? 1 : 0;
  }
  for (let i = 0; i < pixels; i++) known.irises[i] = known.eyes[i]! > 0 ? irisAt(i % side, Math.floor(i / side)) : 0;
  const [eyes, mouth] = [softened(known.eyes), softened(known.mouth)];
  const light = lightOf(known.alpha.map((share, i) => (share > 0 ? known.shown[i]! : 0)));
  const hidden = known.alpha.map((share, i) => (share > 0.35 ? (1 - mouth[i]!) * known.shown[i]! : 0));
  const seen = known.alpha.map((share, i) => share * known.shown[i]!);
  const around = before.map((value, i) => {
    const kept = hidden[i % pixels]!;
    return 2 * (value * (1 - kept) + light[i]! * kept) - 1;
  });
  const reach = seen.map((share, i) => share * (1 - mouth[i]!) * (1 - eyes[i]!) * Math.min(1, known.trust[i]! / 0.5));
  const drawnFace = before.map((value) => 2 * value - 1);
  return { planes: [around, drawnFace, known.trust, hidden, seen, eyes, known.irises, mouth], reach, drawn };
}

/** Bilinear; whole coordinates are the middles of pixels. */
function read(map: Float32Array, width: number, x: number, y: number): number {
  const [column, row] = [x, y].map((at) => Math.max(0, Math.min(width - 2, Math.floor(at)))) as [number, number];
  const along = (at: number) => map[at]! + (map[at + 1]! - map[at]!) * (x - column);
  const [upper, lower] = [along(row * width + column), along((row + 1) * width + column)];
  return upper + (lower - upper) * (y - row);
}

function irisAt(column: number, row: number): number {
  const shares = [468, 473].map((centre) => {
    const [x, y] = [mesh[3 * centre]!, mesh[3 * centre + 1]!];
    const radii = [1, 2, 3, 4].map((k) => Math.hypot(mesh[3 * (centre + k)]! - x, mesh[3 * (centre + k) + 1]! - y));
    const radius = Math.max(
      1,
      radii.reduce((sum, each) => sum + each / 4, 0),
    );
    return Math.min(1, radius - Math.hypot(column + 0.5 - x, row + 0.5 - y) + 0.5);
  });
  return Math.max(0, ...shares);
}

const held = (at: number, count = side) => Math.max(0, Math.min(count - 1, at));
const threes = [-1, 0, 1];

function softened(plane: Float32Array): Float32Array {
  return plane.map((_, i) => {
    const [column, row] = [i % side, Math.floor(i / side)];
    return threes
      .flatMap((dy) => threes.map((dx) => plane[held(row + dy) * side + held(column + dx)]! / 9))
      .reduce((sum, each) => sum + each, 0);
  });
}

function lightOf(shares: Float32Array): Float32Array {
  const cells = 16;
  const sums = [0, 1, 2, 3].map(() => new Float32Array(cells * cells));
  for (let i = 0; i < pixels; i++) {
    const cell = Math.floor(i / side / 16) * cells + Math.floor((i % side) / 16);
    for (let k = 0; k < 4; k++) sums[k]![cell]! += (shares[i]! * (k < 3 ? before[k * pixels + i]! : 1)) / 256;
  }
  const smooth = (from: Float32Array) =>
    from.map((_, i) => {
      let sum = 0;
      for (const dy of threes) {
        for (const dx of threes) {
          const [x, y] = [(i % cells) + dx, Math.floor(i / cells) + dy];
          if (x === held(x, cells) && y === held(y, cells))
            sum += ((2 - Math.abs(dx)) * (2 - Math.abs(dy)) * from[y * cells + x]!) / 16;
        }
      }
      return sum;
    });
  const [red, green, blue, weights] = sums.map((each) => smooth(smooth(each))) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const means = [red, green, blue].map((each) => each.map((value, i) => value / (weights[i]! + 1e-4)));
  const place = (at: number) => held((at + 0.5) / 16 - 0.5, cells);
  return Float32Array.from({ length: 3 * pixels }, (_, i) =>
    read(means[Math.floor(i / pixels)]!, cells, place(i % side), place(Math.floor((i % pixels) / side))),
  );
}

function made(seenMask: Float32Array | undefined) {
  const heap = new Heap();
  const stage = NetworkPlanes.of(heap);
  heap.f32.set(before, stage.square >> 2);
  stage.writeSurroundings({ mesh, alpha, trust, mask: seenMask });
  stage.writeDrawnFace();
  return { heap, stage };
}

/** Plane by plane, with the four pixels of a block side by side again. */
function together(apart: Float32Array): Float32Array {
  return Float32Array.from({ length: apart.length }, (_, i) => {
    const [column, row] = [i % side, Math.floor((i % pixels) / side)];
    const quarter = 4 * Math.floor(i / pixels) + 2 * (row % 2) + (column % 2);
    return apart[quarter * (pixels / 4) + (row >> 1) * (side / 2) + (column >> 1)]!;
  });
}

function mostApart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(a[i]! - b[i]!));
  return most;
}

it.each([
  ['nothing in front', undefined],
  ['something in front', mask],
])('shows the network light, face, trust, covers, eyes and mouth as it was taught, with %s', (_, seenMask) => {
  const { stage } = made(seenMask);
  const seen = together(stage.seen);
  expect(seen).toHaveLength(planeCount * pixels);
  let at = 0;
  for (const plane of expected(seenMask).planes) {
    expect(mostApart(seen.subarray(at, at + plane.length), plane)).toBeLessThan(1e-5);
    at += plane.length;
  }
  expect(at).toBe(seen.length);
});

it('lets a correction show where the face is bare and known, and less where vertices take less of it', () => {
  const { heap, stage } = made(mask);
  const reach = () => heap.f32.subarray(stage.reach >> 2, (stage.reach >> 2) + pixels);
  const { reach: wanted, drawn } = expected(mask);
  expect(mostApart(reach(), wanted)).toBeLessThan(1e-5);
  expect(wanted.some((share) => share > 0.9)).toBe(true);
  const shares = byVertex((vertex) => ((29 * vertex) % 100) / 99);
  stage.limitReach(shares);
  const limited = wanted.map((share, i) => {
    const t = drawn.triangle[i]!;
    if (t < 0) return share;
    const [a, b] = [drawn.first[i]!, drawn.second[i]!];
    const [first, second, third] = [0, 1, 2].map((k) => shares[faceTriangles[t + k]!]!) as [number, number, number];
    return share * Math.max(0, Math.min(1, a * first + b * second + (1 - a - b) * third));
  });
  expect(mostApart(reach(), limited)).toBeLessThan(1e-5);
});

it('leaves nothing of one frame for the next', () => {
  const { stage } = made(mask);
  const first = stage.seen.slice();
  const away = mesh.map((value, i) => (i % 3 === 2 ? value : 0.4 * value + 10));
  stage.writeSurroundings({ mesh: away, alpha, trust, mask: undefined });
  expect(mostApart(stage.seen, first)).toBeGreaterThan(0.5);
  stage.writeSurroundings({ mesh, alpha, trust, mask });
  expect(Buffer.compare(Buffer.from(stage.seen.slice().buffer), Buffer.from(first.buffer))).toBe(0);
});
