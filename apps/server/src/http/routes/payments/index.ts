import {
  type Payment,
  PaymentAnswer,
  BuyBody,
  IdempotencyHeaders,
  ReceiptAnswer,
  RefundAnswer,
  type Settings,
} from '@semblante/contracts';
import { getBilling } from '@semblante/core/billing';
import { AppError } from '@semblante/core/kernel';
import {
  askRefund,
  buy,
  cancelPayment,
  getPayment,
  type OwnPayment,
  payAgain,
  type PaymentDeps,
} from '@semblante/core/payments';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import QRCode from 'qrcode';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { OwnId } from '../../own-id.ts';

export interface PaymentRoutesOptions {
  deps: PaymentDeps;
  settings: Settings;
}

export const paymentRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, { deps, settings }) => {
  const access = { config: { access: 'user' } } as const;
  // They wait for the gateway: one that hangs must not stop everybody else.
  const asksGateway = { config: { access: 'user', isCounted: false, isOneAtATime: true } } as const;
  const asked = (request: FastifyRequest, id: string) => ({
    id,
    userId: getMe(request).userId,
    language: request.language,
  });

  const bought = {
    tags: ['payments'],
    summary: 'Buys a package. The same Idempotency-Key with the same body answers with the same payment',
    body: BuyBody,
    headers: IdempotencyHeaders,
    response: { 201: PaymentAnswer, ...failures(400, 401, 409, 419, 422, 429, 503) },
  };
  app.post('/payments', { ...asksGateway, schema: bought }, async (request, reply) => {
    const me = getMe(request);
    const id = await buy(deps, {
      ...request.body,
      userId: me.userId,
      idempotencyKey: request.headers['idempotency-key'],
    });
    const payment = await draw(await getPayment(deps, asked(request, id)));
    return reply.code(201).send({ data: { payment } });
  });

  const shown = {
    tags: ['payments'],
    summary: 'One of the caller’s payments, with all that its receipt needs',
    params: OwnId,
    response: { 200: ReceiptAnswer, ...failures(401, 404) },
  };
  app.get('/payments/:id', { ...access, schema: shown }, async (request) => {
    const me = getMe(request);
    const payment = await draw(await getPayment(deps, asked(request, request.params.id)));
    const { cpf } = await getBilling(deps, deps.db, me.userId);
    const seller = { ...settings.company, support_email: settings.support_email };
    return { data: { payment, parties: { seller, buyer: { name: me.name, email: me.email, cpf } } } };
  });

  const paid = {
    tags: ['payments'],
    summary: 'The way to pay a pending payment, opened again if the provider did not answer',
    params: OwnId,
    response: { 200: PaymentAnswer, ...failures(401, 404, 409, 419, 422, 503) },
  };
  app.post('/payments/:id/pay', { ...asksGateway, schema: paid }, async (request) => ({
    data: { payment: await draw(await payAgain(deps, asked(request, request.params.id))) },
  }));

  const cancelled = {
    tags: ['payments'],
    summary: 'Gives up a pending payment',
    params: OwnId,
    response: { 200: PaymentAnswer, ...failures(401, 404, 409, 419, 503) },
  };
  app.post('/payments/:id/cancel', { ...asksGateway, schema: cancelled }, async (request) => {
    const own = asked(request, request.params.id);
    await cancelPayment(deps, own);
    return { data: { payment: await draw(await getPayment(deps, own)) } };
  });

  const refunded = {
    tags: ['payments'],
    summary: 'Asks for a refund within seven days; at once when no credit was spent',
    params: OwnId,
    response: { 200: RefundAnswer, ...failures(401, 404, 409, 419, 503) },
  };
  app.post('/payments/:id/refund', { ...access, schema: refunded }, async (request) => {
    const own = asked(request, request.params.id);
    await askRefund(deps, own);
    const payment = await draw(await getPayment(deps, own));
    if (!payment.refund) throw new AppError('service.unexpected');
    return { data: { payment, refund: payment.refund } };
  });
};

async function draw({ pix_code, ...payment }: OwnPayment): Promise<Payment> {
  if (!pix_code) return payment;
  return { ...payment, pix: { code: pix_code, qr_svg: await QRCode.toString(pix_code, { type: 'svg', margin: 2 }) } };
}
