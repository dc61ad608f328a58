import { AsyncLocalStorage } from 'node:async_hooks';
import * as z from 'zod';

/** Where work comes from: in every log line of it, and kept with what it orders. It names no person. */
export interface Origin {
  /** Of the call that ordered it. */
  requestId: string;
  /** The span that it belongs to (W3C Trace Context), where traces are taken. */
  traceParent?: string | undefined;
  /** The step or job that is being worked on, for the log. */
  work?: Readonly<Record<string, string | number>> | undefined;
}

/** A UUID, or 32 hex digits as proxies write them. Anything else might be somebody's address or number. */
const plainRequestId = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})$/i;
const plainTraceParent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && plainRequestId.test(text);
export const isTraceParent = (text: unknown): text is string => typeof text === 'string' && plainTraceParent.test(text);

/** As it lies in a queue's payload. */
export const KeptOrigin = z.object({
  requestId: z.string().regex(plainRequestId),
  traceParent: z.string().regex(plainTraceParent).optional(),
});
export type KeptOrigin = z.infer<typeof KeptOrigin>;

const origins = new AsyncLocalStorage<Origin>();

/** Undefined where nobody asked: what a watch does by itself. */
export const currentOrigin = (): Origin | undefined => origins.getStore();

export function withOrigin<Result>(origin: Origin, act: () => Result): Result {
  return origins.run(origin, act);
}

export function originToKeep(): KeptOrigin | undefined {
  const origin = currentOrigin();
  return origin && { requestId: origin.requestId, ...(origin.traceParent && { traceParent: origin.traceParent }) };
}
