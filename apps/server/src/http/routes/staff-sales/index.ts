import {
  ClearFlagBody,
  DecideEventBody,
  DecideRefundBody,
  GivenUpEventsAnswer,
  SaleAnswer,
  SaleDetailAnswer,
  SalesAnswer,
  SalesExportQuery,
  SalesQuery,
  StartRefundBody,
} from '@semblante/contracts';
import { requireConfirmed } from '@semblante/core/accounts';
import {
  clearFlag,
  decideEvent,
  decideRefund,
  exportSales,
  getSale,
  listEventsOfSale,
  listGivenUpEvents,
  listSales,
  type PaymentDeps,
  reconcileNow,
  salesPerPage,
  startRefund,
} from '@semblante/core/payments';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { sendSales } from './send-sales.ts';

export const staffSaleRoutes: FastifyPluginAsyncZod<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'moderation' } } as const;
  const sensitive = { config: { access: 'moderation', isSensitive: true } } as const;
  const tags = ['staff'];
  const refused = failures(400, 401, 403, 404, 409, 419, 422, 503);
  const actOn = (request: FastifyRequest, paymentId: string) => ({ paymentId, staffId: getMe(request).userId });
  const show = async (request: FastifyRequest, id: string) => ({
    data: { sell: await getSale(deps, id, request.language) },
  });
  const showDetail = async (request: FastifyRequest, id: string) => ({
    data: { sell: await getSale(deps, id, request.language), events: await listEventsOfSale(deps, id) },
  });

  const listed = {
    tags,
    summary: 'Payments, newest first, with the sums of all that match',
    querystring: SalesQuery,
    response: { 200: SalesAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/sells', { ...access, schema: listed }, async (request) => {
    const { sales, total, isCapped, totals } = await listSales(deps, request.query, request.language);
    return {
      data: sales,
      meta: { page: request.query.page, per_page: salesPerPage, total, is_capped: isCapped, totals },
    };
  });

  const exported = {
    tags,
    summary: 'All payments that match as a file for a spreadsheet (text/csv)',
    querystring: SalesExportQuery,
  };
  app.get('/staff/sells/export', { ...sensitive, schema: exported }, async (request, reply) =>
    sendSales(request, reply, exportSales(deps, request.query, getMe(request).userId)),
  );

  const givenUp = {
    tags,
    summary: 'What providers sent and could not be worked on after all its tries, oldest first',
    response: { 200: GivenUpEventsAnswer, ...failures(401, 403, 409) },
  };
  app.get('/staff/sells/events', { ...access, schema: givenUp }, async () => ({ data: await listGivenUpEvents(deps) }));

  const eventDecided = {
    tags,
    summary: 'Tries such a message again, or puts it away; answers those that are left',
    params: OwnId,
    body: DecideEventBody,
    response: { 200: GivenUpEventsAnswer, ...refused },
  };
  app.post('/staff/sells/events/:id', { ...access, schema: eventDecided }, async (request) => {
    await decideEvent(deps, { eventId: request.params.id, staffId: getMe(request).userId }, request.body);
    return { data: await listGivenUpEvents(deps) };
  });

  const shown = {
    tags,
    summary: 'One payment, with what the provider sent about it',
    params: OwnId,
    response: { 200: SaleDetailAnswer, ...failures(401, 403, 404, 409) },
  };
  app.get(
    '/staff/sells/:id',
    { ...access, schema: shown },
    async (request) => await showDetail(request, request.params.id),
  );

  const decided = {
    tags,
    summary: 'Approves or denies a refund, or records that its money was sent by hand',
    params: OwnId,
    body: DecideRefundBody,
    response: { 200: SaleAnswer, ...refused },
  };
  app.post('/staff/sells/:id/refund', { ...access, schema: decided }, async (request) => {
    if (request.body.decision !== 'deny') requireConfirmed(getMe(request), deps.clock());
    await decideRefund(deps, actOn(request, request.params.id), request.body);
    return await show(request, request.params.id);
  });

  const started = {
    tags,
    summary: 'Asks for a refund in the buyer’s place, under the same rules, and approves it',
    params: OwnId,
    body: StartRefundBody,
    response: { 200: SaleAnswer, ...refused },
  };
  app.post('/staff/sells/:id/refund/start', { ...sensitive, schema: started }, async (request) => {
    await startRefund(deps, actOn(request, request.params.id), request.body.reason);
    return await show(request, request.params.id);
  });

  const cleared = {
    tags,
    summary: 'Takes the flag off a payment that was looked at',
    params: OwnId,
    body: ClearFlagBody,
    response: { 200: SaleAnswer, ...refused },
  };
  app.post('/staff/sells/:id/flag/clear', { ...access, schema: cleared }, async (request) => {
    await clearFlag(deps, actOn(request, request.params.id), request.body.reason);
    return await show(request, request.params.id);
  });

  const reconciled = {
    tags,
    summary: 'Asks the provider about a payment at once',
    params: OwnId,
    response: { 200: SaleDetailAnswer, ...refused },
  };
  app.post('/staff/sells/:id/reconcile', { ...access, schema: reconciled }, async (request) => {
    await reconcileNow(deps, actOn(request, request.params.id));
    return await showDetail(request, request.params.id);
  });
};
