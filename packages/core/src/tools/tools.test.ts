import { processingKinds, toolCauses, toolFacts, workedStages } from '@semblante/contracts';
import { stepKinds } from '@semblante/db/schema';
import { expect, it } from 'vitest';
import { rankOf, ranks, stepDefinitions, type ToolDefinition, tools, workOfStep } from './index.ts';

const all: ToolDefinition[] = processingKinds.map((kind) => tools[kind]);

it('has one definition for every kind, in the words that the wire and the page have', () => {
  for (const tool of all) {
    expect(tools[tool.kind]).toBe(tool);
    expect(tool).toMatchObject(toolFacts[tool.kind]);
    expect(toolCauses).toContain(tool.cause);
    expect(tool.order.shape.kind.value).toBe(tool.kind);
  }
});

it('goes through the stages of a tool in one order, never back, and leaves the last percent to the end', () => {
  for (const { work } of all) {
    const spans = workedStages.flatMap((stage) => (work.stages[stage] ? [work.stages[stage]] : []));
    expect(spans.length).toBeGreaterThan(0);
    let before = 0;
    for (const [from, to] of spans) {
      expect(from).toBeGreaterThanOrEqual(before);
      expect(to).toBeGreaterThan(from);
      before = to;
    }
    expect(before).toBeLessThan(100);
  }
});

it('tells only stages that the tool goes through, and counts no others', () => {
  for (const { work, countedStages } of all) {
    for (const step of Object.values(work.steps)) if (step.stage) expect(work.stages).toHaveProperty(step.stage);
    for (const stage of countedStages) expect(work.stages).toHaveProperty(stage);
    if (work.renderedBy) expect(work.steps).toHaveProperty(work.renderedBy);
  }
});

it('knows the pace of every step, and its place among the steps it runs with', () => {
  for (const kind of stepKinds) {
    const { fixed, perCost } = stepDefinitions[kind].paceAtFirst;
    expect(fixed + perCost).toBeGreaterThan(0);
    expect(rankOf(kind)).toBeLessThan(ranks);
  }
  expect(['leave-out', 'check', 'analyse'].map((kind) => rankOf(kind as 'check'))).toEqual([0, 1, 2]);
  expect(['plan', 'segment', 'finish'].map((kind) => rankOf(kind as 'plan'))).toEqual([0, 1, 2]);
});

it('says of a step whose source is gone what its tool says, and nothing of a step of a video', () => {
  expect(workOfStep('segment')?.whenGone).toBe('face_removed');
  expect(workOfStep('cut-out')?.whenGone).toBe('image_removed');
  expect(workOfStep('analyse')).toBeUndefined();
});
