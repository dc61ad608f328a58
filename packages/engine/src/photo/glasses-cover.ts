import { atlasSize, isBrow, ringFromEyes, smoothstep, unwrappedCoordinates } from '../geometry/index.ts';
import { fillHoles } from './fill-holes.ts';
import { findRimLoops, type RimLoop, type RimPoint } from './rim-loops.ts';
import { readMap } from './texture-map.ts';
import type { UnwrappedFace } from './unwrap-face.ts';
import { fromAtlas, spreadOverFace, unwrapTable } from './unwrap-table.ts';

/** From this contrast on a stretch of a loop is rim, from the second on surely; rimless lenses have gaps. Chosen on four wearers of the test photos. */
const rimContrast = [0.12, 0.2] as const;
/** Beyond the rim itself: what sampling smeared, then a fade; in sides of the layout. */
const smear = 0.004;
const fade = 0.008;
/** A rim's half width is looked for no further than this; above the eye, where brows are, only thin rims are believed. */
const halfWidthMax = 0.026;
const halfWidthMaxAbove = 0.014;
/** Rows of the layout in which bridge and temples lie. */
const bandTop = 0.24;
const bandBottom = 0.47;
/** Over which these areas begin and end: a straight edge would show. */
const softEdge = 0.025;
/** Contrast and width are taken over this many points to each side: a glint must not open a gap. */
const span = 4;

/**
 * How much of each texel of an unwrapped face is frame of glasses, 0 to 1. `bareInAtlas` says the same by colour alone (1 = bare) and is
 * believed for the bridge and the temples; the rims around the lenses are followed as closed lines, through brows and over wrinkles.
 */
export function glassesCoverOf(face: UnwrappedFace, bareInAtlas: Float32Array): Float32Array {
  const { side } = face;
  const { loops, areClear } = findRimLoops({ side, luma: face.planes[0] });
  const cover = new Float32Array(side * side);
  if (areClear) {
    for (const loop of loops) drawLoop(cover, face, loop);
    addLeftovers(cover, face, loops);
  }
  addBridgeAndTemples(cover, { face, loops, bareInAtlas });
  const { entryOf, kind } = unwrapTable(side);
  return grown(cover, side).map((share, at) => (entryOf[at] === -1 || kind[entryOf[at]!] !== 0 ? 0 : share));
}

/** The greatest of each texel and its neighbours: what sampling smeared beside a frame would stay as a thin line. */
function grown(cover: Float32Array, side: number): Float32Array {
  const wide = Float32Array.from(cover);
  for (let at = side + 1; at < cover.length - side - 1; at++) {
    wide[at] = Math.max(cover[at]!, cover[at - 1]!, cover[at + 1]!, cover[at - side]!, cover[at + side]!);
  }
  return wide;
}

function drawLoop(cover: Float32Array, { side, planes }: UnwrappedFace, loop: RimLoop): void {
  const halfWidths = loop.map((point) => halfWidthAt(side, planes[0], point));
  loop.forEach((from, k) => {
    const around = (values: (at: number) => number) => Array.from({ length: 2 * span + 1 }, (_, i) => values((k + i - span + loop.length) % loop.length));
    const contrast = around((at) => loop[at]!.contrast).reduce((sum, value) => sum + value, 0) / (2 * span + 1);
    const halfWidth = around((at) => halfWidths[at]!).sort((a, b) => a - b)[span]!;
    const share = smoothstep(...rimContrast, contrast);
    if (share > 0) drawStretch(cover, side, { from, to: loop[(k + 1) % loop.length]!, share, halfWidth });
  });
}

/** Where the luma has come half way back to that of the skin: the nearer of both sides, because on the other one there may be a brow. */
function halfWidthAt(side: number, luma: Float32Array, { x, y, outwards: [dx, dy] }: RimPoint): number {
  const own = readMap(luma, side, x, y);
  const reach = (dy < -0.3 ? halfWidthMaxAbove : halfWidthMax) * side;
  const towards = (direction: 1 | -1): number => {
    const at = (away: number) => readMap(luma, side, x + away * direction * dx, y + away * direction * dy);
    const half = (own + at(1.3 * reach)) / 2;
    let away = 0;
    while (away < reach && (at(away) - half) * (own - half) > 0) away += 0.5;
    return away;
  };
  return Math.min(towards(1), towards(-1));
}

interface Stretch {
  from: { x: number; y: number };
  to: { x: number; y: number };
  share: number;
  halfWidth: number;
}

function drawStretch(cover: Float32Array, side: number, { from, to, share, halfWidth }: Stretch): void {
  const full = halfWidth + smear * side;
  const reach = full + fade * side;
  for (let row = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)); row <= Math.min(side - 1, Math.max(from.y, to.y) + reach); row++) {
    for (let column = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)); column <= Math.min(side - 1, Math.max(from.x, to.x) + reach); column++) {
      const away = distanceToStretch(column + 0.5, row + 0.5, from, to);
      const at = row * side + column;
      cover[at] = Math.max(cover[at]!, share * (1 - smoothstep(full, reach, away)));
    }
  }
}

