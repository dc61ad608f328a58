// `npm run bench -- queue [--videos N] [--workers N] [--seed N]`: a day of the queue, played by the product's own rule
// (`simulateQueue`, `expectSwap`, its first paces): who waits how long, how fair it is, how true the
// estimates were. One account orders 2,000 videos at the busiest hour; the same day without it shows what that costs.
import { parseArgs } from 'node:util';
import { stepKinds } from '@semblante/db/schema';
import type { Paces } from '../../../packages/core/src/steps/pace.ts';
import { stepDefinitions } from '../../../packages/core/src/tools/index.ts';
import { type Arrival, type Day, type Done, playDay } from './day.ts';

const { values } = parseArgs({
  options: {
    videos: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '1000' },
    greedy: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const [videos, workers, greedyVideos] = [values.videos, values.workers, values.greedy].map(Number) as [
  number,
  number,
  number,
];
const pace = Object.fromEntries(stepKinds.map((kind) => [kind, stepDefinitions[kind].paceAtFirst])) as Paces;
const greedyAt = 20 * 3600;
/** Share of a day's orders by the hour: nights are quiet, evenings are not. */
const byHour = [2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 5, 6, 7, 9, 9, 7, 5];

let state = Number(values.seed) >>> 0;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const secondsOfVideo = () => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(600, Math.max(4, Math.round(38 * Math.exp(0.9 * normal))));
};

const total = byHour.reduce((sum, share) => sum + share, 0);
const people: Arrival[] = byHour.flatMap((share, hour) =>
  Array.from({ length: Math.round((videos * share) / total) }, () => ({
    at: 3600 * (hour + random()),
    userId: `user-${Math.floor(random() * videos * 0.6)}`,
    seconds: secondsOfVideo(),
  })),
);
const greedy = Array.from({ length: greedyVideos }, () => ({ at: greedyAt, userId: 'greedy', seconds: 60 }));
const inOrder = (arrivals: Arrival[]) => arrivals.toSorted((a, b) => a.at - b.at);

const startedAt = performance.now();
const quiet = playDay(inOrder(people), { workers, pace });
const shared = playDay(inOrder([...people, ...greedy]), { workers, pace });
const ofPeople = (day: Day) => day.done.filter(({ userId }) => userId !== 'greedy');
const inPeak = (done: readonly Done[]) =>
  done.filter(({ orderedAt }) => orderedAt >= greedyAt && orderedAt < greedyAt + 7_200);
process.stdout.write(
  `${JSON.stringify({
    videos: people.length,
    workers,
    accounts: new Set(people.map(({ userId }) => userId)).size,
    seconds_of_video_mean: round(people.reduce((sum, { seconds }) => sum + seconds, 0) / people.length),
    day: figuresOf(quiet, ofPeople(quiet)),
    busiest_two_hours: waitsOf(inPeak(ofPeople(quiet))),
    with_one_account_of_2000: {
      day: figuresOf(shared, ofPeople(shared)),
      others_in_the_busiest_two_hours: waitsOf(inPeak(ofPeople(shared))),
      its_own: waitsOf(shared.done.filter(({ userId }) => userId === 'greedy')),
    },
    cpu_seconds: round((performance.now() - startedAt) / 1000),
  })}\n`,
);

function figuresOf(day: Day, done: readonly Done[]) {
  return {
    ended: day.done.length,
    waiting_steps_most: day.queueMost,
    busy_share_most: round(day.busyShareMost),
    ...waitsOf(done),
    estimates: estimatesOf(done),
    fairness_of_the_busiest_hour: fairnessOf(day),
  };
}

function waitsOf(done: readonly Done[]) {
  const waits = done.map(({ orderedAt, endedAt }) => endedAt - orderedAt).toSorted((a, b) => a - b);
  return { orders: waits.length, wait_s: { p50: at(waits, 0.5), p95: at(waits, 0.95), p99: at(waits, 0.99) } };
}

/** How far off the first estimate was, of what it took. */
function estimatesOf(done: readonly Done[]) {
  const off = done
    .map(({ orderedAt, endedAt, estimatedSeconds }) => {
      const took = Math.max(30, endedAt - orderedAt);
      return Math.abs(estimatedSeconds - (endedAt - orderedAt)) / took;
    })
    .toSorted((a, b) => a - b);
  return {
    off_p50: at(off, 0.5),
    off_p90: at(off, 0.9),
    within_30_percent: round(off.filter((one) => one <= 0.3).length / off.length),
  };
}

/** The most that one account got of an hour, in shares of all, and in middle accounts. */
function fairnessOf({ servedByHour }: Day) {
  const served = [...(servedByHour[greedyAt / 3600] ?? new Map<string, number>()).values()].toSorted((a, b) => a - b);
  const sum = served.reduce((all, one) => all + one, 0);
  return {
    accounts: served.length,
    largest_share: round((served.at(-1) ?? 0) / sum),
    largest_to_median: round((served.at(-1) ?? 0) / at(served, 0.5)),
  };
}

function at(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
