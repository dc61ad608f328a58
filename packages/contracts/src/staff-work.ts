import * as z from 'zod';
import { processingErrorCodes, processingStatuses } from './processings.ts';
import { CappedMeta, StaffPageQuery } from './staff-lists.ts';
import { processingKinds } from './tools/facts.ts';
import { processingStages } from './tools/stages.ts';

/** `open`: waiting or worked on, oldest first. `failed`: ended without a result, newest first. */
export const workStates = ['open', 'failed'] as const;
export type WorkState = (typeof workStates)[number];

export const WorkQuery = StaffPageQuery.extend({ state: z.enum(workStates).default('open') });
export type WorkQuery = z.infer<typeof WorkQuery>;

/** An order of work as staff sees it: how it stands, not what it shows. */
export const WorkItem = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  kind: z.enum(processingKinds),
  status: z.enum(processingStatuses),
  stage: z.enum(processingStages),
  progress: z.number().int(),
  error_code: z.enum(processingErrorCodes).nullable(),
  /** A worker has it and has said nothing for longer than it may. */
  is_stalled: z.boolean(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type WorkItem = z.infer<typeof WorkItem>;
export const WorkAnswer = z.object({ data: z.array(WorkItem), meta: CappedMeta });
