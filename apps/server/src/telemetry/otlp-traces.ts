import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { isTraceParent } from '@semblante/core/kernel';
import type { Traces } from './traces.ts';

/** A receiver that hangs holds nobody: spans are sent in the background, and dropped when too many wait. */
const sendMsMax = 5_000;

/** Spans by OTLP over HTTP. Nothing is patched or recorded by itself: what is in a span is what we put there. */
export function createOtlpTraces(config: {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: config.headers,
    timeoutMillis: sendMsMax,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('semblante');
  return {
    start: (name, { attributes = {}, parent, startedAt }) => {
      const span = tracer.startSpan(
        name,
        { attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
        contextOf(parent),
      );
      const { traceId, spanId } = span.spanContext();
      return {
        traceParent: `00-${traceId}-${spanId}-01`,
        end: ({ attributes: learned = {}, isFailed = false, endedAt } = {}) => {
          span.setAttributes(learned);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(endedAt);
        },
      };
    },
    stop: async () => await provider.shutdown().catch(() => {}),
  };
}

function contextOf(parent: string | undefined) {
  if (!isTraceParent(parent)) return ROOT_CONTEXT;
  const [, traceId = '', spanId = ''] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
