import * as z from 'zod';
import { engineErrorCodes } from '../engine-error.ts';
import { stages } from '../progress.ts';

/** Where a task comes from; the child says it again with everything that it tells of it. */
export const TaskOrigin = z.object({ requestId: z.string(), traceParent: z.string().optional() });
export type TaskOrigin = z.infer<typeof TaskOrigin>;

/** What the parent says to its engine child. */
export const ParentMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('run'),
    id: z.number(),
    task: z.string(),
    input: z.unknown(),
    scratch: z.string(),
    origin: TaskOrigin.optional(),
  }),
  z.object({ kind: z.literal('abort'), id: z.number() }),
]);
export type ParentMessage = z.infer<typeof ParentMessage>;

/** What the child answers. A child that was taken over by a hostile file can say anything, so this is parsed too. */
export const ChildMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('progress'),
    id: z.number(),
    progress: z.object({
      stage: z.enum(stages),
      done: z.number(),
      total: z.number(),
      fraction: z.number(),
      secondsLeft: z.number().optional(),
    }),
  }),
  z.object({ kind: z.literal('stale'), id: z.number() }),
  z.object({
    kind: z.literal('stage'),
    id: z.number(),
    origin: TaskOrigin,
    /** `task`: all of it, without the wait for the child. */
    stage: z.enum([...stages, 'task']),
    /** Milliseconds since 1970. */
    startedAt: z.number(),
    seconds: z.number().nonnegative(),
  }),
  z.object({ kind: z.literal('done'), id: z.number(), result: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    id: z.number(),
    code: z.enum(engineErrorCodes),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
  }),
]);
export type ChildMessage = z.infer<typeof ChildMessage>;
