import { InvitationKnown, RegisterBody, UserAnswer } from '@semblante/contracts';
import { isInvitationKnown, register } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { failures } from './answers.ts';
import { callerOf } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const registerRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const schema = {
    tags: ['session'],
    summary: 'Makes an account and logs it in',
    body: RegisterBody,
    response: { 201: UserAnswer, ...failures(400, 419, 422, 429) },
  };
  app.post('/register', { config: { access: 'public' }, schema }, async (request, reply) => {
    const { user, session } = await register(deps, request.body, callerOf(request));
    reply.setSession(session);
    return reply.code(201).send({ data: { user } });
  });

  const known = {
    tags: ['session'],
    summary: 'Whether an invitation is known',
    params: z.object({ token: z.string().max(200) }),
    response: { 200: InvitationKnown },
  };
  app.get('/invitations/:token', { config: { access: 'public' }, schema: known }, async (request) => ({
    data: { is_known: await isInvitationKnown(deps, request.params.token) },
  }));
};
