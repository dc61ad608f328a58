import { type StepKind, stepKinds } from '@semblante/db/schema';

/** What steps of one kind take, in seconds: so much for each step, and so much for each unit of its cost. */
export interface Pace {
  fixed: number;
  perCost: number;
}
export type Paces = Readonly<Record<StepKind, Pace>>;

/** `steps`: where one stands for several, how many. */
export function secondsOf({ fixed, perCost }: Pace, { cost, steps = 1 }: { cost: number; steps?: number }): number {
  return steps * fixed + cost * perCost;
}

/** Sums over the latest steps of one kind, the newest counting most: the machine may have become busier since the others. */
export interface Measured {
  steps: number;
  cost: number;
  seconds: number;
}

/** Whose work is with frames, and so tells how fast the others of these would be; a check may begin with loading networks. */
const withFrames: readonly StepKind[] = ['analyse', 'segment', 'finish'];

/**
 * How a step's time divides is the engine's nature, see `paceAtFirst`; how fast this machine is just now is measured:
 * for each kind by itself, and where nothing of a kind was done yet, by the others that work with frames.
 */
export function fitPaces(measured: ReadonlyMap<StepKind, Measured>, atFirst: Paces): Paces {
  const expected = (kind: StepKind, of: Measured) => secondsOf(atFirst[kind], of);
  const sums = { seconds: 0, expected: 0 };
  for (const kind of withFrames) {
    const of = measured.get(kind);
    sums.seconds += of?.seconds ?? 0;
    sums.expected += of === undefined ? 0 : expected(kind, of);
  }
  const speedOfFrames = sums.seconds > 0 && sums.expected > 0 ? sums.seconds / sums.expected : 1;
  const speedOf = (kind: StepKind) => {
    const of = measured.get(kind);
    return of !== undefined && of.seconds > 0 && expected(kind, of) > 0 ? of.seconds / expected(kind, of) : speedOfFrames;
  };
  return Object.fromEntries(stepKinds.map((kind) => [kind, scaled(atFirst[kind], speedOf(kind))])) as unknown as Paces;
}

function scaled({ fixed, perCost }: Pace, speed: number): Pace {
  return { fixed: fixed * speed, perCost: perCost * speed };
}
