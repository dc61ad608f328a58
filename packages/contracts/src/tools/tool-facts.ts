import type { WorkedStage } from './stages.ts';

/** What the ledger and the statement call the work of tools. */
export const toolCauses = ['video', 'image'] as const;
export type ToolCause = (typeof toolCauses)[number];

/** What the wire and the page know of a tool. Plain values: the page does without the schemas. */
export interface ToolFacts {
  /** What it is made of, as staff can block it. */
  source: 'video' | 'clip' | 'image';
  /** What a result is screened, fingerprinted and shown as. */
  shownAs: 'video' | 'image';
  cause: ToolCause;
  /** Told as "step 2 of 4", in this order; none where the work is one step. */
  countedStages: readonly WorkedStage[];
}
