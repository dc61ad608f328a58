import { clamp, smoothstep } from '../geometry/interpolation.ts';
import { add, addScaled, cross, dot, normalise, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import type { HairStyle } from '../people/hair-style.ts';
import { azimuthOf, elevationOf, heightAbove, liesOnHead, scalpNormal, type Scalp } from './scalp.ts';

export interface LockPlan {
  root: Vec3;
  length: number;
  segments: number;
  /** 0 lies on the head, 1 is the outermost layer. */
  layer: number;
  /** Phase of the wave in radians: neighbours wave together. */
  phase: number;
  /** May fall over the forehead. */
  overFace: boolean;
  /** Short hair of the hairline: where the parting meets the forehead it grows straight back. */
  fine?: boolean;
}

const down: Vec3 = [0, -1, 0];
/** Behind this azimuth hair may hang down beside the face. */
const faceHalfAngle = 1.2;

/** Points from root to tip. */
export function growLock(style: HairStyle, scalp: Scalp, plan: LockPlan): Vec3[] {
  const step = plan.length / plan.segments;
  const points: Vec3[] = [plan.root];
  const start = scalpNormal(scalp, plan.root);
  const lift = liftAtRoot(style, scalp, plan.root);
  let direction = normalise(addScaled(flowAt(style, scalp, plan.root, plan), start, lift));
  let point = plan.root;
  for (let i = 1; i <= plan.segments; i++) {
    const t = i / plan.segments;
    point = addScaled(point, direction, step);
    // Short hair cannot stand far off: volume is limited by length.
    const height =
      Math.min(style.volume, plan.length * 0.22) * plan.layer * smoothstep(0, 0.35, t) * flatterInFront(scalp, point) +
      0.08;
    point = keepNearHead(
      scalp,
      point,
      height,
      height + 0.3 + (style.flow === 'outward' ? Infinity : 5 * lift * (style.quiff ?? 0)),
    );
    if (style.even && !plan.overFace) point = keepOffFace(scalp, point);
    points.push(plan.overFace ? restOnForehead(scalp, point) : point);
    const stiffness = style.flow === 'outward' ? 0.9 : 0.62;
    direction = normalise(add(scale(direction, stiffness), scale(flowAt(style, scalp, point, plan), 1 - stiffness)));
  }
  const lying = liesOnHead(style) ? points.map((point) => scalp.settle(point)) : points;
  return style.wave ? waved(style, scalp, plan, lying) : lying;
}

/** Hair over the forehead lies closer than at the sides and the back. */
const flatterInFront = (scalp: Scalp, point: Vec3): number =>
  0.45 + 0.55 * smoothstep(0.2, 1.3, Math.abs(azimuthOf(scalp, point)));

function liftAtRoot(style: HairStyle, scalp: Scalp, root: Vec3): number {
  if (style.flow === 'outward') return 3;
  const front =
    smoothstep(1.1, 0.3, Math.abs(azimuthOf(scalp, root))) * smoothstep(1.25, 0.75, elevationOf(scalp, root));
  return 0.12 + (style.quiff ?? 0) * front;
}

/** The way hair wants to go at a point, along the head. */
function flowAt(style: HairStyle, scalp: Scalp, point: Vec3, { overFace, fine = false }: LockPlan): Vec3 {
  const normal = scalpNormal(scalp, point);
  const wish = overFace ? fringeWish(style, point) : wishOf(style, scalp, point, fine);
  if (style.flow === 'outward') return wish;
  const along = addScaled(wish, normal, -dot(wish, normal));
  const flow = Math.hypot(...along) < 1e-3 ? down : normalise(along);
  return liesOnHead(style) && !overFace ? awayFromFace(scalp, point, normal, flow) : flow;
}

/** Near the hairline hair grows back from the face before it falls to the side. */
function awayFromFace(scalp: Scalp, point: Vec3, normal: Vec3, flow: Vec3): Vec3 {
  const above = scalp.aboveHairline(point);
  const share = smoothstep(0.3, 0.05, above) * smoothstep(1.35, 1, Math.abs(azimuthOf(scalp, point)));
  if (share === 0) return flow;
  const steps: readonly Vec3[] = [
    [0.1, 0, 0],
    [0, 0.1, 0],
    [0, 0, 0.1],
  ];
  const [x, y, z] = steps.map((step) => scalp.aboveHairline(add(point, step)) - above) as [number, number, number];
  const steepest: Vec3 = [x, y, z];
  const back = normalise(addScaled(steepest, normal, -dot(steepest, normal)));
  const lacking = Math.max(0, backwards - dot(flow, back));
  return normalise(addScaled(flow, back, lacking * share));
}

/** How much of the way hair takes at the hairline leads away from the face. */
const backwards = 0.6;

const fringeWish = (style: HairStyle, [x]: Vec3): Vec3 => [(style.fringe?.sweep ?? 0) + 0.05 * x, -1, 0.25];

function wishOf(style: HairStyle, scalp: Scalp, point: Vec3, fine: boolean): Vec3 {
  const [x, y, z] = point;
  const onTop = smoothstep(4, 10, y);
  const inFront = smoothstep(-3, 5, z);
  switch (style.flow) {
    case 'parted':
      return [
        (fine ? clamp((x - (style.parting ?? 0)) / 1.2, -1, 1) : Math.sign(x - (style.parting ?? 0))) * 1.5 * onTop,
        -1,
        (-0.4 * inFront - 0.2 * onTop) * smoothstep(-2, 6, y),
      ];
    case 'back':
      return [0.1 * x * onTop + 0.4 * (style.parting ?? 0) * onTop, 0.3 * inFront - 0.8 * (1 - onTop), -1];
    case 'crown':
      return [x * 0.16, -0.8, 0.14 * (z + 5.5)];
    case 'outward':
      return add(scalpNormal(scalp, point), [0, -0.12, 0]);
    case 'knot': {
      const { y: knotY, z: knotZ } = style.bunch ?? { y: 12, z: -9 };
      return normalise(subtract([0, knotY, knotZ], point));
    }
    default:
      return style.flow satisfies never;
  }
}

/** Hair neither sinks into the head nor flies off it. */
function keepNearHead(scalp: Scalp, point: Vec3, atLeast: number, atMost: number): Vec3 {
  const height = heightAbove(scalp, point);
  if (height < atLeast) return addScaled(point, scalpNormal(scalp, point), atLeast - height);
  return height > atMost ? addScaled(point, scalpNormal(scalp, point), (atMost - height) * 0.7) : point;
}

/** The forehead lies deeper than the scalp's ellipsoid: below the hairline a fringe sinks onto it. */
function restOnForehead(scalp: Scalp, point: Vec3): Vec3 {
  const below = scalp.hairlineAt(azimuthOf(scalp, point)) - elevationOf(scalp, point);
  return addScaled(point, scalpNormal(scalp, point), -1.25 * smoothstep(-0.15, 0.3, below));
}

/** Turns a point that fell in front of the face to its side, around the head. */
function keepOffFace(scalp: Scalp, point: Vec3): Vec3 {
  const azimuth = azimuthOf(scalp, point);
  const below = scalp.hairlineAt(azimuth) - elevationOf(scalp, point);
  if (below < 0.03 || Math.abs(azimuth) > faceHalfAngle) return point;
  const target = Math.sign(azimuth || 1) * faceHalfAngle;
  const turn = (target - azimuth) * Math.min(1, below * 3);
  const [x, z] = [point[0] - scalp.centre[0], point[2] - scalp.centre[2]];
  return [
    scalp.centre[0] + x * Math.cos(turn) + z * Math.sin(turn),
    point[1],
    scalp.centre[2] - x * Math.sin(turn) + z * Math.cos(turn),
  ];
}

function waved(style: HairStyle, scalp: Scalp, plan: LockPlan, points: readonly Vec3[]): Vec3[] {
  const { size, every } = style.wave!;
  return points.map((point, i) => {
    const t = i / plan.segments;
    const along = normalise(subtract(points[Math.min(points.length - 1, i + 1)]!, points[Math.max(0, i - 1)]!));
    const normal = scalpNormal(scalp, point);
    const angle = (2 * Math.PI * t * plan.length) / every + plan.phase;
    const strength = size * smoothstep(0, 0.3, t);
    const aside = normalise(cross(along, Math.abs(dot(along, normal)) > 0.95 ? [0.3, 0, 1] : normal));
    const swung = addScaled(point, aside, strength * Math.sin(angle));
    return style.curly
      ? addScaled(swung, cross(aside, along), strength * Math.cos(angle))
      : addScaled(swung, normal, strength * 0.25 * (1 + Math.cos(angle)));
  });
}
