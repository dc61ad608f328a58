import { toolFacts, toolOrders } from '@semblante/contracts';
import type { ToolDefinition } from './definition.ts';
import { swapWork } from './swap-work.ts';

/** SPEC 1: one credit, one video. */
export const swapVideo = {
  kind: 'video',
  ...toolFacts.video,
  order: toolOrders.video,
  credits: 1,
  access: 'user',
  screened: { source: true, faces: true, result: true },
  work: swapWork,
  keptFor: 'resultsDays',
  canContinue: true,
} as const satisfies ToolDefinition<'video'>;
