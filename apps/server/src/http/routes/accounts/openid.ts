import {
  OpenidEntered,
  OpenidFinishBody,
  OpenidRegisterBody,
  OpenidStartBody,
  OpenidStarted,
  openidValidMinutes,
  SecondFactorAsked,
  UserAnswer,
} from '@semblante/contracts';
import { beginOpenid, finishOpenid, type OpenidDeps, registerOpenid } from '@semblante/core/accounts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from './answers.ts';
import { keepBrowserMark } from './browser-mark.ts';
import { callerOf } from './caller.ts';

/** Binds a round trip to the browser that began it. */
const visitCookie = 'semblante_openid';

export const openidRoutes: FastifyPluginAsyncZod<{ deps: OpenidDeps; secureCookies: boolean }> = async (
  app,
  { deps, secureCookies },
) => {
  const tags = ['session'];
  const cookieOptions = { path: '/api/openid', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
  const keepVisit = (reply: FastifyReply, token: string) =>
    void reply.setCookie(visitCookie, token, { ...cookieOptions, maxAge: openidValidMinutes * 60 });
  // They wait for somebody else's server: nobody's place is taken meanwhile.
  const asksProvider = { access: 'public', isCounted: false } as const;

  const started = {
    tags,
    summary: 'Begins a log-in at the provider of OpenID Connect',
    body: OpenidStartBody,
    response: { 200: OpenidStarted, ...failures(404, 419, 422, 429, 503) },
  };
  app.post('/openid/start', { config: asksProvider, schema: started }, async (request, reply) => {
    const { url, token } = await beginOpenid(deps, request.body, callerOf(request));
    keepVisit(reply, token);
    return { data: { url } };
  });

  const finished = {
    tags,
    summary:
      'Logs in with what the provider answered; who has no account yet is asked to agree, 202 asks for the second factor',
    body: OpenidFinishBody,
    response: { 200: OpenidEntered, 202: SecondFactorAsked, ...failures(404, 419, 422, 503) },
  };
  app.post('/openid/finish', { config: asksProvider, schema: finished }, async (request, reply) => {
    const answer = await finishOpenid(
      deps,
      { query: request.body.query, token: request.cookies[visitCookie] },
      callerOf(request),
    );
    switch (answer.next) {
      case 'register':
        keepVisit(reply, answer.token);
        return reply.code(200).send({ data: { newcomer: { name: answer.name, email: answer.email } } });
      case 'second_factor':
        reply.setSession(answer.session);
        return reply.code(202).send({ data: { second_factor: true } });
      case 'enter':
        reply.setSession(answer.session);
        return reply.code(200).send({ data: { user: answer.user } });
      default:
        return answer satisfies never;
    }
  });

  const registered = {
    tags,
    summary: 'Makes the account of somebody whom the provider vouched for, once they agreed',
    body: OpenidRegisterBody,
    response: { 201: UserAnswer, ...failures(404, 419, 422, 429) },
  };
  app.post('/openid/register', { config: { access: 'public' }, schema: registered }, async (request, reply) => {
    const device = keepBrowserMark(request, reply, { secureCookies });
    const { user, session } = await registerOpenid(
      deps,
      { token: request.cookies[visitCookie], device },
      callerOf(request),
    );
    reply.setSession(session);
    reply.clearCookie(visitCookie, cookieOptions);
    return reply.code(201).send({ data: { user } });
  });
};
