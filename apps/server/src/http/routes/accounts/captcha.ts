import { CaptchaQuery, CaptchaQuestion } from '@semblante/contracts';
import { issueCaptcha } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from './answers.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const captchaRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const schema = {
    tags: ['session'],
    summary: 'A sum to answer once, within five minutes; with a proof of work after repeated failure or when asked for',
    querystring: CaptchaQuery,
    response: { 200: CaptchaQuestion, ...failures(422, 429) },
  };
  app.get('/captcha', { config: { access: 'public' }, schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return await issueCaptcha(deps, { origin: request.origin, proofLevel: Number(request.query.proof ?? 0) });
  });
};
