import { SessionsAnswer } from '@semblante/contracts';
import { endOtherSessions, endSession, listSessions } from '@semblante/core/accounts';
import type { SessionId } from '@semblante/core/kernel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { failures, nothing } from './answers.ts';
import { getMe } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

// What cannot be an id at all is told in the same words as one that is not there.
const SessionParams = z.strictObject({
  id: z.uuid({ error: 'errors.accounts.session_not_found' }).transform((id) => id as SessionId),
});

export const sessionRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const listed = {
    tags: ['sessions'],
    summary: 'Where the account is logged in, this session first',
    response: { 200: SessionsAnswer, ...failures(401) },
  };
  app.get('/sessions', { config: { access: 'session' }, schema: listed }, async (request) => ({
    data: await listSessions(deps, getMe(request)),
  }));

  const one = {
    tags: ['sessions'],
    summary: 'Ends one session',
    params: SessionParams,
    response: { 204: nothing, ...failures(401, 404, 419, 422) },
  };
  app.delete('/sessions/:id', { config: { access: 'session' }, schema: one }, async (request, reply) => {
    const me = getMe(request);
    await endSession(deps.db, me, request.params.id);
    if (request.params.id === me.sessionId) reply.clearSession();
    return reply.code(204).send(null);
  });

  const others = {
    tags: ['sessions'],
    summary: 'Ends every session but this one',
    response: { 204: nothing, ...failures(401, 419) },
  };
  app.delete('/sessions', { config: { access: 'session' }, schema: others }, async (request, reply) => {
    await endOtherSessions(deps.db, getMe(request));
    return reply.code(204).send(null);
  });
};
