import { lerp, smoothstep } from '../geometry/interpolation.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { dice, noise } from '../geometry/noise.ts';
import { addScaled, normalise, subtract, type Vec3 } from '../geometry/vector.ts';
import { colourOf, shade, type Rgb } from '../colour/colour.ts';
import type { Person } from '../people/person.ts';
import { growLock } from './grow-lock.ts';
import type { HairStyle } from '../people/hair-style.ts';
import { buildCap } from './hair-cap.ts';
import { growHairlineStrands, type HairlineStrands } from './hairline-strands.ts';
import { addLock, createLockHeap, lockMesh, type LockHeap } from './lock-ribbon.ts';
import { azimuthOf, buildScalp, elevationOf, liesOnHead, scalpNormal, scalpPoint, type Scalp } from './scalp.ts';

export interface Hair {
  /** Closes the gaps between the locks with the colour of deep hair. */
  cap: Mesh;
  locks: Mesh;
  tangents: Float32Array;
  strands: HairlineStrands | undefined;
}

interface Barber {
  /** Locks still to be laid; the outermost are drawn first, so that most of those below are rejected by depth. */
  grown: { layer: number; lay: () => void }[];
  style: HairStyle;
  scalp: Scalp;
  heap: LockHeap;
  throwDice: () => number;
  seed: number;
  base: Rgb;
  tips: Rgb;
}

export function buildHair(person: Person, style: HairStyle, rest: Float32Array): Hair {
  const scalp = buildScalp(rest, style.hairline);
  const heap = createLockHeap();
  const base = colourOf(style.colour);
  const barber: Barber = {
    grown: [],
    style,
    scalp,
    heap,
    throwDice: dice(person.seed * 101),
    seed: person.seed,
    base,
    tips: colourOf(style.tips ?? style.colour),
  };
  growScalp(barber);
  if (style.flow === 'parted') growParting(barber);
  growHairline(barber);
  if (style.fringe) growFringe(barber, style.fringe.length);
  barber.grown.sort((a, b) => b.layer - a.layer).forEach(({ lay }) => lay());
  if (style.bunch) growBunch(barber, style.bunch);
  return {
    cap: buildCap(person, style, scalp),
    locks: lockMesh(heap),
    tangents: Float32Array.from(heap.tangents),
    strands: liesOnHead(style) ? growHairlineStrands(person, style, scalp) : undefined,
  };
}

function lengthAt(style: HairStyle, scalp: Scalp, root: Vec3): number {
  const onTop = smoothstep(0.35, 0.85, elevationOf(scalp, root));
  const behind = smoothstep(1.5, 2.3, Math.abs(azimuthOf(scalp, root)));
  const below = lerp(style.length.side, style.length.back, behind);
  if (style.even) return below + Math.max(0, elevationOf(scalp, root)) * roundTheHeadCm;
  return lerp(below, style.length.top, onTop);
}

/** Way over the scalp for each radian of elevation. */
const roundTheHeadCm = 10.5;

interface Cutting {
  root: Vec3;
  length: number;
  layer: number;
  width: number;
  overFace?: boolean;
}

function plant(barber: Barber, { root, length, layer, width, overFace = false }: Cutting): void {
  const { style, scalp, throwDice, seed } = barber;
  const perSegment = style.curly ? 0.32 : style.wave ? style.wave.every / 6 : 1.6;
  const segments = Math.max(4, Math.min(16, Math.ceil(length / perSegment)));
  const azimuth = azimuthOf(scalp, root);
  const phase = style.curly
    ? throwDice() * 6.3
    : 5 * noise(azimuth * 1.6 + 9, elevationOf(scalp, root) * 2 + 9, seed) + 0.4 * throwDice();
  const points = growLock(style, scalp, { root, length, segments, layer, phase, overFace });
  const brightness = (0.55 + 0.45 * layer) * (0.8 + 0.45 * throwDice());
  const look = {
    width,
    pointed: style.even ? 0.5 : 0.9,
    pointedRoot: liesOnHead(style),
    root: shade(barber.base, brightness),
    tip: shade(barber.tips, brightness),
    strip: throwDice(),
    normalAt: (point: Vec3) => scalpNormal(scalp, point),
  };
  barber.grown.push({ layer, lay: () => addLock(barber.heap, points, look) });
}

const cutVariation = ({ style, throwDice }: Barber): number =>
  style.even ? 0.93 + 0.1 * throwDice() : 0.85 + 0.25 * throwDice();

function growScalp(barber: Barber): void {
  const { style, scalp, throwDice } = barber;
  for (let lock = 0; lock < style.locks; lock++) {
    const azimuth = ((lock + throwDice()) / style.locks) * 2 * Math.PI - Math.PI;
    const lowest = Math.sin(scalp.hairlineAt(azimuth) + (isStrandGround(style, azimuth) ? 0.1 : 0.05));
    const elevation = Math.asin(lerp(lowest, 0.995, throwDice()));
    if (isFringeGround(style, azimuth, elevation)) continue;
    const root = scalpPoint(scalp, azimuth, elevation);
    const length = lengthAt(style, scalp, root) * cutVariation(barber);
    plant(barber, { root, length, layer: 0.3 + 0.7 * throwDice(), width: style.lockWidth * (0.7 + 0.5 * throwDice()) });
  }
}

