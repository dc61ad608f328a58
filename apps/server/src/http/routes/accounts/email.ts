import { ChangeEmailBody, ConfirmEmailBody, EmailChangeAnswer, EmailConfirmed } from '@semblante/contracts';
import { askEmailChange, cancelEmailChange, confirmEmailChange, showEmailChange } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { AccountRoutesOptions } from './account-routes-options.ts';
import { failures } from './answers.ts';
import { getMe } from './caller.ts';

export const emailRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const config = { access: 'session' } as const;

  const asked = {
    tags: ['user'],
    summary: 'Asks for another e-mail; a link goes to the old address and one to the new',
    body: ChangeEmailBody,
    response: { 202: EmailChangeAnswer, ...failures(400, 401, 419, 422, 429) },
  };
  app.post('/user/email', { config, schema: asked }, async (request, reply) => {
    const change = await askEmailChange(deps, getMe(request), request.body, { language: request.language });
    return await reply.code(202).send({ data: { change } });
  });

  const shown = {
    tags: ['user'],
    summary: 'The e-mail change that waits for its links, if any',
    response: { 200: EmailChangeAnswer, ...failures(401) },
  };
  app.get('/user/email', { config, schema: shown }, async (request) => ({
    data: { change: await showEmailChange(deps, getMe(request)) },
  }));

  const cancelled = {
    tags: ['user'],
    summary: 'Takes the e-mail change back; its links are void',
    response: { 204: z.null(), ...failures(401, 404, 419) },
  };
  app.delete('/user/email', { config, schema: cancelled }, async (request, reply) => {
    await cancelEmailChange(deps, getMe(request));
    return await reply.code(204).send(null);
  });

  const confirmed = {
    tags: ['user'],
    summary: 'Follows one of the two links',
    body: ConfirmEmailBody,
    response: { 200: EmailConfirmed, ...failures(400, 419, 422) },
  };
  app.post('/email-change', { config: { access: 'public' }, schema: confirmed }, async (request) => ({
    data: await confirmEmailChange(deps, request.body.token, request),
  }));
};
