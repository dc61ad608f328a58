import { AskVerificationBody, OwnVerificationAnswer } from '@semblante/contracts';
import { askVerification, showVerification } from '@semblante/core/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountRoutesOptions } from './account-routes-options.ts';
import { failures } from './answers.ts';
import { getMe } from './caller.ts';

/** The way into the catalogue, as its person walks it; what staff does is in `staff/verifications`. */
export const verificationRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const config = { access: 'user' } as const;
  const tags = ['user'];

  const shown = {
    tags,
    summary: 'Whether the account is verified, has asked for it, or was declined and why',
    response: { 200: OwnVerificationAnswer, ...failures(401) },
  };
  app.get('/user/verification', { config, schema: shown }, async (request) => ({
    data: { verification: await showVerification(deps.db, getMe(request).userId) },
  }));

  const asked = {
    tags,
    summary: 'Asks staff to verify the account; asked twice it is one request',
    body: AskVerificationBody,
    response: { 200: OwnVerificationAnswer, ...failures(400, 401, 409, 419, 422) },
  };
  app.put('/user/verification', { config, schema: asked }, async (request) => ({
    data: { verification: await askVerification(deps, { ...request.body, userId: getMe(request).userId }) },
  }));
};
