import { expect, it } from 'vitest';
import { trackProgress, type Progress } from './progress.ts';

function follow(weights: Parameters<typeof trackProgress>[0]) {
  const heard: Progress[] = [];
  let time = 0;
  const tell = trackProgress(
    weights,
    (progress) => heard.push(progress),
    () => time,
  );
  return { heard, at: (ms: number, step: Parameters<typeof tell>[0]) => ((time = ms), tell(step)) };
}

it('joins the stages into one line from nothing to all', () => {
  const { heard, at } = follow({ analyse: 1, render: 3 });
  at(0, { stage: 'analyse', done: 0, total: 10 });
  at(1000, { stage: 'analyse', done: 10, total: 10 });
  at(2000, { stage: 'render', done: 50, total: 100 });
  at(4000, { stage: 'render', done: 100, total: 100 });
  expect(heard.map(({ fraction }) => fraction)).toEqual([0, 0.25, 0.625, 1]);
});

it('never falls, whatever a stage says', () => {
  const { heard, at } = follow({ render: 1 });
  for (const done of [5, 3, 9, 0, 10]) at(0, { stage: 'render', done, total: 10 });
  const fractions = heard.map(({ fraction }) => fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
});

it('estimates what is left from the pace so far, and not before there is one', () => {
  const { heard, at } = follow({ render: 1 });
  at(10, { stage: 'render', done: 1, total: 100 });
  at(5000, { stage: 'render', done: 25, total: 100 });
  expect(heard[0]?.secondsLeft).toBeUndefined();
  expect(heard[1]?.secondsLeft).toBeCloseTo(15);
});

it('survives a stage without steps', () => {
  const { heard, at } = follow({ join: 1 });
  at(0, { stage: 'join', done: 0, total: 0 });
  expect(heard[0]?.fraction).toBe(0);
});
