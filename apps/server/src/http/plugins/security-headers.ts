import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import { isCall } from '../matched-route.ts';

type Headers = Record<string, string>;

/**
 * An answer of the API is data and never a document: it may load nothing, be framed by nobody, and be kept by no cache.
 */
export const headersOfCalls: Readonly<Headers> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function secureHeadersOfCalls({ secure }: { secure: boolean }): Headers {
  return { ...headersOfCalls, ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }) };
}

/** The same for every request, so they are worked out once. */
export const securityHeaders = fp<{ secure: boolean; chatOrigin?: string | undefined }>(async function securityHeaders(
  app,
  { secure, chatOrigin },
) {
  const ofCalls = secureHeadersOfCalls({ secure });
  const ofPages = headersOfPages(secure, chatOrigin ? [chatOrigin] : []);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? ofCalls : ofPages);
    done();
  });
});

/**
 * What a page of ours may load: only from us, and from the one chat provider that is configured. Styles may be inline
 * because toasts and charts set them as they move.
 */
function headersOfPages(secure: boolean, chat: readonly string[]): Headers {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...chat],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'", ...chat],
        imgSrc: ["'self'", 'data:', 'blob:', ...chat],
        mediaSrc: ["'self'", 'blob:', ...chat],
        fontSrc: ["'self'", 'data:', ...chat],
        connectSrc: ["'self'", ...chat, ...chat.map((origin) => origin.replace(/^http/, 'ws'))],
        frameSrc: ["'self'", ...chat],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const headers: Headers = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, (problem?: unknown) => {
    if (problem) throw problem;
  });
  return headers;
}
