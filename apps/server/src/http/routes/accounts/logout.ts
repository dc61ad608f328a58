import { logOut } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures, nothing } from './answers.ts';
import { getMe } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const logoutRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const schema = { tags: ['session'], summary: 'Ends this session', response: { 204: nothing, ...failures(401, 419) } };
  app.delete('/logout', { config: { access: 'session' }, schema }, async (request, reply) => {
    await logOut(deps.db, getMe(request));
    reply.clearSession();
    return reply.code(204).send(null);
  });
};
