import { type EnhanceScale, toolFacts, toolOrders } from '@semblante/contracts';
import type { ExpectedStep, Steps, ToolDefinition, ToolWork } from './definition.ts';

/** Faces are looked for and files written once; the network's work grows with the result. */
export function expectEnhance({
  width,
  height,
  scale,
}: {
  width: number;
  height: number;
  scale: EnhanceScale;
}): ExpectedStep {
  return { kind: 'enhance', cost: 2.5 + (2 * width * height * scale * scale) / 1_000_000 };
}

export const enhanceWork = {
  steps: {
    enhance: { paceAtFirst: { fixed: 0, perCost: 0.9 }, isWithFrames: false, stage: 'rendering' },
  } satisfies Steps<'enhance'>,
  stages: { rendering: [2, 90], checking: [90, 99] },
  whenGone: 'image_removed',
} as const satisfies ToolWork;

/** docs/product/principles.md: one credit, one image. */
export const enhance = {
  kind: 'enhance',
  ...toolFacts.enhance,
  order: toolOrders.enhance,
  credits: 1,
  access: 'user',
  screened: { source: true, faces: false, result: true },
  work: enhanceWork,
  keptFor: 'resultsDays',
  canContinue: false,
} as const satisfies ToolDefinition<'enhance'>;
