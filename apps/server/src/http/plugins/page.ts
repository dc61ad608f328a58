import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFoundAnswer } from './error-answers.ts';
import { headersOfCalls } from './security-headers.ts';

const builtFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/**
 * The home page's document has its first screen in it; where people are sent to a marketing site nobody should see that
 * flash by.
 */
const homePath = /^\/home\/?$/;

interface PageOptions {
  hasOwnHome: boolean;
  /** Where the built page is. */
  folder?: string;
}

/**
 * The built web page: files with a hash in their name are kept for a year, the page itself is always asked for anew.
 */
export const page = fp<PageOptions>(async function page(app, { hasOwnHome, folder = builtFolder }) {
  const isBuilt = existsSync(`${folder}/index.html`);
  if (isBuilt) {
    let areFilesBeingAdded = true;
    app.addHook('onRoute', (route) => {
      if (areFilesBeingAdded) route.config = { ...route.config, access: 'public', rateLimit: false };
    });
    const shared = { index: false, preCompressed: true, decorateReply: false } as const;
    await app.register(fastifyStatic, {
      ...shared,
      root: folder,
      wildcard: false,
      // Found beside the file that they are a compressed copy of; as routes of their own they doubled the routes.
      globIgnore: ['assets/**', '**/*.{br,gz}'],
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
    // Hundreds of files: one route each took longer at every start than everything else that is registered.
    await app.register(fastifyStatic, {
      ...shared,
      root: `${folder}/assets`,
      prefix: '/assets/',
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    areFilesBeingAdded = false;
  }

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).headers(headersOfCalls).send(notFoundAnswer(request));
    if (!isBuilt) return reply.code(404).send(notFoundAnswer(request));
    const document = hasOwnHome && homePath.test(pathOf(request)) ? 'home.html' : 'index.html';
    return reply.header('cache-control', 'no-cache').sendFile(document, folder, { cacheControl: false });
  });
});

function pathOf(request: FastifyRequest): string {
  return decodeURI(request.url.split('?')[0] ?? '')
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
}

/**
 * Of addresses without a route: what is neither a call nor a file is the page's own, which has its routes and its
 * not-found page.
 */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isCall = path === '/api' || path.startsWith('/api/') || path.startsWith('/sandbox/');
  const isFile = path.startsWith('/assets/') || /\.(js|css|map|png|svg|ico|woff2|json|txt)$/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isCall && !isFile;
}
