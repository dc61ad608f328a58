import { toolFacts, toolOrders } from '@semblante/contracts';
import type { ToolDefinition } from './definition.ts';
import { swapWork } from './swap-work.ts';

/** A clip of the catalogue with one's own face; SPEC 5: for verified accounts only. */
export const swapClip = {
  kind: 'catalog',
  ...toolFacts.catalog,
  order: toolOrders.catalog,
  credits: 'of_clip',
  access: 'verified',
  screened: { source: true, faces: true, result: true },
  work: swapWork,
  keptFor: 'resultsDays',
  canContinue: false,
} as const satisfies ToolDefinition<'catalog'>;
