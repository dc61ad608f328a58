import { leftEyeOpening, rightEyeOpening } from '../face/face-topology.ts';
import { lerp } from '../geometry/interpolation.ts';
import { hash } from '../geometry/noise.ts';
import { createSurface, plasticMaterial, type Surface } from '../light/surface.ts';
import type { Person } from '../people/person.ts';

/** Upper lashes: one small spike at each vertex of the lid edge. */
export interface Lashes {
  surface: Surface;
  length: number;
}

const edges = [rightEyeOpening.upper, leftEyeOpening.upper] as const;
const perEye = rightEyeOpening.upper.length - 2;

export function buildLashes(person: Person): Lashes {
  const spikes = edges.length * perEye;
  const triangles = Int32Array.from({ length: spikes * 3 }, (_, i) => i);
  const mesh = {
    positions: new Float32Array(spikes * 9),
    normals: Float32Array.from({ length: spikes * 9 }, (_, i) => (i % 3 === 2 ? 1 : 0)),
    triangles,
  };
  return {
    surface: createSurface(mesh, {
      material: { ...plasticMaterial, gloss: 0 },
      colour: [0.014, 0.01, 0.009],
      twoSided: true,
    }),
    length: 0.17 + 0.2 * person.skin.liner,
  };
}

/** Lashes point up and forward from an open lid, down from a closed one. */
export function followLids({ surface, length }: Lashes, face: Float32Array, blinks: readonly [number, number]): void {
  let at = 0;
  edges.forEach((edge, eye) => {
    const rise = lerp(0.75, -0.55, blinks[eye]!);
    for (let i = 1; i <= perEye; i++, at += 9) {
      const vertex = 3 * edge[i]!;
      const [x, y, z] = [face[vertex]!, face[vertex + 1]!, face[vertex + 2]!];
      const outward = 1 - i / (perEye + 1);
      const reach = length * (0.35 + 0.75 * Math.sqrt(outward)) * (0.75 + 0.4 * hash(i, eye, 3));
      const splay = (outward - 0.35) * 0.9 * Math.sign(x);
      surface.positions.set(
        [x - 0.05, y - 0.01, z, x + 0.05, y - 0.01, z, x + splay * reach, y + rise * reach, z + 0.75 * reach],
        at,
      );
    }
  });
}
