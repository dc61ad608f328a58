import { expect, it } from 'vitest';
import { joinQueue, stayInQueue } from './join-queue.ts';
import { type QueuedStep, type QueueState, simulateQueue } from './simulate-queue.ts';
import { pacesOf } from './testing/paces.ts';

const at = (perCost: number, fixed = 0) => ({ fixed, perCost });
const pace = pacesOf(at(1), { segment: at(0.9, 1), finish: at(0.4) });

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const orderOf = (segments: number, cost: number) => [
  ...Array.from({ length: segments }, () => ({ kind: 'segment' as const, cost })),
  { kind: 'finish' as const, cost: segments * cost },
];

function queueOf(random: () => number, people: number): QueueState {
  const steps: QueuedStep[] = [];
  for (let person = 0; person < people; person += 1) {
    for (let order = 0; order < 1 + Math.floor(3 * random()); order += 1) {
      const made = orderOf(1 + Math.floor(6 * random()), 3 + 12 * random());
      steps.push(
        ...made.map((step, ordinal) => ({
          ...step,
          ownerId: `${person} ${order}`,
          userId: `user ${person}`,
          ordinal,
          fraction: 0,
          isLeased: false,
          orderedAt: person + 10 * order,
        })),
      );
    }
  }
  const turns = new Map(
    Array.from({ length: people }, (_, person) => [
      `user ${person}`,
      { served: 40 * random(), weight: random() < 0.2 ? 3 : 1 },
    ]),
  );
  return { steps, turns, slots: 1 + Math.floor(6 * random()), pace };
}

it('estimates an order that was not given yet about as playing the whole queue again with it would', () => {
  const random = randomFrom(7);
  const errors: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const state = queueOf(random, 1 + Math.floor(30 * random()));
    const userId = random() < 0.3 ? 'user 0' : 'newcomer';
    const steps = orderOf(1 + Math.floor(12 * random()), 3 + 12 * random());
    const told = joinQueue(simulateQueue(state), { userId, steps }).seconds;
    const joined = steps.map((step, ordinal) => ({
      ...step,
      ownerId: 'new',
      userId,
      ordinal,
      fraction: 0,
      isLeased: false,
      orderedAt: Infinity,
    }));
    const played = simulateQueue({ ...state, steps: [...state.steps, ...joined] }).forecasts.get('new')?.seconds ?? 0;
    errors.push(Math.abs(told - played) / played);
  }
  errors.sort((a, b) => a - b);
  expect(errors[50]).toBeLessThan(0.05);
  expect(errors[90]).toBeLessThan(0.2);
});

it('puts one order after the other of those that come between two looks', () => {
  let played = simulateQueue({ steps: [], turns: new Map(), slots: 1, pace });
  const ends = [1, 2, 3].map(() => {
    const joined = stayInQueue(played, { userId: 'u', steps: [{ kind: 'cut-out', cost: 10 }] });
    played = joined.played;
    return joined.forecast.seconds;
  });
  expect(ends).toEqual([10, 20, 30]);
});
