import {
  BulkBody,
  BulkPreviewAnswer,
  BulkRunAnswer,
  BulkRunBody,
  CreditOrderAnswer,
  CreditOrderBody,
  creditOrderLimits,
  CreditOrdersAnswer,
  CreditOrdersQuery,
  DecideCreditOrderBody,
  IdempotencyHeaders,
} from '@semblante/contracts';
import { requireConfirmed } from '@semblante/core/accounts';
import {
  decideCreditOrder,
  listCreditOrders,
  orderCredits,
  previewBulk,
  runBulk,
  type UsersDeps,
} from '@semblante/core/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

/** Gifts, takings, and what is done to many accounts at once. */
export const creditOrderRoutes: FastifyPluginAsyncZod<{ deps: UsersDeps }> = async (app, { deps }) => {
  const tags = ['staff'];
  const admin = { access: 'admin' } as const;
  const moderation = { access: 'moderation' } as const;

  const ordered = {
    tags,
    summary: 'Gives or takes credits, with a reason; above the caller’s limit the order waits for a second admin',
    params: OwnId,
    headers: IdempotencyHeaders,
    body: CreditOrderBody,
    response: { 201: CreditOrderAnswer, ...failures(400, 401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/users/:id/credits', { config: moderation, schema: ordered }, async (request, reply) => {
    const me = getMe(request);
    const { kind, credits } = request.body;
    if (kind === 'take' || credits > creditOrderLimits.small) requireConfirmed(me, deps.clock());
    const order = await orderCredits(deps, me, {
      ...request.body,
      userId: request.params.id,
      idempotencyKey: request.headers['idempotency-key'],
    });
    return reply.code(201).send({ data: { order } });
  });

  const listed = {
    tags,
    summary: 'Orders of credits that wait for a second admin, or were decided',
    querystring: CreditOrdersQuery,
    response: { 200: CreditOrdersAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/credit-orders', { config: admin, schema: listed }, async (request) => {
    const { orders, counted } = await listCreditOrders(deps, request.query);
    return { data: orders, meta: cappedMeta(request.query.page, counted) };
  });

  const decided = {
    tags,
    summary: 'Approves or denies what another member of staff ordered',
    params: OwnId,
    body: DecideCreditOrderBody,
    response: { 200: CreditOrderAnswer, ...failures(400, 401, 403, 404, 409, 419, 422) },
  };
  app.post(
    '/staff/credit-orders/:id/decision',
    { config: { ...admin, isSensitive: true }, schema: decided },
    async (request) => ({
      data: { order: await decideCreditOrder(deps, getMe(request), request.params.id, request.body) },
    }),
  );

  const previewed = {
    tags,
    summary: 'What an action on many accounts would do; nothing is done',
    body: BulkBody,
    response: { 200: BulkPreviewAnswer, ...failures(400, 401, 403, 409, 419, 422) },
  };
  app.post('/staff/users/bulk/preview', { config: moderation, schema: previewed }, async (request) => {
    const { token, expiresAt, summary } = await previewBulk(deps, getMe(request), request.body);
    return { data: { token, expires_at: expiresAt.toISOString(), summary } };
  });

  const run = {
    tags,
    summary: 'Does what a summary said, once',
    body: BulkRunBody,
    response: { 200: BulkRunAnswer, ...failures(400, 401, 403, 409, 419, 422) },
  };
  app.post('/staff/users/bulk', { config: { ...moderation, isSensitive: true }, schema: run }, async (request) => ({
    data: { summary: await runBulk(deps, getMe(request), request.body.token) },
  }));
};
