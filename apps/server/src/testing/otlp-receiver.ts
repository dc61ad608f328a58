import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/** What OTLP over HTTP carries as JSON, as far as we write it (opentelemetry-proto, trace.proto). */
const TracesData = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string().regex(/^\d+$/),
              endTimeUnixNano: z.string().regex(/^\d+$/),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReceivedSpan {
  service: string | undefined;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  ms: number;
}

/** A receiver of OTLP over HTTP on loopback, which takes nothing that is not well-formed. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const problems: string[] = [];
  let headers: NodeJS.Dict<string | string[]> = {};
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      headers = request.headers;
      if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
        problems.push(`${request.url} ${request.headers['content-type']}`);
      const parsed = TracesData.safeParse(JSON.parse(Buffer.concat(pieces).toString()));
      if (!parsed.success) problems.push(parsed.error.message);
      for (const { resource, scopeSpans } of parsed.data?.resourceSpans ?? []) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        for (const { traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano } of scopeSpans.flatMap(
          (scope) => scope.spans,
        )) {
          const ms = Number((BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000_000n);
          spans.push({ service, traceId, spanId, parentSpanId, name, ms });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    problems,
    lastHeaders: () => headers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
