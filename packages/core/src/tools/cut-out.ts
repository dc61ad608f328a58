import { toolFacts, toolOrders } from '@semblante/contracts';
import type { ExpectedStep, Steps, ToolDefinition, ToolWork } from './definition.ts';

/**
 * The network sees every picture in one size, edges and files grow with it. From 0.3 to 25 megapixels the time less
 * than doubles.
 */
export function expectCutOut({ width, height }: { width: number; height: number }): ExpectedStep {
  return { kind: 'cut-out', cost: 4 + (width * height) / 8_000_000 };
}

export const cutOutWork = {
  steps: {
    'cut-out': { paceAtFirst: { fixed: 0, perCost: 0.9 }, isWithFrames: false, stage: 'rendering' },
  } satisfies Steps<'cut-out'>,
  stages: { rendering: [2, 84], checking: [88, 99] },
  whenGone: 'image_removed',
} as const satisfies ToolWork;

/** docs/product/principles.md: one credit, one image. */
export const cutOut = {
  kind: 'image',
  ...toolFacts.image,
  order: toolOrders.image,
  credits: 1,
  access: 'user',
  screened: { source: true, faces: false, result: true },
  work: cutOutWork,
  keptFor: 'resultsDays',
  canContinue: false,
} as const satisfies ToolDefinition<'image'>;
