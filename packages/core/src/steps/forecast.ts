import { stepKinds } from '@semblante/db/schema';
import { type ExpectedStep, type Pace, stepDefinitions } from '../tools/index.ts';
import { listMeasured, listQueue, queueRowsMax } from './forecast.queries.ts';
import { joinQueue, stayInQueue } from './join-queue.ts';
import { fitPaces, type Paces, secondsOf } from './pace.ts';
import { type Forecast, type QueuedStep, simulateQueue } from './simulate-queue.ts';
import type { StepDeps } from './step-deps.ts';
import { countSlots } from './workers.queries.ts';

const paceAtFirst = Object.fromEntries(stepKinds.map((kind) => [kind, stepDefinitions[kind].paceAtFirst])) as Paces;
/** A queue does not change much in this time, and every open page asks. */
const keptMs = 1_000;
/** So long an older look still answers, counted down, while the next one is made behind it. */
const staleMs = 2_000;
/** The most steps that are played; where there are more, steps of one kind and order are played together. */
const stepsMax = 4_000;

export interface QueueForecast {
  of(ownerId: string): (Forecast & { position: number }) | undefined;
  /** For an order that was not given yet. */
  ofNew(order: { userId: string; steps: readonly ExpectedStep[] }): number;
}

/** `wanted` are orders that must be in it: one that is newer than the last look is put in behind the others. */
export type ForecastQueue = (wanted?: readonly string[]) => Promise<QueueForecast>;

/** One look at the queue a second for all who ask, and none while nobody does. */
export function createForecast(deps: Pick<StepDeps, 'db' | 'clock'>): ForecastQueue {
  let kept: { at: number; look: Look } | undefined;
  let looking: Promise<Look> | undefined;
  const lookAgain = (at: number) =>
    (looking ??= lookAtQueue(deps)
      .then((look) => (kept = { at, look }).look)
      .finally(() => (looking = undefined)));
  return async (wanted = []) => {
    const at = deps.clock().getTime();
    const age = kept ? Math.abs(at - kept.at) : Infinity;
    const next = age > keptMs ? lookAgain(at) : undefined;
    // Who still has an answer does not wait; a look that fails is told to the next one who has to.
    next?.catch(() => {});
    const look = kept && age <= staleMs ? kept.look : await (next ?? lookAgain(at));
    await look.include(wanted);
    return look;
  };
}

interface Look extends QueueForecast {
  include(ownerIds: readonly string[]): Promise<void>;
}

async function lookAtQueue({ db, clock }: Pick<StepDeps, 'db' | 'clock'>): Promise<Look> {
  const rows = await listQueue(db);
  const slots = Math.max(1, await countSlots(db, clock()));
  const pace = fitPaces(await listMeasured(db), paceAtFirst);
  const lookedAt = clock().getTime();
  const stepsOf = (row: QueueRow, together: number) => [
    ...queuedFrom(row, { at: lookedAt, pace: pace[row.kind], together }),
    ...expectedAfter(row),
  ];
  const together = Math.ceil(rows.reduce((count, row) => count + row.steps + expectedAfter(row).length, 0) / stepsMax);
  const turns = new Map(
    rows.flatMap(({ userId, served, weight }) =>
      served === null || weight === null ? [] : [[userId, { served, weight }] as const],
    ),
  );
  const costListed = rows.reduce((sum, { cost }) => sum + cost, 0);
  const secondsBehind =
    rows.length < queueRowsMax ? 0 : Math.max(0, (rows[0]?.costOfAll ?? 0) - costListed) * pace.segment.perCost;
  let played = simulateQueue({
    steps: rows.flatMap((row) => stepsOf(row, together)),
    turns,
    slots,
    pace,
    secondsBehind,
  });
  const { forecasts } = played;
  /** Asked for, and not in the queue: over, waiting for staff, or further away than is looked. */
  const unknown = new Set<string>();
  let ends: number[] | undefined;
  return {
    of: (ownerId) => {
      const forecast = forecasts.get(ownerId);
      if (!forecast) return undefined;
      ends ??= [...forecasts.values()].map(({ seconds }) => seconds).sort((a, b) => a - b);
      const age = Math.max(0, clock().getTime() - lookedAt) / 1000;
      const left = { seconds: Math.max(0, forecast.seconds - age), startsIn: Math.max(0, forecast.startsIn - age) };
      return { ...left, position: countBelow(ends, forecast.seconds) };
    },
    ofNew: (order) => joinQueue(played, order).seconds,
    include: async (ownerIds) => {
      const missing = ownerIds.filter((id) => !forecasts.has(id) && !unknown.has(id));
      if (missing.length === 0) return;
      for (const id of missing) unknown.add(id);
      if (rows.length === queueRowsMax) return;
      const late = await listQueue(db, { ownerIds: missing });
      for (const ownerId of new Set(late.map((row) => row.ownerId))) {
        const ofOwner = late.filter((row) => row.ownerId === ownerId);
        const joined = stayInQueue(played, {
          userId: ofOwner[0]?.userId ?? '',
          steps: ofOwner.flatMap((row) => stepsOf(row, together)),
        });
        played = joined.played;
        forecasts.set(ownerId, joined.forecast);
      }
      ends = undefined;
    },
  };
}

function countBelow(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** The most that is believed of a step because of the time it has taken: it may be slower than others were. */
const fractionByTimeMax = 0.9;

/** The steps of a row, so many of them as one. */
function queuedFrom(row: QueueRow, { at, pace, together }: { at: number; pace: Pace; together: number }): QueuedStep[] {
  const { ownerId, userId, kind, isLeased, orderedAt } = row;
  const count = Math.max(1, Math.ceil(row.steps / Math.max(1, together)));
  const cost = row.cost / count;
  const steps = row.steps / count;
  const expected = secondsOf(pace, { cost, steps });
  // What a worker tells is up to some seconds old, and of some steps it tells nothing.
  const byTime = isLeased && row.startedSeconds > 0 && expected > 0 ? (at / 1000 - row.startedSeconds) / expected : 0;
  const fraction = isLeased ? Math.max(row.fraction, Math.min(fractionByTimeMax, byTime)) : 0;
  return Array.from({ length: count }, (_, n) => ({
    ownerId,
    userId,
    kind,
    ordinal: row.ordinal + n,
    cost,
    steps,
    fraction,
    isLeased,
    orderedAt,
  }));
}

/** What will be ordered once a step of the row is done, as far as its tool knows it. */
function expectedAfter({ ownerId, userId, kind, cost, seconds, orderedAt }: QueueRow): QueuedStep[] {
  const { expectAfter } = stepDefinitions[kind];
  if (!expectAfter || seconds === null) return [];
  return expectAfter({ cost, seconds }).map((step, ordinal) => ({
    ...step,
    ownerId,
    userId,
    orderedAt,
    ordinal,
    fraction: 0,
    isLeased: false,
  }));
}
