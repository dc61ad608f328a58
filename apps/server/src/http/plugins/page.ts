import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFoundAnswer } from './error-answers.ts';
import { headersOfCalls } from './security-headers.ts';

const builtPage = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** The built web page: files with a hash in their name are kept for a year, the page itself is always asked for anew. */
export const page = fp(async (app) => {
  const isBuilt = existsSync(`${builtPage}/index.html`);
  if (isBuilt) {
    let areFilesBeingAdded = true;
    app.addHook('onRoute', (route) => {
      if (areFilesBeingAdded) route.config = { ...route.config, access: 'public', rateLimit: false };
    });
    await app.register(fastifyStatic, {
      root: builtPage,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    areFilesBeingAdded = false;
  }

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).headers(headersOfCalls).send(notFoundAnswer(request));
    return isBuilt ? sendPage(reply) : reply.code(404).send(notFoundAnswer(request));
  });
});

/** Of addresses without a route: what is neither a call nor a file is the page's own, which has its routes and its not-found page. */
function wantsPage(request: FastifyRequest): boolean {
  const path = decodeURI(request.url.split('?')[0] ?? '')
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
  const isCall = path === '/api' || path.startsWith('/api/') || path.startsWith('/sandbox/');
  const isFile = path.startsWith('/assets/') || /\.(js|css|map|png|svg|ico|woff2|json|txt)$/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isCall && !isFile;
}

function sendPage(reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', builtPage, { cacheControl: false });
}
