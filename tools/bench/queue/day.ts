import type { Paces } from '../../../packages/core/src/steps/pace.ts';
import { type QueuedStep, simulateQueue } from '../../../packages/core/src/steps/simulate-queue.ts';
import { expectSwap } from '../../../packages/core/src/tools/index.ts';

/** A video that somebody orders, at a second of the day. */
export interface Arrival {
  at: number;
  userId: string;
  seconds: number;
}

export interface Done {
  userId: string;
  orderedAt: number;
  endedAt: number;
  /** What the page said when it was ordered. */
  estimatedSeconds: number;
  cost: number;
}

export interface Day {
  done: Done[];
  /** Cost that each account was served between two moments, by the hour. */
  servedByHour: Map<string, number>[];
  queueMost: number;
  busyShareMost: number;
  looks: number;
}

const sliceSeconds = 60;
const size = { pixels: 1280 * 720, fps: 30 };

interface Open {
  step: QueuedStep;
  /** Seconds of the day at which it ends, once it has begun. */
  endsAt?: number;
}

/**
 * A day in slices: what is there is played forward by the product's own rule, as far as the slice goes; who comes in it
 * joins at its end, and is told what the next look at the queue says, as the page is.
 */
export function playDay(arrivals: readonly Arrival[], { workers, pace }: { workers: number; pace: Paces }): Day {
  const turns = new Map<string, { served: number; weight: number }>();
  const open = new Map<QueuedStep, Open>();
  const orders = new Map<string, { left: number; arrival: Arrival; estimatedSeconds: number; cost: number }>();
  const day: Day = { done: [], servedByHour: [], queueMost: 0, busyShareMost: 0, looks: 0 };
  let next = 0;
  for (let at = 0; next < arrivals.length || open.size > 0; at += sliceSeconds) {
    const steps = [...open.values()].map(({ step, endsAt }) => leasedAt(step, { at, endsAt, pace }));
    const keys = [...open.keys()];
    const originals = new Map(steps.map((played, place) => [played, keys[place]]));
    const active = new Set([...open.values()].map(({ step }) => step.userId));
    const served = day.servedByHour[Math.floor(at / 3600)] ?? (day.servedByHour[Math.floor(at / 3600)] = new Map());
    let busy = 0;
    const played = simulateQueue({
      steps,
      turns,
      slots: workers,
      pace,
      onRun: (step, { from, until }) => {
        if (from >= sliceSeconds) return;
        busy += Math.min(until, sliceSeconds) - from;
        const original = originals.get(step);
        const entry = original && open.get(original);
        if (!entry) return;
        if (!step.isLeased) {
          const turn = turns.get(step.userId);
          if (turn) turn.served += step.cost / turn.weight;
          served.set(step.userId, (served.get(step.userId) ?? 0) + step.cost);
        }
        entry.endsAt = at + until;
      },
    });
    day.looks += 1;
    for (const [ownerId, order] of orders)
      if (order.estimatedSeconds < 0) order.estimatedSeconds = played.forecasts.get(ownerId)?.seconds ?? 0;
    day.queueMost = Math.max(day.queueMost, steps.filter(({ isLeased }) => !isLeased).length);
    day.busyShareMost = Math.max(day.busyShareMost, busy / (workers * sliceSeconds));
    for (const [original, { endsAt }] of open)
      if (endsAt !== undefined && endsAt <= at + sliceSeconds) {
        open.delete(original);
        settle(original, endsAt);
      }
    for (; (arrivals[next]?.at ?? Infinity) < at + sliceSeconds; next += 1) {
      const arrival = arrivals[next];
      if (!arrival) break;
      openTurn(arrival.userId, active);
      active.add(arrival.userId);
      const expected = expectSwap({ ...size, seconds: arrival.seconds });
      const ownerId = String(next);
      orders.set(ownerId, {
        left: expected.length,
        arrival: { ...arrival, at: at + sliceSeconds },
        estimatedSeconds: -1,
        cost: expected.reduce((sum, { cost }) => sum + cost, 0),
      });
      for (const [ordinal, { kind, cost }] of expected.entries()) {
        const step = {
          ownerId,
          userId: arrival.userId,
          kind,
          cost,
          ordinal,
          fraction: 0,
          isLeased: false,
          orderedAt: next,
        };
        open.set(step, { step });
      }
    }
  }
  return day;

  function settle({ ownerId, userId }: QueuedStep, endsAt: number): void {
    const order = orders.get(ownerId);
    if (!order) return;
    order.left -= 1;
    const { arrival, estimatedSeconds, cost } = order;
    if (order.left > 0) return;
    orders.delete(ownerId);
    day.done.push({ userId, orderedAt: arrival.at, endedAt: Math.max(endsAt, arrival.at), estimatedSeconds, cost });
  }

  /** As `openTurn` of core/steps does in SQL. */
  function openTurn(userId: string, active: ReadonlySet<string>): void {
    const known = turns.get(userId);
    if (known && active.has(userId)) return;
    let floor = Infinity;
    for (const other of active) floor = Math.min(floor, turns.get(other)?.served ?? Infinity);
    if (!Number.isFinite(floor)) floor = Math.max(0, ...[...turns.values()].slice(-1_000).map(({ served }) => served));
    turns.set(userId, { served: Math.max(known?.served ?? 0, floor), weight: 1 });
  }
}

/** What is left of a step that runs. */
function leasedAt(
  step: QueuedStep,
  { at, endsAt, pace }: { at: number; endsAt: number | undefined; pace: Paces },
): QueuedStep {
  if (endsAt === undefined) return { ...step };
  const whole = pace[step.kind].fixed + pace[step.kind].perCost * step.cost;
  return { ...step, isLeased: true, fraction: 1 - Math.min(1, (endsAt - at) / whole) };
}
