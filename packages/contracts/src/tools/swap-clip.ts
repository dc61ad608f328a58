import type { ToolFacts } from './tool-facts.ts';
import { workedStages } from './stages.ts';

/** A scene of the catalogue is a video, in the ledger too. */
export const swapClipFacts = {
  source: 'clip',
  shownAs: 'video',
  cause: 'video',
  countedStages: workedStages,
} as const satisfies ToolFacts;
