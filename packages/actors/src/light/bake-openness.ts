import type { Vec3 } from '../geometry/vector.ts';
import { castShadows, lightReaching, viewAlong, type ShadowSoftness } from './shadow-map.ts';
import type { Surface } from './surface.ts';

const rays = 30;
const mapSize = 150;
/** The head and the shoulders near it; what lies outside is open anyway. */
const covered = { centre: [0, -4, -3] as Vec3, radius: 23 };
const firmShadow: ShadowSoftness = { slack: 0.35, fade: 0.5, spread: 0.3, taps: 2 };

/**
 * Ambient occlusion of a person at rest: nooks under the chin, behind the ears, beside the nose and under the hair see
 * less sky. Single locks are too thin to matter as cover, and there are many: the cap of the hair stands for them.
 */
export function bakeOpenness(surfaces: readonly Surface[]): void {
  const casters = surfaces.filter((surface) => surface.material.kind !== 'hair');
  const sky = surfaces.map(({ count }) => ({ seen: new Float32Array(count), possible: new Float32Array(count) }));
  for (let ray = 0; ray < rays; ray++) {
    const direction = spherePoint(ray);
    const shadows = castShadows(
      casters,
      viewAlong(direction, { ...covered, size: mapSize }),
      (surface) => surface.positions,
    );
    surfaces.forEach(({ positions: p, normals: n, count }, s) => {
      const { seen, possible } = sky[s]!;
      for (let v = 0, i = 0; v < count; v++, i += 3) {
        const facing = n[i]! * direction[0] + n[i + 1]! * direction[1] + n[i + 2]! * direction[2];
        if (facing < 0.05) continue;
        possible[v] = possible[v]! + facing;
        // Lifted off the surface, so that a curved patch does not shade itself.
        seen[v] =
          seen[v]! +
          facing *
            lightReaching(
              shadows,
              p[i]! + n[i]! * 0.3,
              p[i + 1]! + n[i + 1]! * 0.3,
              p[i + 2]! + n[i + 2]! * 0.3,
              firmShadow,
            );
      }
    });
  }
  surfaces.forEach((surface, s) => {
    const { seen, possible } = sky[s]!;
    for (let v = 0; v < surface.count; v++) surface.openness[v] = possible[v]! > 0 ? seen[v]! / possible[v]! : 1;
  });
}

/** Points of a golden spiral: evenly spread and always the same. */
function spherePoint(i: number): Vec3 {
  const y = 1 - (2 * i + 1) / rays;
  const r = Math.sqrt(1 - y * y);
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  return [r * Math.cos(angle), y, r * Math.sin(angle)];
}
