import type { ToolFacts } from './tool-facts.ts';

export const enhanceFacts = {
  source: 'image',
  shownAs: 'image',
  cause: 'image',
  countedStages: [],
} as const satisfies ToolFacts;
