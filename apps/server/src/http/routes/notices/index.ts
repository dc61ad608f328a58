import { MailPreferences, MailPreferencesAnswer, NewsAnswer, NewsQuery, SeenBody } from '@semblante/contracts';
import type { AccountDeps } from '@semblante/core/accounts';
import { getMailPreferences, listNews, seeNews, setMailPreferences } from '@semblante/core/notices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const noticeRoutes: FastifyPluginAsyncZod<{ deps: AccountDeps }> = async (app, { deps }) => {
  const config = { access: 'session' } as const;

  const listed = {
    tags: ['notifications'],
    summary: 'What happened to my account, newest first',
    querystring: NewsQuery,
    response: { 200: NewsAnswer, ...failures(401) },
  };
  app.get(
    '/notifications',
    { config, schema: listed },
    async (request) => await listNews(deps.db, { userId: getMe(request).userId, before: request.query.before }),
  );

  const seen = {
    tags: ['notifications'],
    summary: 'I have seen these',
    body: SeenBody,
    response: { 204: z.null(), ...failures(400, 401, 419, 422) },
  };
  app.post('/notifications/seen', { config, schema: seen }, async (request, reply) => {
    await seeNews(deps, { userId: getMe(request).userId, upTo: request.body.up_to });
    return await reply.code(204).send(null);
  });

  const shown = {
    tags: ['user'],
    summary: 'Which mails I want',
    response: { 200: MailPreferencesAnswer, ...failures(401) },
  };
  app.get('/user/mail-preferences', { config, schema: shown }, async (request) => ({
    data: { preferences: await getMailPreferences(deps.db, getMe(request).userId) },
  }));

  const chosen = {
    tags: ['user'],
    summary: 'Chooses which mails I want',
    body: MailPreferences,
    response: { 200: MailPreferencesAnswer, ...failures(400, 401, 419, 422) },
  };
  app.put('/user/mail-preferences', { config, schema: chosen }, async (request) => {
    await setMailPreferences(deps.db, { userId: getMe(request).userId, ...request.body });
    return { data: { preferences: request.body } };
  });
};
