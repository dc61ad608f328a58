import { clamp, smoothstep } from '../geometry/interpolation.ts';
import { gridTriangles, joinMeshes, paintVertices, type Mesh } from '../geometry/mesh.ts';
import { meshSolid } from '../geometry/mesh-solid.ts';
import { bothSides, fuse, limb, roundedBox, type Solid } from '../geometry/solid.ts';
import { tubeAlong } from '../geometry/tube.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { noise } from '../geometry/noise.ts';
import { colourOf, shade, type Rgb } from '../colour/colour.ts';
import type { Outfit, Person } from '../people/person.ts';

/** Neck, shoulders, chest and upper arms as one clay figure. */
function bodySolid({ neck, shoulders }: Person): Solid {
  const w = shoulders;
  const column = limb([0, -2, -5.8], [0, -15, -5.2], 4.95 * neck, 5.15 * neck);
  const tendon = bothSides(limb([4.2 * neck, -5, -5.6], [1.3, -14, -0.5 * neck], 0.8));
  const slope = bothSides(limb([1.5, -11.5, -7], [12.5 * w, -17.2, -6.4], 2.6 * neck, 2.5));
  const collarBone = bothSides(limb([3, -16, -0.3], [11.5 * w, -17, -3.6], 0.4));
  const chest = roundedBox([0, -48, -4.8], [14.4 * w, 31.2, 6.6], 6);
  const shoulder = bothSides(limb([14.4 * w, -20.2, -5.2], [16.2 * w, -24, -5.2], 4.1, 4.3));
  const arm = bothSides(limb([16.2 * w, -24, -5.2], [19 * w, -46, -4.6], 4.3, 3.7));
  const forearm = bothSides(limb([19 * w, -46, -4.6], [18.4 * w, -72, 0], 3.6, 2.8));
  const trunk = fuse(5, chest, shoulder, slope);
  return fuse(1.6, fuse(2.8, trunk, column), tendon, collarBone, fuse(1.5, arm, forearm));
}

/** Height of the neckline at a point around the neck; the cloth is below it. */
function necklineOf(outfit: Outfit): (x: number, z: number) => number {
  const back = (z: number): number => smoothstep(2, -9, z);
  switch (outfit.kind) {
    case 'crew':
      return (_x, z) => -14.3 + 2.7 * back(z);
    case 'shirt':
      return (x, z) => -13.6 + 2.4 * back(z) - 3.4 * clamp(1 - Math.abs(x) / 2.2, 0, 1) * smoothstep(-4, 1, z);
    case 'v-neck':
      return (x, z) => -13.7 + 2.2 * back(z) - 6.5 * clamp(1 - Math.abs(x) / 6.6, 0, 1) * smoothstep(-6, 0, z);
    case 'roll-neck':
      return (_x, z) => -10.6 + 1.6 * back(z);
    default:
      return outfit.kind satisfies never;
  }
}

const clothThickness = 0.45;

export interface Torso {
  skin: Mesh;
  cloth: Mesh;
  trim: Mesh;
}

export function buildTorso(person: Person): Torso {
  const body = bodySolid(person);
  const neckline = necklineOf(person.outfit);
  const w = person.shoulders;
  const folds = (x: number, y: number, z: number): number =>
    0.28 * (noise(x * 0.16 + z * 0.1, y * 0.09 + Math.abs(x) * 0.12, person.seed) - 0.5) * smoothstep(-15, -22, y);
  const clothed: Solid = (x, y, z) => Math.max(body(x, y, z) - clothThickness + folds(x, y, z), y - neckline(x, z));
  const skin = meshSolid((x, y, z) => Math.max(body(x, y, z), neckline(x, z) - 2.5 - y), {
    low: [-9.5, -24, -13],
    high: [9.5, -2, 6],
    cell: 0.75,
  });
  const cloth = meshSolid(clothed, { low: [-25 * w, -76, -14.5], high: [25 * w, -8.5, 6], cell: 1.1 });
  const colour = colourOf(person.outfit.colour);
  const dyed = paintVertices(cloth, ([x, y]) => shade(colour, 0.92 + 0.16 * noise(x * 0.8, y * 0.8, person.seed + 3)));
  return { skin, cloth: dyed, trim: buildTrim(person.outfit, neckline, body) };
}

