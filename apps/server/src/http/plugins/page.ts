import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFoundAnswer } from './error-answers.ts';

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
    if (isBuilt && wantsPage(request)) return sendPage(reply);
    return reply.code(404).send(notFoundAnswer(request));
  });
});

/** Every address that is not a call or a file is the page's own: it has its routes, and its not-found page. */
function wantsPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isCall = path === '/api' || path.startsWith('/api/') || path.startsWith('/sandbox/');
  const isFile = path.startsWith('/assets/') || /\.(js|css|map|png|svg|ico|woff2|json|txt)$/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isCall && !isFile;
}

function sendPage(reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', builtPage, { cacheControl: false });
}
