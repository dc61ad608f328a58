import { type ExpectedStep, rankOf, ranks } from '../tools/index.ts';
import { secondsOf } from './pace.ts';
import type { Forecast, PlayedQueue } from './simulate-queue.ts';

/**
 * What would become of one more order in a queue that was played already, without playing it again. Each of its steps begins where the first
 * step of somebody who has been served more began; what it does itself before that makes all others as much later. That
 * is what playing it anew gives to within about a step (a test compares the two), for the price of a search.
 */
export function joinQueue(played: PlayedQueue, order: { userId: string; steps: readonly ExpectedStep[] }): Forecast {
  return join(played, order).forecast;
}

/** The same, and whoever joins after it comes after it. */
export function stayInQueue(
  played: PlayedQueue,
  order: { userId: string; steps: readonly ExpectedStep[] },
): { forecast: Forecast; played: PlayedQueue } {
  const { forecast, turn, freeAt } = join(played, order);
  return { forecast, played: { ...played, lanes: new Map(played.lanes).set(order.userId, turn), freeAt } };
}

function join(played: PlayedQueue, order: { userId: string; steps: readonly ExpectedStep[] }) {
  const { slots, pace } = played;
  const { served: before, weight } = played.lanes.get(order.userId) ?? played.newcomer;
  const ends = Array.from({ length: ranks }, () => 0);
  const own = Array.from({ length: slots }, () => 0);
  let freeAt = [...played.freeAt];
  const forecast = { seconds: 0, startsIn: Infinity };
  let served = before;
  let ownSeconds = 0;
  for (const step of order.steps) {
    const seconds = secondsOf(pace[step.kind], step);
    const readyAt = Math.max(0, ...ends.slice(0, rankOf(step.kind)));
    const turn = placeAfter(played.servedMost, served);
    const startsAt = played.starts[turn];
    let from: number;
    if (startsAt === undefined) {
      const [soonest = 0, ...others] = freeAt;
      from = Math.max(readyAt, soonest);
      freeAt = [...others, from + seconds].sort((a, b) => a - b);
    } else {
      const [soonest = 0, ...others] = own.sort((a, b) => a - b);
      from = Math.max(readyAt, soonest, startsAt + ownSeconds / slots);
      own.splice(0, own.length, ...others, from + seconds);
      freeAt = freeAt.map((at) => at + seconds / slots);
      ownSeconds += seconds;
    }
    const rank = rankOf(step.kind);
    ends[rank] = Math.max(ends[rank] ?? 0, from + seconds);
    forecast.seconds = Math.max(forecast.seconds, from + seconds);
    forecast.startsIn = Math.min(forecast.startsIn, from);
    served += step.cost / weight;
  }
  return { forecast, turn: { served, weight }, freeAt };
}

/** The first place at which somebody begins who has been served more. */
function placeAfter(servedMost: readonly number[], served: number): number {
  let [from, to] = [0, servedMost.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((servedMost[middle] ?? 0) > served) to = middle;
    else from = middle + 1;
  }
  return from;
}
