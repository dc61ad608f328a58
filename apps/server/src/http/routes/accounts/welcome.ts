import { CodeConfirmed, ConfirmCodeBody, WelcomeAnswer } from '@semblante/contracts';
import { confirmEmailCode, sendEmailCode, showWelcome, type WelcomeDeps } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { failures } from './answers.ts';
import { findBrowserMark, keepBrowserMark } from './browser-mark.ts';
import { getMe } from './caller.ts';

export const welcomeRoutes: FastifyPluginAsyncZod<{ deps: WelcomeDeps; secureCookies: boolean }> = async (
  app,
  { deps, secureCookies },
) => {
  const config = { access: 'user' } as const;
  const tags = ['user'];

  const shown = {
    tags,
    summary: 'What somebody new still has before them: the welcome credit, a first result',
    response: { 200: WelcomeAnswer, ...failures(401) },
  };
  app.get('/welcome', { config, schema: shown }, async (request) => ({
    data: await showWelcome(deps, getMe(request), { ip: request.ip, device: findBrowserMark(request) }),
  }));

  const sent = {
    tags,
    summary: 'Mails a code of six digits that confirms the address',
    response: { 204: z.null(), ...failures(401, 409, 419, 429) },
  };
  app.post('/welcome/code', { config, schema: sent }, async (request, reply) => {
    await sendEmailCode(deps, getMe(request), request);
    keepBrowserMark(request, reply, { secureCookies });
    return await reply.code(204).send(null);
  });

  const confirmed = {
    tags,
    summary: 'Confirms the address by its code, and gives the welcome credit once a person',
    body: ConfirmCodeBody,
    response: { 200: CodeConfirmed, ...failures(400, 401, 419, 422) },
  };
  app.post('/welcome/confirm', { config, schema: confirmed }, async (request, reply) => ({
    data: await confirmEmailCode(deps, getMe(request), {
      code: request.body.code,
      ip: request.ip,
      device: keepBrowserMark(request, reply, { secureCookies }),
    }),
  }));
};
