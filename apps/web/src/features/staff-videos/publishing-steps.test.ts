import { clipProblems } from '@semblante/contracts';
import { expect, it } from 'vitest';
import { publishingSteps } from './publishing-steps.ts';

const ready = { state: 'ready' } as const;

it('shows each need once, and every problem of the server under one of them', () => {
  const shown = clipProblems.flatMap((problem) =>
    publishingSteps({ problems: [problem], video: ready }).filter((step) => step.problem === problem),
  );
  expect(shown.map(({ problem }) => problem)).toEqual([...clipProblems]);
  expect(publishingSteps({ problems: [], video: ready }).every(({ problem }) => problem === undefined)).toBe(true);
});

it('tells work under way from something that is missing', () => {
  const screening = (state: 'checking' | 'ready') =>
    publishingSteps({ problems: ['not_screened'], video: { state } }).find(({ name }) => name === 'screening');
  expect(screening('checking')?.isUnderWay).toBe(true);
  expect(screening('ready')?.isUnderWay).toBe(false);
  expect(
    publishingSteps({ problems: ['held'], video: { state: 'held' } }).find(({ name }) => name === 'screening')
      ?.isUnderWay,
  ).toBe(true);
});
