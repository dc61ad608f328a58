import { joinMeshes, type Mesh } from '../geometry/mesh.ts';
import { tubeAlong } from '../geometry/tube.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Glasses } from '../people/person.ts';

const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;

/** Rims, bridge, nose pads' place and temples, fitted to a face at rest. */
export function buildGlasses(rest: Float32Array, glasses: Glasses): Mesh {
  const { halfWidth, halfHeight, squareness, rim } = glasses;
  const side = rest[3 * 454]!;
  const centreX = (Math.abs(rest[3 * 33]!) + Math.abs(rest[3 * 133]!)) / 2 + 0.25;
  const centreY = rest[3 * 33 + 1]! - 0.15;
  const front = rest[3 * 168 + 2]! + 0.55;
  const depthAt = (x: number): number => front - 0.06 * Math.max(0, Math.abs(x) - 1) ** 2;
  const parts: Mesh[] = [];
  for (const s of [-1, 1]) {
    const lens = Array.from({ length: 36 }, (_, k): Vec3 => {
      const angle = (-s * 2 * Math.PI * k) / 36;
      const x = s * centreX + halfWidth * power(Math.cos(angle), 2 / squareness);
      return [x, centreY + halfHeight * power(Math.sin(angle), 2 / squareness), depthAt(x)];
    });
    parts.push(tubeAlong(lens, { radius: () => rim, closed: true }));
    const hinge = s * (centreX + halfWidth);
    const temple: Vec3[] = [
      [hinge, centreY + halfHeight * 0.45, depthAt(hinge)],
      [s * (side + 0.2), centreY + halfHeight * 0.5, depthAt(hinge) - 1.8],
      [s * (side + 0.45), centreY + 0.6, -2.5],
      [s * (side + 0.4), centreY - 0.3, -4.6],
    ];
    parts.push(tubeAlong(temple, { radius: () => rim * 0.85 }));
  }
  const nose = centreX - halfWidth;
  const bridge: Vec3[] = [
    [-nose, centreY + 0.35, depthAt(nose)],
    [-nose * 0.4, centreY + 0.62, front + 0.15],
    [nose * 0.4, centreY + 0.62, front + 0.15],
    [nose, centreY + 0.35, depthAt(nose)],
  ];
  parts.push(tubeAlong(bridge, { radius: () => rim }));
  return joinMeshes(parts);
}
