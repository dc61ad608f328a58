import { eyeLoops, ringFromEyes, unwrappedCoordinates } from '../geometry/index.ts';
import { readMap } from './texture-map.ts';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';

/** Luma of an unwrapped face; 0 to 255. */
interface LumaMap {
  side: number;
  luma: Float32Array;
}

export interface RimPoint {
  /** In texels. */
  x: number;
  y: number;
  /** How much darker or brighter than both sides, as a share of their luma. */
  contrast: number;
  /** Unit vector away from the eye. */
  outwards: readonly [number, number];
}

/** One turn around a lens. */
export type RimLoop = readonly RimPoint[];

const angles = 120;
const steps = 56;
/** Half axes of the smallest and the largest lens, in sides of the layout: just outside the lids, and from the nose to the temple. */
const smallest = { across: 0.075, down: 0.04 };
const largest = { across: 0.19, down: 0.175 };
/** Lenses hang a little below the middle of the eye. */
const below = 0.012;
/** How far to both sides a rim is compared with the skin, in sides of the layout: wire to horn. */
const compareAt = [0.007, 0.012, 0.02, 0.032];
/** Above the eye only thin lines are rims, the broad one is the brow; a rim that runs along its lower edge has skin on the inside only. */
const compareAbove = [0.007, 0.012, 0.02];
const oneSidedShare = 0.75;
/** Mean contrast of the lower half from which there surely is a rim: 0.34 to 0.48 on three wearers of the test photos, 0.13 with rimless glasses. */
const clearBelowMin = 0.2;
/** Metal shines, but so does skin between brow and lashes: bright lines are thin and count less. */
const brightShare = 0.6;
const brightAtMax = 0.012;
const oneSidedAt = 0.012;
const contrastMax = 0.5;
/** Lashes and creases are lines around the eye too: what lies on the lids counts this much. */
const lidShare = 0.65;
/** Lenses come in pairs: how much the other one's contrast counts, and over how many steps its rim may be off, as the head turns. */
const pairShare = 0.4;
const pairSteps = 3;
/** What a step inwards or outwards costs, in contrast; and how many are allowed from one angle to the next. */
const stepCost = 0.02;
const stepsMax = 2;

/**
 * The best closed line around each eye: a rim is seen as a whole, also where it runs along the brow and could not be told from it alone.
 * Always gives two loops, for it does not ask whether somebody wears glasses; `areClear` is false when the lenses have no rim to be seen.
 */
export function findRimLoops(map: LumaMap): { loops: readonly [RimLoop, RimLoop]; areClear: boolean } {
  const lids = spreadOverFace(unwrapTable(map.side), ringFromEyes.map((ring) => (ring <= 1 ? 1 : 0)));
  const loops = loopsWith({ map, lids, alongBrow: 'no' });
  // Where no rim can be seen below the eyes there is none above them either, and brows must not be taken for one.
  if (Math.min(...loops.map(clarityBelow)) < clearBelowMin) return { loops, areClear: false };
  return { loops: loopsWith({ map, lids, alongBrow: 'yes' }), areClear: true };
}

interface Search {
  map: LumaMap;
  lids: Float32Array;
  /** Whether a rim may have a brow instead of skin above it. */
  alongBrow: 'yes' | 'no';
}

function clarityBelow(loop: RimLoop): number {
  const lower = loop.filter(({ outwards }) => outwards[1] > 0.2);
  return lower.reduce((sum, { contrast }) => sum + contrast, 0) / lower.length;
}

function loopsWith(search: Search): [RimLoop, RimLoop] {
  const rays = ([0, 1] as const).map((eye) => Array.from({ length: angles }, (_, k) => rayAt(search, eye, (2 * Math.PI * k) / angles)));
  const alone = rays.map((of) => of.map((ray) => ray.map(({ contrast }) => contrast)));
  return ([0, 1] as const).map((eye) => {
    const path = bestClosedPath(alone[eye]!.map((own, k) => withPartner(own, alone[1 - eye]![mirroredAngle(k)]!)));
    return path.map((step, k) => rays[eye]![k]![step]!);
  }) as unknown as [RimLoop, RimLoop];
}

const mirroredAngle = (k: number) => (angles / 2 - k + angles) % angles;

const withPartner = (own: number[], other: number[]) =>
  own.map((contrast, step) => contrast + pairShare * Math.max(...other.slice(Math.max(0, step - pairSteps), step + pairSteps + 1)));

function centreOf(eye: 0 | 1): { x: number; y: number } {
  const loop = eyeLoops[eye];
  const mean = (axis: 0 | 1) => loop.reduce((sum, vertex) => sum + unwrappedCoordinates[2 * vertex + axis]!, 0) / loop.length;
  return { x: mean(0), y: mean(1) + below };
}

function rayAt(search: Search, eye: 0 | 1, angle: number): RimPoint[] {
  const { map, lids } = search;
  const centre = centreOf(eye);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const far = [largest.across * cos, largest.down * sin] as const;
  const length = Math.hypot(far[0], far[1]);
  const outwards = [far[0] / length, far[1] / length] as const;
  return Array.from({ length: steps }, (_, k) => {
    const t = k / (steps - 1);
    const x = (centre.x + cos * (smallest.across + t * (largest.across - smallest.across))) * map.side;
    const y = (centre.y + sin * (smallest.down + t * (largest.down - smallest.down))) * map.side;
    const onLid = readMap(lids, map.side, x, y);
    return { x, y, outwards, contrast: contrastAt(search, { x, y, outwards }) * (1 - (1 - lidShare) * onLid) };
  });
}

function contrastAt({ map: { side, luma }, alongBrow }: Search, { x, y, outwards: [dx, dy] }: Omit<RimPoint, 'contrast'>): number {
  const own = readMap(luma, side, x, y);
  const isAbove = dy < -0.3;
  let most = 0;
  for (const share of isAbove ? compareAbove : compareAt) {
    const away = share * side;
    const inside = readMap(luma, side, x - away * dx, y - away * dy);
    const outside = readMap(luma, side, x + away * dx, y + away * dy);
    const level = (inside + outside) / 2 + 10;
    most = Math.max(most, (Math.min(inside, outside) - own) / level);
    if (share <= brightAtMax) most = Math.max(most, (brightShare * (own - Math.max(inside, outside))) / level);
    if (isAbove && alongBrow === 'yes' && share === oneSidedAt) most = Math.max(most, (oneSidedShare * (inside - own)) / (inside + 10));
  }
  return Math.min(contrastMax, most);
}

/** Dynamic programming over two turns; by the second one the line no longer knows where it began. */
function bestClosedPath(gain: readonly number[][]): number[] {
  let totals: number[] = Array.from({ length: steps }, () => 0);
  const cameFrom: Int8Array[] = [];
  for (let turn = 0; turn < 2 * angles; turn++) {
    const from = new Int8Array(steps);
    const before = totals;
    totals = gain[turn % angles]!.map((own, step) => {
      let best = -Infinity;
      for (let move = -stepsMax; move <= stepsMax; move++) {
        const total = (before[step + move] ?? -Infinity) - stepCost * Math.abs(move);
        if (total > best) [best, from[step]] = [total, move];
      }
      return best + own;
    });
    cameFrom.push(from);
  }
  const path: number[] = Array.from({ length: angles }, () => 0);
  let step = totals.indexOf(Math.max(...totals));
  for (let turn = 2 * angles - 1; turn >= angles; turn--) {
    path[turn - angles] = step;
    step += cameFrom[turn]![step]!;
  }
  return path;
}
