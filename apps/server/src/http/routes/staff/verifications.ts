import {
  DecideVerificationBody,
  VerificationRequestAnswer,
  VerificationRequestsAnswer,
  VerificationRequestsQuery,
} from '@semblante/contracts';
import { decideVerification, listVerificationRequests, type UsersDeps } from '@semblante/core/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

export const staffVerificationRoutes: FastifyPluginAsyncZod<{ deps: UsersDeps }> = async (app, { deps }) => {
  const config = { access: 'moderation' } as const;
  const tags = ['staff'];

  const listed = {
    tags,
    summary: 'People who ask to be verified; what waits longest first',
    querystring: VerificationRequestsQuery,
    response: { 200: VerificationRequestsAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/verifications', { config, schema: listed }, async (request) => {
    const { requests, counted } = await listVerificationRequests(deps, request.query);
    return { data: requests, meta: cappedMeta(request.query.page, counted) };
  });

  const decided = {
    tags,
    summary: 'Verifies the account, saying what was checked, or declines with a reason that is told to it',
    params: OwnId,
    body: DecideVerificationBody,
    response: { 200: VerificationRequestAnswer, ...failures(400, 401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/verifications/:id/decision', { config, schema: decided }, async (request) => ({
    data: { request: await decideVerification(deps, getMe(request), request.params.id, request.body) },
  }));
};
