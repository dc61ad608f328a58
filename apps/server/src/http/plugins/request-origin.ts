import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRequestId, type Origin, withOrigin } from '@semblante/core/kernel';
import fp from 'fastify-plugin';
import { requestSpan, type Traces } from '../../telemetry/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its log lines and what it orders say of it. */
    workOrigin: Origin | undefined;
  }
}

export const requestIdHeader = 'x-request-id';
const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The one that a proxy gave it, where it is well-formed, so that both logs name the same. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return isRequestId(given) ? given.toLowerCase() : randomUUID();
}

/**
 * Gives every call its id: in the answer, in each log line, in what it orders. A call that changes something is a line
 * of the log by its route, never by its address, which may hold a search or a token.
 */
export const requestOrigin = fp<{ traces: Traces }>(async (app, { traces }) => {
  app.decorateRequest('workOrigin', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    // On the raw answer, so that streams and uploads that write their own have it too.
    reply.raw.setHeader(requestIdHeader, request.id);
    const span = readMethods.includes(request.method) ? undefined : requestSpan(traces, request, reply);
    request.workOrigin = { requestId: request.id, traceParent: span?.traceParent };
    withOrigin(request.workOrigin, done);
  });
  // A body arrives in the context of its socket: what comes after it is put back into that of its call.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.workOrigin) withOrigin(request.workOrigin, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const told = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (readMethods.includes(request.method)) request.log.debug(told, 'answered');
    else request.log.info(told, 'answered');
    done();
  });
});
