import { UpdateUserBody, UserAnswer } from '@semblante/contracts';
import { showCurrentUser, updateUser } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from './answers.ts';
import { getMe } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const userRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const shown = { tags: ['user'], summary: 'Who is logged in', response: { 200: UserAnswer, ...failures(401) } };
  app.get('/user', { config: { access: 'session' }, schema: shown }, async (request) => ({
    data: { user: await showCurrentUser(deps, getMe(request), request) },
  }));

  const changed = {
    tags: ['user'],
    summary: 'Changes name, language or password; a new password ends the other sessions',
    body: UpdateUserBody,
    response: { 200: UserAnswer, ...failures(400, 401, 419, 422, 429) },
  };
  app.patch('/user', { config: { access: 'session' }, schema: changed }, async (request) => {
    const user = await updateUser(deps, getMe(request), request.body, { language: request.language });
    return { data: { user } };
  });
};
