import { colourOf, shade } from '../colour/colour.ts';
import { lerp, smoothstep } from '../geometry/interpolation.ts';
import { dice, noise } from '../geometry/noise.ts';
import type { HairStyle } from '../people/hair-style.ts';
import type { Person } from '../people/person.ts';
import { subtract } from '../geometry/vector.ts';
import { growLock } from './grow-lock.ts';
import { addLock, createLockHeap, lockMesh } from './lock-ribbon.ts';
import { scalpNormal, scalpPoint, type Scalp } from './scalp.ts';
import type { Mesh } from '../geometry/mesh.ts';

/** Fine hair along the face: every vertex says how much of what is behind it is covered. */
export interface HairlineStrands {
  mesh: Mesh;
  tangents: Float32Array;
  opacity: Float32Array;
}

const strands = 420;
const segments = 5;
/** One strand in so many starts at the parting, where hair leaves to both sides and would bare the skin. */
const partingEvery = 12;
/** Radians: beyond it hair hangs down beside the face. */
const reachToSide = 1.5;

/** Hair begins sparse and see-through in front of the locks, and is lost among them. */
export function growHairlineStrands(person: Person, style: HairStyle, scalp: Scalp): HairlineStrands {
  const throwDice = dice(person.seed * 211);
  const heap = createLockHeap();
  const opacity: number[] = [];
  const base = colourOf(style.colour);
  const partingAzimuth = Math.asin((style.parting ?? 0) / (scalp.radii[0] * Math.cos(scalp.hairlineAt(0))));
  const along = hairlineWalk(scalp);
  for (let strand = 0; strand < strands; strand++) {
    const atParting = strand % partingEvery === 0;
    const azimuth = atParting ? partingAzimuth + 0.24 * (throwDice() - 0.5) : along((strand + throwDice()) / strands);
    const uneven = 0.05 * (noise(azimuth * 4, 7, person.seed) - 0.5);
    const elevation = scalp.hairlineAt(azimuth) + uneven + lerp(-0.035, 0.075, throwDice());
    const root = scalpPoint(scalp, azimuth, elevation);
    const length = lerp(2, 3.6, throwDice());
    const points = growLock({ ...style, wave: { size: 0, every: 1 } }, scalp, {
      root,
      length,
      segments,
      layer: 0.1,
      phase: 0,
      overFace: false,
      fine: true,
    });
    const colour = shade(base, 0.75 + 0.4 * throwDice());
    addLock(heap, points, {
      width: lerp(0.3, 0.55, throwDice()),
      pointed: 0.5,
      root: colour,
      tip: colour,
      strip: throwDice(),
      normalAt: (point) => scalpNormal(scalp, point),
    });
    for (let i = 0; i <= segments; i++) {
      const t = i / segments;
      const cover = smoothstep(0, 0.4, t) * (1 - smoothstep(0.6, 1, t));
      opacity.push(cover, cover);
    }
  }
  return { mesh: lockMesh(heap), tangents: Float32Array.from(heap.tangents), opacity: Float32Array.from(opacity) };
}

const walkSteps = 60;

/** The azimuth after a share of the way along the hairline from temple to temple: equal shares are equally long. */
function hairlineWalk(scalp: Scalp): (share: number) => number {
  const azimuthAt = (step: number): number => lerp(-reachToSide, reachToSide, step / walkSteps);
  const walked = [0];
  for (let step = 1; step <= walkSteps; step++) {
    const [from, to] = [azimuthAt(step - 1), azimuthAt(step)].map((at) => scalpPoint(scalp, at, scalp.hairlineAt(at)));
    walked.push(walked[step - 1]! + Math.hypot(...subtract(to!, from!)));
  }
  return (share) => {
    const way = share * walked[walkSteps]!;
    const next = Math.max(
      1,
      walked.findIndex((length) => length >= way),
    );
    return azimuthAt(next - 1 + (way - walked[next - 1]!) / (walked[next]! - walked[next - 1]!));
  };
}
