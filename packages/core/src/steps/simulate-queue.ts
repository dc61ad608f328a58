import type { StepKind } from '@semblante/db/schema';
import { rankOf, ranks } from '../tools/index.ts';
import { Heap } from './heap.ts';
import { type Paces, secondsOf } from './pace.ts';

/** A step that is not done yet, real or expected. */
export interface QueuedStep {
  /** The video or processing it belongs to. */
  ownerId: string;
  userId: string;
  kind: StepKind;
  ordinal: number;
  cost: number;
  /** Where it stands for several, how many. */
  steps?: number;
  /** Done already, 0 to 1. */
  fraction: number;
  isLeased: boolean;
  orderedAt: number;
}

export interface QueueState {
  steps: readonly QueuedStep[];
  turns: ReadonlyMap<string, { served: number; weight: number }>;
  slots: number;
  pace: Paces;
  /** Seconds of work behind all of these steps, where there are too many to be played one by one. */
  secondsBehind?: number;
  /** Told of every step as it is played, in seconds from now. */
  onRun?: (step: QueuedStep, run: { from: number; until: number }) => void;
}

export interface Forecast {
  /** From now until its last step is done. */
  seconds: number;
  /** From now until its first step begins; 0 when it has begun. */
  startsIn: number;
}

/**
 * The queue as it was played: what becomes of each owner, and what is needed to say where one more order would come in.
 */
export interface PlayedQueue {
  forecasts: Map<string, Forecast>;
  /** Steps in the order they began: how much their account had been served, and the most that any had until then. */
  starts: number[];
  servedMost: number[];
  lanes: ReadonlyMap<string, Turn>;
  /** Of who has no turn yet. */
  newcomer: Turn;
  /** When each place of work is free at last, soonest first. */
  freeAt: number[];
  slots: number;
  pace: QueueState['pace'];
}

interface Turn {
  served: number;
  weight: number;
}

/** Steps of one order, the first of them never of a later kind than the others. */
interface Order {
  steps: QueuedStep[];
  next: number;
  /** When the last step of each kind ends, as far as it has begun. */
  ends: number[];
}

/** What one account has ordered, oldest first. */
interface Lane extends Turn {
  place: number;
  orders: Order[];
  /** When the first of its orders can go on. */
  readyAt: number;
}

/**
 * Plays the queue forward by the same rule as the workers follow: the least served account that has something ready is
 * next, its oldest order first. What comes out is what will happen if nobody else comes and the pace stays.
 */
export function simulateQueue({ steps, turns, slots, pace, secondsBehind = 0, onRun }: QueueState): PlayedQueue {
  const forecasts = new Map<string, Forecast>();
  const ends = new Map<string, number[]>();
  const places = new Heap<number>((a, b) => a < b);
  for (let place = 0; place < Math.max(1, slots); place += 1) places.push(0);
  const run = (step: QueuedStep, from: number): number => {
    const until = from + secondsOf(pace[step.kind], step) * (1 - step.fraction);
    onRun?.(step, { from, until });
    const known = forecasts.get(step.ownerId);
    forecasts.set(step.ownerId, {
      seconds: Math.max(known?.seconds ?? 0, until),
      startsIn: Math.min(known?.startsIn ?? Infinity, from),
    });
    const ofOwner = endsOf(ends, step.ownerId);
    ofOwner[rankOf(step.kind)] = Math.max(ofOwner[rankOf(step.kind)] ?? 0, until);
    return until;
  };
  const leased = steps.filter(({ isLeased }) => isLeased);
  const canAllRun = leased.length <= places.size;
  for (const step of leased) {
    const freeAt = places.pop() ?? 0;
    places.push(run(step, canAllRun ? 0 : freeAt));
  }

  const newcomer = newcomerOf(turns);
  const lanes = lanesOf(
    steps.filter(({ isLeased }) => !isLeased),
    { turns, newcomer, ends },
  );
  const ready = new Heap<Lane>((a, b) => a.served < b.served || (a.served === b.served && a.place < b.place));
  const waiting = new Heap<Lane>((a, b) => a.readyAt < b.readyAt);
  for (const lane of lanes.values()) waiting.push(lane);
  const [starts, servedMost]: [number[], number[]] = [[], []];
  let at = 0;
  while (ready.size + waiting.size > 0) {
    // Nothing was ready before: a place that was free earlier has waited too.
    at = Math.max(at, places.pop() ?? 0);
    if (ready.size === 0) at = Math.max(at, waiting.first?.readyAt ?? at);
    while (waiting.first && waiting.first.readyAt <= at) ready.push(waiting.pop() as Lane);
    const lane = ready.pop() as Lane;
    const step = takeNext(lane, at);
    starts.push(at);
    servedMost.push(Math.max(servedMost.at(-1) ?? -Infinity, lane.served));
    places.push(run(step, at));
    lane.served += step.cost / lane.weight;
    lane.readyAt = readyAtOf(lane);
    if (lane.orders.length > 0) (lane.readyAt <= at ? ready : waiting).push(lane);
  }
  const freeAt: number[] = [];
  for (let place = places.pop(); place !== undefined; place = places.pop())
    freeAt.push(place + secondsBehind / Math.max(1, slots));
  return { forecasts, starts, servedMost, lanes, newcomer, freeAt, slots: Math.max(1, slots), pace };
}

