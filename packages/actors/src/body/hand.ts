import { paintVertices, type Mesh } from '../geometry/mesh.ts';
import { meshSolid } from '../geometry/mesh-solid.ts';
import { ball, fuse, limb, roundedBox, type Solid } from '../geometry/solid.ts';
import { add, normalise, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import { blend, colourOf, shade, type Rgb } from '../colour/colour.ts';

/** Hand space: the back of the hand faces +z (the camera), fingers up, wrist at the origin, the thumb at +x. */
interface Finger {
  joints: readonly Vec3[];
  radius: number;
}

const fingers: readonly Finger[] = [
  {
    joints: [
      [3.1, 8.6, 0.25],
      [3.75, 12.6, 0.35],
      [4, 15, -0.25],
      [4.1, 16.7, -0.95],
    ],
    radius: 0.86,
  },
  {
    joints: [
      [1.1, 9.2, 0.45],
      [1.35, 13.7, 0.6],
      [1.42, 16.5, 0.05],
      [1.45, 18.5, -0.7],
    ],
    radius: 0.9,
  },
  {
    joints: [
      [-0.95, 8.9, 0.4],
      [-1.15, 13.2, 0.5],
      [-1.25, 15.9, -0.1],
      [-1.3, 17.7, -0.85],
    ],
    radius: 0.86,
  },
  {
    joints: [
      [-2.85, 8, 0.15],
      [-3.5, 11.3, 0.2],
      [-3.8, 13.3, -0.35],
      [-4, 14.9, -1],
    ],
    radius: 0.74,
  },
];
const thumb: Finger = {
  joints: [
    [2.6, 2.6, -0.3],
    [4.7, 5.4, -0.9],
    [6.1, 8, -1.1],
    [6.9, 9.9, -1.3],
  ],
  radius: 1,
};

function fingerSolid({ joints, radius }: Finger): Solid {
  const [knuckle, middle, last, tip] = joints as readonly [Vec3, Vec3, Vec3, Vec3];
  const bones = [
    limb(knuckle, middle, radius * 1.06, radius),
    limb(middle, last, radius, radius * 0.92),
    limb(last, tip, radius * 0.92, radius * 0.78),
  ];
  return fuse(0.35, ...bones, ball(middle, radius * 1.06), ball(last, radius * 0.97));
}

function handSolid(): Solid {
  const palm = fuse(
    1.6,
    roundedBox([0.1, 5.4, 0], [3.75, 4.2, 1.35], 1.3),
    limb([2.4, 3, -0.5], [3.6, 5.4, -0.7], 1.6, 1.3),
    limb([-2.6, 2, -0.3], [-2.9, 6.5, -0.2], 1.35),
  );
  const tendons = fingers.map(({ joints }) =>
    limb([joints[0]![0] * 0.45, 2, 0.9], [joints[0]![0], joints[0]![1], 0.85], 0.45),
  );
  const knuckles = fingers.map(({ joints, radius }) => ball(add(joints[0]!, [0, 0, 0.15]), radius * 1.12));
  const wrist = limb([0, 1.5, 0], [0, -5, -0.4], 2.6, 2.9);
  const forearm = limb([0, -4, -0.4], [-0.5, -30, -1.5], 2.9, 4.4);
  const joined = fuse(1.1, fuse(2.2, palm, wrist, forearm), ...tendons, ...knuckles, fingerSolid(thumb));
  // Fingers join the palm but never each other: a small blend keeps the gaps open.
  return fuse(0.5, joined, ...fingers.map(fingerSolid));
}

interface Nail {
  centre: Vec3;
  along: Vec3;
  radius: number;
}

function nailOf({ joints, radius }: Finger): Nail {
  const last = joints[2]!;
  const tip = joints[3]!;
  const along = normalise(subtract(tip, last));
  return { centre: add(add(tip, scale(along, -0.1)), [0, 0, radius * 0.7]), along, radius: radius * 0.62 };
}

function nailShare(nails: readonly Nail[], point: Vec3): number {
  let share = 0;
  for (const { centre, along, radius } of nails) {
    const from = subtract(point, centre);
    const up = from[0] * along[0] + from[1] * along[1] + from[2] * along[2];
    const side = Math.hypot(from[0] - up * along[0], 0);
    const behind = Math.abs(from[2] - up * along[2]);
    share = Math.max(share, behind < radius ? 1 - Math.max(Math.abs(up) / (radius * 1.25), side / radius) : 0);
  }
  return Math.min(1, Math.max(0, share * 5));
}

let sculpted: Mesh | undefined;

/** A right hand with its forearm in a sleeve, for covering a face. */
export function buildHand(skinTone: string, sleeve: string): Mesh {
  sculpted ??= meshSolid(handSolid(), { low: [-6.5, -30, -7], high: [9.5, 20.5, 5], cell: 0.42 });
  const skin = colourOf(skinTone);
  const cloth = colourOf(sleeve);
  const flushed: Rgb = [skin[0], skin[1] * 0.8, skin[2] * 0.78];
  const nail: Rgb = [Math.min(1, skin[0] * 1.06), skin[1] * 0.94, skin[2] * 0.95];
  const nails = [...fingers, thumb].map(nailOf);
  const warmAt = [...fingers, thumb].flatMap(({ joints }) => joints);
  return paintVertices(sculpted, (point) => {
    if (point[1] < -6) return shade(cloth, point[1] > -7.4 ? 0.8 : 1);
    const nearest = Math.min(
      ...warmAt.map((joint) => Math.hypot(joint[0] - point[0], joint[1] - point[1], joint[2] - point[2])),
    );
    const warm = Math.exp(-((nearest / 1.1) ** 2));
    return blend(blend(skin, flushed, 0.75 * warm), nail, 0.9 * nailShare(nails, point));
  });
}
