import type { ToolFacts } from './tool-facts.ts';

export const cutOutFacts = {
  source: 'image',
  shownAs: 'image',
  cause: 'image',
  countedStages: [],
} as const satisfies ToolFacts;
