import { RegisterBody, UserAnswer } from '@semblante/contracts';
import { register } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
};
