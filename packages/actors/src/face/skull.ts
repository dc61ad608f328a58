import type { Vec3 } from '../geometry/vector.ts';
import { faceOval } from './landmark-loops.ts';
import { skullPole, skullRings, skullVertex } from './face-topology.ts';

interface Spoke {
  reach: number;
  angle: number;
  latitude: number;
  onSkull: Vec3;
}

export interface Skull {
  spokes: readonly Spoke[];
}

const centreY = 2;
const centreZ = -2.6;
const depth = 9.6;
const crownAboveOval = 4.6;
const underJawReach = 6.6;

/** An ellipsoid that meets each oval landmark at its own angle: top, sides and under the jaw have their own radius. */
export function buildSkull(rest: Float32Array): Skull {
  const side = rest[3 * 454]! * 1.03;
  const crown = rest[3 * 10 + 1]! - centreY + crownAboveOval;
  const spokes = faceOval.map((vertex): Spoke => {
    const [x, y, z] = [rest[3 * vertex]!, rest[3 * vertex + 1]! - centreY, rest[3 * vertex + 2]! - centreZ];
    const lift = Math.sin(Math.atan2(y, Math.abs(x)));
    const reach = lift > 0 ? side + lift * lift * (crown - side) : side + lift * lift * (underJawReach - side);
    const angle = Math.atan2(y, x);
    const latitude = Math.atan2(Math.hypot(x, y) / reach, z / depth);
    return { reach, angle, latitude, onSkull: pointOn(reach, angle, latitude) };
  });
  return { spokes };
}

function pointOn(reach: number, angle: number, latitude: number): Vec3 {
  const r = reach * Math.sin(latitude);
  return [r * Math.cos(angle), centreY + r * Math.sin(angle), centreZ + depth * Math.cos(latitude)];
}

/** Writes the skull behind the posed face; what the oval moved fades out towards the back of the head. */
export function writeSkull(skull: Skull, positions: Float32Array): void {
  skull.spokes.forEach(({ reach, angle, latitude, onSkull }, spoke) => {
    const oval = 3 * faceOval[spoke]!;
    for (let ring = 1; ring <= skullRings; ring++) {
      const t = ring / (skullRings + 1);
      const point = pointOn(reach, angle, latitude + (Math.PI - latitude) * t);
      const fade = (1 - t) ** 3;
      const at = 3 * skullVertex(ring, spoke);
      for (let k = 0; k < 3; k++) positions[at + k] = point[k]! + (positions[oval + k]! - onSkull[k]!) * fade;
    }
  });
  positions.set([0, centreY, centreZ - depth], 3 * skullPole);
}
