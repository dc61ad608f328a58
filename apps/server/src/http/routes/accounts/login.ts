import { type Area, LoginBody, SecondFactorAsked, SecondFactorBody, UserAnswer } from '@semblante/contracts';
import { confirmSecondFactor, logIn } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from './answers.ts';
import { callerOf } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

const entrances: { url: string; area: Area; summary: string }[] = [
  { url: '/login', area: 'user', summary: 'Logs a user in; 202 asks for the second factor' },
  { url: '/staff/login', area: 'staff', summary: 'Logs a member of staff in; 202 asks for the second factor' },
];

export const loginRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const response = { 200: UserAnswer, 202: SecondFactorAsked, ...failures(400, 419, 422, 429) };
  for (const { url, area, summary } of entrances) {
    app.post(
      url,
      { config: { access: 'public' }, schema: { tags: ['session'], summary, body: LoginBody, response } },
      async (request, reply) => {
        const answer = await logIn(deps, { ...request.body, area }, callerOf(request));
        reply.setSession(answer.session);
        switch (answer.next) {
          case 'enter':
            return reply.code(200).send({ data: { user: answer.user } });
          case 'second_factor':
            return reply.code(202).send({ data: { second_factor: true } });
          default:
            return answer satisfies never;
        }
      },
    );
  }

  const schema = {
    tags: ['session'],
    summary: 'Finishes a log-in with a code of the app or a recovery code',
    body: SecondFactorBody,
    response: { 200: UserAnswer, ...failures(400, 419, 422, 429) },
  };
  app.post('/login/second-factor', { config: { access: 'public' }, schema }, async (request, reply) => {
    const { user, session } = await confirmSecondFactor(deps, request.body, callerOf(request));
    reply.setSession(session);
    return { data: { user } };
  });
};
