import { AppError } from '@semblante/core/kernel';
import { findInOutbox, listOutbox } from '@semblante/providers/mail';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { listPage, mailPage } from './outbox-page.ts';

// The mails shown here hold recovery links: nothing of the page runs, loads, is framed or is kept.
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Development only: the mails that were written down because no mail server is configured. */
export const outboxRoutes: FastifyPluginAsyncZod<{ outboxFolder: string }> = async (app, { outboxFolder }) => {
  const route = { config: { access: 'public' }, schema: { hide: true } } as const;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-store' });
  });

  app.get('/dev/outbox', route, async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    return listPage(await listOutbox(outboxFolder), request);
  });

  app.get('/dev/outbox.json', route, async () => ({ data: await listOutbox(outboxFolder) }));

  app.get(
    '/dev/outbox/:name',
    { ...route, schema: { ...route.schema, params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const mail = await findInOutbox(outboxFolder, request.params.name);
      if (!mail) throw new AppError('request.not_found');
      reply.type('text/html; charset=utf-8');
      return mailPage(mail, request);
    },
  );
};
