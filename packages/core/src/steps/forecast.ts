import { type StepKind, stepKinds } from '@semblante/db/schema';
import { listQueue, listTurns, measurePace } from './forecast.queries.ts';
import { type Forecast, type QueuedStep, simulateQueue } from './simulate-queue.ts';
import type { StepDeps } from './step-deps.ts';
import { countSlots } from './workers.queries.ts';

/** Before anything was measured here: from the engine's benchmark on two cores. */
const paceAtFirst: Record<StepKind, number> = { check: 0.5, analyse: 0.6, plan: 0.5, segment: 0.9, finish: 0.4, 'cut-out': 0.9 };
/** A queue does not change much in this time, and every open page asks. */
const keptMs = 1_000;
const segmentSeconds = 10;

export interface QueueForecast {
  of(ownerId: string): (Forecast & { position: number }) | undefined;
  /** For an order that was not given yet. */
  ofNew(order: { userId: string; seconds: number; pixels: number }): number;
  ofNewCutOut(order: { userId: string; cost: number }): number;
}

/** `wanted` are orders that must be in it: one that is newer than the last look asks for another. */
export type ForecastQueue = (wanted?: readonly string[]) => Promise<QueueForecast>;

/** What is asked within one second is answered from one look at the queue. */
export function createForecast(deps: Pick<StepDeps, 'db' | 'clock'>): ForecastQueue {
  let kept: { at: number; forecast: Promise<QueueForecast> } | undefined;
  return async (wanted = []) => {
    const at = deps.clock().getTime();
    const lookAgain = async () => await (kept = { at, forecast: lookAtQueue(deps) }).forecast;
    if (!kept || Math.abs(at - kept.at) > keptMs) return await lookAgain();
    const forecast = await kept.forecast;
    return wanted.every((id) => forecast.of(id)) ? forecast : await lookAgain();
  };
}

async function lookAtQueue({ db, clock }: Pick<StepDeps, 'db' | 'clock'>): Promise<QueueForecast> {
  const rows = await listQueue(db);
  const turns = await listTurns(db, [...new Set(rows.map(({ userId }) => userId))]);
  const slots = Math.max(1, await countSlots(db, clock()));
  const pace = { ...paceAtFirst };
  for (const kind of stepKinds) pace[kind] = (await measurePace(db, kind)) ?? pace[kind];
  const lookedAt = clock().getTime();
  const steps = rows.flatMap((row) => [queuedFrom(row, { at: lookedAt, secondsExpected: row.cost * pace[row.kind] }), ...expectedAfter(row)]);
  const forecasts = simulateQueue({ steps, turns, slots, pace });
  const startOf = new Map<string, number>();
  const ends = [...forecasts.values()].map(({ seconds }) => seconds);
  return {
    of: (ownerId) => {
      const forecast = forecasts.get(ownerId);
      if (!forecast) return undefined;
      const age = Math.max(0, clock().getTime() - lookedAt) / 1000;
      const left = { seconds: Math.max(0, forecast.seconds - age), startsIn: Math.max(0, forecast.startsIn - age) };
      return { ...left, position: ends.filter((seconds) => seconds < forecast.seconds).length };
    },
    ofNew: ({ userId, seconds, pixels }) => {
      const order = { ownerId: 'new', userId, orderedAt: Infinity };
      const expected = expectedSteps({ ...order, seconds, costPerSecond: costPerSecond(pixels) });
      return simulateQueue({ steps: [...steps, ...expected], turns, slots, pace }).get('new')?.seconds ?? 0;
    },
    // A list of images asks for each of them: when the next one would begin is the same for all.
    ofNewCutOut: ({ userId, cost }) => {
      const step = { ownerId: 'new', userId, orderedAt: Infinity, kind: 'cut-out' as const, ordinal: 0, cost: 0, fraction: 0, isLeased: false };
      const startsIn = startOf.get(userId) ?? simulateQueue({ steps: [...steps, step], turns, slots, pace }).get('new')?.startsIn ?? 0;
      startOf.set(userId, startsIn);
      return startsIn + cost * pace['cut-out'];
    },
  };
}

/** In units of one second of 720p at 30 frames. */
export function costPerSecond(pixels: number, fps = 30): number {
  return Math.max(0.05, (pixels / (1280 * 720)) * (fps / 30));
}

/** In the same units: the network sees every picture in one size, edges and files grow with it. From 0.3 to 25 megapixels the time less than doubles. */
export function costOfCutOut({ width, height }: { width: number; height: number }): number {
  return 4 + (width * height) / 8_000_000;
}

type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** The most that is believed of a step because of the time it has taken: it may be slower than others were. */
const fractionByTimeMax = 0.9;

function queuedFrom(row: QueueRow, { at, secondsExpected }: { at: number; secondsExpected: number }): QueuedStep {
  const isLeased = row.state === 'leased';
  // What a worker tells is up to some seconds old, and of some steps it tells nothing.
  const byTime = isLeased && row.startedAt && secondsExpected > 0 ? (at - row.startedAt.getTime()) / 1000 / secondsExpected : 0;
  return {
    ownerId: row.processingId ?? row.videoId ?? '',
    userId: row.userId,
    kind: row.kind,
    ordinal: row.ordinal,
    cost: row.cost,
    fraction: Math.max(row.fraction, Math.min(fractionByTimeMax, byTime)),
    isLeased,
    orderedAt: row.orderedAt.getTime(),
  };
}

/** Until it is planned nobody knows the segments of an order; what they will be about is known. */
function expectedAfter(row: QueueRow): QueuedStep[] {
  if (row.kind !== 'plan' || row.seconds === null) return [];
  // A plan's cost is a hundredth of what the whole order costs: see `costsOf`.
  const order = { ownerId: row.processingId ?? '', userId: row.userId, orderedAt: row.orderedAt.getTime() };
  return expectedSteps({ ...order, seconds: row.seconds, costPerSecond: (row.cost * 100) / Math.max(0.1, row.seconds) });
}

function expectedSteps(order: { ownerId: string; userId: string; orderedAt: number; seconds: number; costPerSecond: number }): QueuedStep[] {
  const { seconds, costPerSecond: perSecond, ...owner } = order;
  const count = Math.max(1, Math.round(seconds / segmentSeconds));
  const base = { ...owner, fraction: 0, isLeased: false };
  const segments = Array.from({ length: count }, (_, ordinal) => ({ ...base, kind: 'segment' as const, ordinal, cost: (seconds * perSecond) / count }));
  return [...segments, { ...base, kind: 'finish' as const, ordinal: 0, cost: seconds * perSecond }];
}