/** The oldest order of the lane that can go on at that moment. */
function takeNext(lane: Lane, at: number): QueuedStep {
  const place = lane.orders.findIndex((order) => readyAtOfOrder(order) <= at);
  const order = lane.orders[place];
  const step = order?.steps[order.next];
  if (!order || !step) throw new Error('a lane was taken before it was ready');
  order.next += 1;
  if (order.next === order.steps.length) lane.orders.splice(place, 1);
  return step;
}

/** A step waits for the earlier kinds of its own order, wherever they run. */
function readyAtOfOrder({ steps, next, ends }: Order): number {
  const step = steps[next];
  let ready = 0;
  if (step) for (let before = 0; before < rankOf(step.kind); before += 1) ready = Math.max(ready, ends[before] ?? 0);
  return ready;
}

function readyAtOf(lane: Lane): number {
  let soonest = Infinity;
  for (const order of lane.orders) {
    soonest = Math.min(soonest, readyAtOfOrder(order));
    if (soonest === 0) break;
  }
  return soonest;
}

/** Whoever comes now starts beside the least served of those who wait: see `openTurn`. */
function newcomerOf(turns: QueueState['turns']): Turn {
  let served = Infinity;
  for (const turn of turns.values()) served = Math.min(served, turn.served);
  return { served: Number.isFinite(served) ? served : 0, weight: 1 };
}

function endsOf(ends: Map<string, number[]>, ownerId: string): number[] {
  const known = ends.get(ownerId);
  if (known) return known;
  const made = Array.from({ length: ranks }, () => 0);
  ends.set(ownerId, made);
  return made;
}

function lanesOf(
  steps: readonly QueuedStep[],
  { turns, newcomer, ends }: { turns: QueueState['turns']; newcomer: Turn; ends: Map<string, number[]> },
): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  const orders = new Map<string, Order>();
  for (const step of steps.toSorted(
    (a, b) => a.orderedAt - b.orderedAt || rankOf(a.kind) - rankOf(b.kind) || a.ordinal - b.ordinal,
  )) {
    const { served, weight } = turns.get(step.userId) ?? newcomer;
    const lane = lanes.get(step.userId) ?? { served, weight, place: lanes.size, orders: [], readyAt: 0 };
    lanes.set(step.userId, lane);
    const order = orders.get(step.ownerId) ?? { steps: [], next: 0, ends: endsOf(ends, step.ownerId) };
    if (order.steps.length === 0) lane.orders.push(order);
    order.steps.push(step);
    orders.set(step.ownerId, order);
  }
  for (const lane of lanes.values()) lane.readyAt = readyAtOf(lane);
  return lanes;
}
