import type { ToolFacts } from './tool-facts.ts';
import { workedStages } from './stages.ts';

export const swapVideoFacts = {
  source: 'video',
  shownAs: 'video',
  cause: 'video',
  countedStages: workedStages,
} as const satisfies ToolFacts;
