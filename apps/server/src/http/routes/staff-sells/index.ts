import { DecideRefundBody, SellAnswer, SellsAnswer, SellsQuery } from '@semblante/contracts';
import { decideRefund, getSell, listSells, type PaymentDeps, sellsPerPage } from '@semblante/core/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { OwnId } from '../../own-id.ts';

export const staffSellRoutes: FastifyPluginAsyncZod<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'moderation' } } as const;

  const listed = { tags: ['staff'], summary: 'Payments, newest first', querystring: SellsQuery, response: { 200: SellsAnswer, ...failures(401, 403, 422) } };
  app.get('/staff/sells', { ...access, schema: listed }, async (request) => {
    const { sells, total } = await listSells(deps, request.query, request.language);
    return { data: sells, meta: { page: request.query.page, per_page: sellsPerPage, total } };
  });

  const shown = { tags: ['staff'], summary: 'One payment', params: OwnId, response: { 200: SellAnswer, ...failures(401, 403, 404) } };
  app.get('/staff/sells/:id', { ...access, schema: shown }, async (request) => ({ data: { sell: await getSell(deps, request.params.id, request.language) } }));

  const decided = {
    tags: ['staff'],
    summary: 'Approves or denies a refund, or records that its money was sent by hand',
    params: OwnId,
    body: DecideRefundBody,
    response: { 200: SellAnswer, ...failures(400, 401, 403, 404, 409, 419, 422, 503) },
  };
  app.post('/staff/sells/:id/refund', { ...access, schema: decided }, async (request) => {
    await decideRefund(deps, { paymentId: request.params.id, staffId: getMe(request).userId }, request.body);
    return { data: { sell: await getSell(deps, request.params.id, request.language) } };
  });
};
