import type { StepKind } from '@semblante/db/schema';

/** A step that is not done yet, real or expected. */
export interface QueuedStep {
  /** The video or processing it belongs to. */
  ownerId: string;
  userId: string;
  kind: StepKind;
  ordinal: number;
  cost: number;
  /** Done already, 0 to 1. */
  fraction: number;
  isLeased: boolean;
  orderedAt: number;
}

export interface QueueState {
  steps: readonly QueuedStep[];
  turns: ReadonlyMap<string, { served: number; weight: number }>;
  slots: number;
  /** Measured seconds for one unit of cost. */
  pace: Readonly<Record<StepKind, number>>;
}

export interface Forecast {
  /** From now until its last step is done. */
  seconds: number;
  /** From now until its first step begins; 0 when it has begun. */
  startsIn: number;
}

/** Steps of one owner run kind after kind. */
const rank: Record<StepKind, number> = { check: 0, analyse: 1, plan: 2, segment: 3, finish: 4, 'cut-out': 5 };

/** What one account has ordered, oldest first; the first step of an order is never of a later kind than the others. */
interface Lane {
  served: number;
  weight: number;
  orders: QueuedStep[][];
}

interface Turn {
  lane: Lane;
  order: QueuedStep[];
  step: QueuedStep;
}

/**
 * Plays the queue forward by the same rule as the workers follow: the least served account that has something ready is next, its oldest order
 * first. What comes out is what will happen if nobody else comes and the pace stays.
 */
export function simulateQueue({ steps, turns, slots, pace }: QueueState): Map<string, Forecast> {
  const forecasts = new Map<string, Forecast>();
  const ends = new Map<string, number>();
  const places = Array.from({ length: Math.max(1, slots) }, () => ({ freeAt: 0 }));
  const nextFree = () => places.reduce((soonest, place) => (place.freeAt < soonest.freeAt ? place : soonest));
  const run = (step: QueuedStep, from: number): number => {
    const until = from + step.cost * pace[step.kind] * (1 - step.fraction);
    const known = forecasts.get(step.ownerId);
    forecasts.set(step.ownerId, { seconds: Math.max(known?.seconds ?? 0, until), startsIn: Math.min(known?.startsIn ?? Infinity, from) });
    const key = `${step.ownerId} ${rank[step.kind]}`;
    ends.set(key, Math.max(ends.get(key) ?? 0, until));
    return until;
  };
  /** A step waits for the earlier kinds of its own order, wherever they run. */
  const readyAt = ({ ownerId, kind }: QueuedStep) => {
    let ready = 0;
    for (let before = 0; before < rank[kind]; before += 1) ready = Math.max(ready, ends.get(`${ownerId} ${before}`) ?? 0);
    return ready;
  };
  const leased = steps.filter(({ isLeased }) => isLeased);
  for (const step of leased) {
    const place = nextFree();
    place.freeAt = run(step, leased.length <= places.length ? 0 : place.freeAt);
  }
  const lanes = lanesOf(steps.filter(({ isLeased }) => !isLeased), turns);
  while (lanes.length > 0) {
    const place = nextFree();
    const next = chooseNext(lanes, readyAt, place.freeAt);
    if (typeof next === 'number') {
      place.freeAt = next;
      continue;
    }
    const { lane, order, step } = next;
    place.freeAt = run(step, place.freeAt);
    lane.served += step.cost / lane.weight;
    order.shift();
    if (order.length === 0) lane.orders.splice(lane.orders.indexOf(order), 1);
    if (lane.orders.length === 0) lanes.splice(lanes.indexOf(lane), 1);
  }
  return forecasts;
}

/** Whose turn it is at that moment; where nothing is ready, the moment when something will be. */
function chooseNext(lanes: readonly Lane[], readyAt: (step: QueuedStep) => number, at: number): Turn | number {
  let chosen: Turn | undefined;
  let soonest = Infinity;
  for (const lane of lanes) {
    if (chosen && chosen.lane.served <= lane.served) continue;
    for (const order of lane.orders) {
      const [step] = order;
      const ready = step ? readyAt(step) : Infinity;
      soonest = Math.min(soonest, ready);
      if (!step || ready > at) continue;
      chosen = { lane, order, step };
      break;
    }
  }
  return chosen ?? soonest;
}

function lanesOf(steps: readonly QueuedStep[], turns: QueueState['turns']): Lane[] {
  // Whoever comes now starts beside the least served of those who wait: see `openTurn`.
  const served = Math.min(...[...turns.values()].map((turn) => turn.served));
  const usual = { served: Number.isFinite(served) ? served : 0, weight: 1 };
  const lanes = new Map<string, Lane>();
  const orders = new Map<string, QueuedStep[]>();
  for (const step of steps.toSorted((a, b) => a.orderedAt - b.orderedAt || rank[a.kind] - rank[b.kind] || a.ordinal - b.ordinal)) {
    const lane = lanes.get(step.userId) ?? { ...(turns.get(step.userId) ?? usual), orders: [] };
    lanes.set(step.userId, lane);
    const order = orders.get(step.ownerId) ?? [];
    if (order.length === 0) lane.orders.push(order);
    order.push(step);
    orders.set(step.ownerId, order);
  }
  return [...lanes.values()];
}
