import { type ProcessingKind, processingKinds } from '@semblante/contracts';
import { type StepKind, stepKinds } from '@semblante/db/schema';
import { cutOut, cutOutWork } from './cut-out.ts';
import type { StepDefinition, ToolDefinition, ToolWork } from './definition.ts';
import { enhance, enhanceWork } from './enhance.ts';
import { swapClip } from './swap-clip.ts';
import { swapPhoto } from './swap-photo.ts';
import { swapVideo } from './swap-video.ts';
import { swapWork } from './swap-work.ts';
import { videoIntakeSteps } from './video-intake.ts';

export { cutOut, expectCutOut } from './cut-out.ts';
export type { ExpectedStep, Pace, StepDefinition, ToolAccess, ToolDefinition } from './definition.ts';
export { enhance, expectEnhance } from './enhance.ts';
export { costPerSecond, expectSwap, planOfSwap } from './swap-work.ts';
export { swapClip } from './swap-clip.ts';
export { expectSwapPhoto, swapPhoto } from './swap-photo.ts';
export { swapVideo } from './swap-video.ts';

/**
 * Every tool. Whatever differs between tools is read here, or is a record of the same kinds: see docs/add-a-tool.md.
 */
export const tools: { readonly [Kind in ProcessingKind]: ToolDefinition<Kind> } = {
  video: swapVideo,
  catalog: swapClip,
  image: cutOut,
  photo: swapPhoto,
  enhance,
};

export const stepDefinitions: Readonly<Record<StepKind, StepDefinition>> = {
  ...videoIntakeSteps,
  ...swapWork.steps,
  ...cutOutWork.steps,
  ...swapPhoto.work.steps,
  ...enhanceWork.steps,
};

const inOrder = [videoIntakeSteps, swapWork.steps, cutOutWork.steps, swapPhoto.work.steps, enhanceWork.steps].map(
  (steps) => Object.keys(steps),
);
const rank = Object.fromEntries(
  stepKinds.map((kind) => [kind, inOrder.find((kinds) => kinds.includes(kind))?.indexOf(kind) ?? 0]),
) as Record<StepKind, number>;

/** Steps of one owner run kind after kind: the place of a kind among those it runs with. */
export const rankOf = (kind: StepKind): number => rank[kind];
export const ranks = Math.max(...inOrder.map((kinds) => kinds.length));

/** None of a step that belongs to a video. */
export function workOfStep(kind: StepKind): ToolWork | undefined {
  return processingKinds.map((each): ToolWork => tools[each].work).find(({ steps }) => kind in steps);
}

/** Of which a prepared order can be taken up again. */
export const kindsThatContinue = processingKinds.filter((kind) => tools[kind].canContinue);
