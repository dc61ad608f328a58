import { toolFacts, toolOrders } from '@semblante/contracts';
import type { ExpectedStep, Steps, ToolDefinition, ToolWork } from './definition.ts';

/** Each face is drawn in a square of one size; reading, writing and signing grow with the picture. */
export function expectSwapPhoto({
  width,
  height,
  faces,
}: {
  width: number;
  height: number;
  faces: number;
}): ExpectedStep {
  return { kind: 'swap-photo', cost: 1 + faces + (width * height) / 4_000_000 };
}

const swapPhotoWork = {
  steps: {
    'swap-photo': { paceAtFirst: { fixed: 1.5, perCost: 0.9 }, isWithFrames: false, stage: 'rendering' },
  } satisfies Steps<'swap-photo'>,
  stages: { rendering: [2, 84], checking: [88, 99] },
  whenGone: 'face_removed',
} as const satisfies ToolWork;

/** docs/product/principles.md: one credit, one photo, however many faces in it. */
export const swapPhoto = {
  kind: 'photo',
  ...toolFacts.photo,
  order: toolOrders.photo,
  credits: 1,
  access: 'user',
  screened: { source: true, faces: true, result: true },
  work: swapPhotoWork,
  keptFor: 'resultsDays',
  canContinue: false,
} as const satisfies ToolDefinition<'photo'>;
