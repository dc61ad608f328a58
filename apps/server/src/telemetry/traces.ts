import type { FastifyReply, FastifyRequest } from 'fastify';

type Attributes = Readonly<Record<string, string | number>>;

interface SpanStart {
  attributes?: Attributes;
  /** What it is a part of; without one it begins a trace. */
  parent?: string | undefined;
  /** Milliseconds since 1970, for what is told afterwards. */
  startedAt?: number;
}

interface OpenSpan {
  traceParent: string;
  end(ended?: { attributes?: Attributes; isFailed?: boolean; endedAt?: number }): void;
}

/** Where an order's way is followed: the call, its steps, the engine's tasks and their stages. */
export interface Traces {
  /** Undefined where no traces are taken. */
  start(name: string, started: SpanStart): OpenSpan | undefined;
  /** Sends what is left. */
  stop(): Promise<void>;
}

export const noTraces: Traces = { start: () => undefined, stop: async () => {} };

/** Of a call that changes something, until its answer is out. */
export function requestSpan(traces: Traces, request: FastifyRequest, reply: FastifyReply): OpenSpan | undefined {
  const route = request.routeOptions.url ?? 'unknown';
  const span = traces.start(`${request.method} ${route}`, {
    attributes: { 'http.request.method': request.method, 'http.route': route, 'semblante.request_id': request.id },
  });
  if (!span) return undefined;
  reply.raw.once('close', () => {
    span.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      isFailed: reply.statusCode >= 500,
    });
  });
  return span;
}