/** The neckline as a curve on the cloth, counter-clockwise seen from above. */
function necklineCurve(neckline: (x: number, z: number) => number, body: Solid, steps: number, offset: number): Vec3[] {
  const at = (i: number, reach: number): Vec3 => {
    const angle = (2 * Math.PI * i) / steps;
    const [x, z] = [Math.sin(angle) * reach, -4.6 + Math.cos(angle) * reach];
    return [x, neckline(x, z), z];
  };
  const reaches = Array.from({ length: steps }, (_, i) => {
    let reach = 3;
    while (reach < 14 && body(...at(i, reach)) < offset) reach += 0.1;
    return reach;
  });
  return reaches.map((_, i) => at(i, meanAround(reaches, i)));
}

/** Cloth spans the hollows between tendons and collar bones. */
function meanAround(values: readonly number[], at: number): number {
  const spread = Math.max(2, Math.round(values.length / 16));
  let sum = 0;
  for (let k = -spread; k <= spread; k++) sum += values[(at + k + values.length) % values.length]!;
  return sum / (2 * spread + 1);
}

function buildTrim(outfit: Outfit, neckline: (x: number, z: number) => number, body: Solid): Mesh {
  const colour = colourOf(outfit.trim);
  switch (outfit.kind) {
    case 'shirt':
      return dyedCollar(necklineCurve(neckline, body, 72, 0.3), colour);
    case 'roll-neck':
      return rolledCollar(necklineCurve(neckline, body, 40, 0.2), colour);
    case 'crew':
    case 'v-neck':
      return dyed(
        tubeAlong(necklineCurve(neckline, body, 64, 0.28), { radius: () => 0.48, closed: true, sides: 8 }),
        colour,
      );
    default:
      return outfit.kind satisfies never;
  }
}

const dyed = (mesh: Mesh, colour: Rgb): Mesh =>
  paintVertices(mesh, (_, v) => shade(colour, 0.94 + 0.08 * ((v * 7) % 3) * 0.5));

function rolledCollar(curve: readonly Vec3[], colour: Rgb): Mesh {
  const rings = [0.2, 1.2, 2.3].map((rise) =>
    tubeAlong(
      curve.map(([x, y, z]): Vec3 => [x, y - 2.4 + rise, z]),
      { radius: () => 0.85, closed: true },
    ),
  );
  return joinMeshes(rings.map((ring) => dyed(ring, colour)));
}

/** A folded shirt collar: up along the neck, over, and down in two points at the front. */
function dyedCollar(curve: readonly Vec3[], colour: Rgb): Mesh {
  const columns = curve.length - 5;
  const rows = 6;
  const positions = new Float32Array(rows * columns * 3);
  for (let c = 0; c < columns; c++) {
    const [x, y, z] = curve[(c + 3) % curve.length]!;
    const [ox, oz] = [x, z + 4.6];
    const k = 1 / Math.hypot(ox, oz);
    const front = smoothstep(0.55, 0.96, Math.abs(1 - (2 * c) / (columns - 1)));
    const stand = 1.5 - 0.5 * front;
    const fall = 2.4 + 1.8 * front;
    const profile: readonly (readonly [number, number])[] = [
      [0, -1.2],
      [-0.05, stand * 0.6],
      [0.1, stand],
      [0.45, stand * 0.85],
      [0.7 + 0.3 * front, stand - fall * 0.6],
      [1 + 0.7 * front, stand - fall],
    ];
    profile.forEach(([out, rise], r) =>
      positions.set([x + ox * k * out, y + rise + front * 0.9, z + oz * k * out], 3 * (r * columns + c)),
    );
  }
  const mesh: Mesh = { positions, triangles: gridTriangles({ rows, columns, closed: false }) };
  return dyed(mesh, colour);
}