function distanceToStretch(x: number, y: number, from: { x: number; y: number }, to: { x: number; y: number }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy + 1e-9)));
  return Math.hypot(x - from.x - t * dx, y - from.y - t * dy);
}

/** Corners, pads and shadows of a rim lie no further from the line that was followed than this, in sides of the layout. */
const leftoverReach = 0.032;
/** How much darker, or brighter where metal shines, than the skin to be expected there a texel is when it is surely one of them. */
const leftoverDarkness = [0.12, 0.24] as const;
const leftoverBrightness = [0.35, 0.55] as const;
/** The same above the eye, against the dark part of the brow. */
const leftoverDarknessOnBrow = [0.35, 0.55] as const;

/**
 * What is still dark beside the rims once they are painted over. Below and beside the eyes it is compared with the skin that a face without
 * a wide band around the rims would have; above them there are brows, and only what is much darker than those can be rim.
 */
function addLeftovers(cover: Float32Array, { side, planes: [luma] }: UnwrappedFace, loops: readonly [RimLoop, RimLoop]): void {
  const table = unwrapTable(side);
  const lids = spreadOverFace(table, Float32Array.from(ringFromEyes, (ring) => (ring <= 1 ? 1 : 0)));
  const brows = spreadOverFace(table, isBrow);
  const besideSkin = bandAlong(loops, side, ({ outwards }) => outwards[1] > -0.3);
  const besideBrow = bandAlong(loops, side, ({ outwards }) => outwards[1] <= -0.3);
  const isBare = (at: number) => besideSkin[at]! < 0.05 && besideBrow[at]! < 0.05 && cover[at]! < 0.05;
  const known = Float32Array.from(table.entryOf, (entry, at) => (entry >= 0 && table.kind[entry] === 0 && isBare(at) ? 1 - Math.max(lids[at]!, brows[at]!) : 0));
  const skin = fillHoles(luma, known, { width: side, height: side });
  const brow = Float32Array.from(table.texel.filter((at) => brows[at]! > 0.4 && cover[at]! < 0.05), (at) => luma[at]!).sort();
  const darkBrow = brow[Math.floor(0.15 * brow.length)] ?? 0;
  for (const at of table.texel) {
    const brighter = luma[at]! / (skin[at]! + 1) - 1;
    const onSkin = besideSkin[at]! * smoothstep(...leftoverDarkness, -brighter);
    const onBrow = besideBrow[at]! * smoothstep(...leftoverDarknessOnBrow, 1 - luma[at]! / (darkBrow + 1));
    const shine = Math.max(besideSkin[at]!, besideBrow[at]!) * smoothstep(...leftoverBrightness, brighter);
    cover[at] = Math.max(cover[at]!, (1 - smoothstep(0.5, 0.85, lids[at]!)) * Math.max(onSkin, onBrow, shine));
  }
}

function bandAlong(loops: readonly [RimLoop, RimLoop], side: number, isWanted: (point: RimPoint) => boolean): Float32Array {
  const band = new Float32Array(side * side);
  for (const loop of loops) {
    loop.forEach((from, k) => {
      if (isWanted(from)) drawStretch(band, side, { from, to: loop[(k + 1) % loop.length]!, share: 1, halfWidth: leftoverReach * side });
    });
  }
  return band;
}

interface Frame {
  face: UnwrappedFace;
  loops: readonly [RimLoop, RimLoop];
  bareInAtlas: Float32Array;
}

/** Between the lenses and outside of them; inside them there is skin and eye only. */
function addBridgeAndTemples(cover: Float32Array, { face: { side }, loops, bareInAtlas }: Frame): void {
  const bare = fromAtlas(unwrapTable(side), bareInAtlas, { atlasSide: atlasSize, outside: 1 });
  const xs = loops.map((loop) => loop.map(({ x }) => x));
  const [outerLeft, innerLeft] = [Math.min(...xs[0]!), Math.max(...xs[0]!)];
  const [innerRight, outerRight] = [Math.min(...xs[1]!), Math.max(...xs[1]!)];
  const bridgeEnd = unwrappedCoordinates[2 * 197 + 1]!;
  const soft = softEdge * side;
  for (let row = Math.floor(bandTop * side); row < bandBottom * side; row++) {
    const inBand = smoothstep(0, softEdge, Math.min(row / side - bandTop, bandBottom - row / side));
    const aboveNose = 1 - smoothstep(bridgeEnd * side - soft, bridgeEnd * side + soft, row);
    for (let column = 0; column < side; column++) {
      const between = smoothstep(0, soft, column - innerLeft + soft) * smoothstep(0, soft, innerRight + soft - column);
      const outside = Math.max(smoothstep(0, soft, outerLeft + soft - column), smoothstep(0, soft, column - outerRight + soft));
      const zone = inBand * Math.max(aboveNose * between, outside);
      const at = row * side + column;
      if (zone > 0) cover[at] = Math.max(cover[at]!, zone * (1 - bare[at]!));
    }
  }
}