/** Hair on both sides of the parting starts right at it, from the forehead over the crown. */
function growParting(barber: Barber): void {
  const { style, scalp, throwDice } = barber;
  const count = Math.round(style.locks * 0.3);
  const parting = style.parting ?? 0;
  for (let lock = 0; lock < count; lock++) {
    const side = lock % 2 ? 1 : -1;
    const back = (lock + throwDice()) / count;
    const angle = lerp(scalp.hairlineAt(0) + 0.06, Math.PI * 0.78, back);
    const fade = Math.sin(angle);
    const [, y, z] = scalpPoint(scalp, 0, angle);
    const root: Vec3 = [parting * fade + side * 0.12, y - 0.03 * parting * parting * fade, z];
    const length = lengthAt(style, scalp, root) * cutVariation(barber);
    plant(barber, {
      root,
      length,
      layer: 0.55 + 0.45 * throwDice(),
      width: style.lockWidth * (0.8 + 0.4 * throwDice()),
    });
  }
}

/** Finer, irregular locks right at the edge: a real hairline is thin and never a drawn line. */
function growHairline(barber: Barber): void {
  const { style, scalp, throwDice } = barber;
  const count = Math.round(style.locks * 0.55);
  for (let lock = 0; lock < count; lock++) {
    const azimuth = ((lock + throwDice()) / count) * 2 * Math.PI - Math.PI;
    const elevation =
      scalp.hairlineAt(azimuth) + 0.09 * throwDice() - 0.035 + 0.03 * Math.sin(azimuth * 9 + barber.seed);
    if (isFringeGround(style, azimuth, elevation) || isStrandGround(style, azimuth)) continue;
    const root = scalpPoint(scalp, azimuth, elevation);
    const length = lengthAt(style, scalp, root) * (style.even ? 0.8 + 0.2 * throwDice() : 0.6 + 0.4 * throwDice());
    plant(barber, {
      root,
      length,
      layer: 0.1 + 0.5 * throwDice(),
      width: style.lockWidth * (0.3 + 0.35 * throwDice()),
    });
  }
}

/** The front of the head belongs to the fringe alone. */
const fringeHalfAngle = 0.95;
const isFringeGround = (style: HairStyle, azimuth: number, elevation: number): boolean =>
  style.fringe !== undefined && Math.abs(azimuth) < fringeHalfAngle && elevation < 1.5;

/** Along the face see-through strands are the finest hair. */
const isStrandGround = (style: HairStyle, azimuth: number): boolean => liesOnHead(style) && Math.abs(azimuth) < 1.4;

function growFringe(barber: Barber, length: number): void {
  const { style, scalp, throwDice } = barber;
  const count = Math.round(style.locks * 0.45);
  for (let lock = 0; lock < count; lock++) {
    const azimuth = lerp(-fringeHalfAngle, fringeHalfAngle, (lock + throwDice()) / count);
    const elevation = lerp(0.75, 1.55, throwDice());
    const root = scalpPoint(scalp, azimuth, elevation);
    const toHairline = (elevation - scalp.hairlineAt(azimuth)) * roundTheHeadCm;
    plant(barber, {
      root,
      length: toHairline + length * (0.88 + 0.14 * throwDice()),
      layer: 0.35 + 0.4 * throwDice(),
      width: style.lockWidth * (0.6 + 0.4 * throwDice()),
      overFace: true,
    });
  }
}

/** A ball of short curled locks, or of smooth ones wound around it. */
function growBunch(
  { style, heap, throwDice, base, tips }: Barber,
  { y, z, radius }: NonNullable<HairStyle['bunch']>,
): void {
  const centre: Vec3 = [0, y, z];
  const count = Math.round(radius * radius * 26);
  for (let lock = 0; lock < count; lock++) {
    const up = 1 - (2 * (lock + 0.5)) / count;
    const turn = lock * 2.39996;
    const out: Vec3 = [Math.sqrt(1 - up * up) * Math.cos(turn), up, Math.sqrt(1 - up * up) * Math.sin(turn)];
    const brightness = 0.7 + 0.55 * throwDice();
    const points = style.curly ? springFrom(centre, out, radius, throwDice) : windingOn(centre, out, radius, throwDice);
    addLock(heap, points, {
      width: style.lockWidth * 0.9,
      pointed: 0.5,
      root: shade(base, brightness),
      tip: shade(tips, brightness),
      strip: throwDice(),
      normalAt: (point) => normalise(subtract(point, centre)),
    });
  }
}

function springFrom(centre: Vec3, out: Vec3, radius: number, throwDice: () => number): Vec3[] {
  const phase = throwDice() * 6.3;
  const aside = normalise([out[2], 0.2, -out[0]]);
  const third: Vec3 = [
    out[1] * aside[2] - out[2] * aside[1],
    out[2] * aside[0] - out[0] * aside[2],
    out[0] * aside[1] - out[1] * aside[0],
  ];
  const reach = radius * (0.93 + 0.12 * throwDice());
  return Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const angle = phase + t * 11;
    const curl = 0.34 * (0.4 + 0.6 * t);
    return addScaled(
      addScaled(addScaled(centre, out, reach * (0.72 + 0.28 * t)), aside, curl * Math.cos(angle)),
      third,
      curl * Math.sin(angle),
    );
  });
}

function windingOn(centre: Vec3, out: Vec3, radius: number, throwDice: () => number): Vec3[] {
  const tilt = 0.5 * (throwDice() - 0.5);
  return Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 7) * 1.5 + Math.atan2(out[0], out[2]);
    const up = out[1] * 0.96 + tilt * (i / 7 - 0.5);
    const around = Math.sqrt(Math.max(0.02, 1 - up * up));
    return addScaled(
      centre,
      [Math.sin(turn) * around, up, Math.cos(turn) * around],
      radius * (0.97 + 0.05 * throwDice()),
    );
  });
}
