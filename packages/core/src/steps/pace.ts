import { type StepKind, stepKinds } from '@semblante/db/schema';
import { type Pace, stepDefinitions } from '../tools/index.ts';

export type Paces = Readonly<Record<StepKind, Pace>>;

/** `steps`: where one stands for several, how many. */
export function secondsOf({ fixed, perCost }: Pace, { cost, steps = 1 }: { cost: number; steps?: number }): number {
  return steps * fixed + cost * perCost;
}

/** A step that was done. */
export interface Measured {
  kind: StepKind;
  cost: number;
  seconds: number;
}

/**
 * How a step's time divides is the engine's nature, see `paceAtFirst`; how fast this machine is just now is measured:
 * for each kind by itself, and where nothing of a kind was done yet, by the others that work with frames.
 */
export function fitPaces(measured: readonly Measured[], atFirst: Paces): Paces {
  const slownessOf = (isAsked: (kind: StepKind) => boolean) =>
    findMedian(
      measured.filter(({ kind }) => isAsked(kind)).map((step) => step.seconds / secondsOf(atFirst[step.kind], step)),
    );
  const ofFrames = slownessOf((kind) => stepDefinitions[kind].isWithFrames) ?? 1;
  return Object.fromEntries(
    stepKinds.map((kind) => [kind, scaled(atFirst[kind], slownessOf((each) => each === kind) ?? ofFrames)]),
  ) as unknown as Paces;
}

/** A step that a neighbour on the machine held up does not make all others slow. */
function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

function scaled({ fixed, perCost }: Pace, slowness: number): Pace {
  return { fixed: fixed * slowness, perCost: perCost * slowness };
}
