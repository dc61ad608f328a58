import type { Settings } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import { type Sandbox, sandboxActions } from '@semblante/providers/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { checkoutPage } from './checkout-page.ts';

const callsPerMinute = 12_000;
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** Sent as JSON by a test, as a form by the page; an empty field of a form was not filled in. */
const Wish = z
  .preprocess(
    (given) =>
      Object.fromEntries(Object.entries((given ?? {}) as Record<string, unknown>).filter(([, value]) => value !== '')),
    z.strictObject({
      amount_cents: wholeNumber(0, 100_000_000).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      payer_id: z.string().max(100).optional(),
      deliveries: wholeNumber(1, 10).optional(),
      delay_ms: wholeNumber(0, 60_000).optional(),
      fresh_ids: z
        .union([z.boolean(), z.enum(['true', 'on'])])
        .transform(Boolean)
        .optional(),
    }),
  )
  .transform((wish) => ({
    amountCents: wish.amount_cents,
    currency: wish.currency,
    payerId: wish.payer_id,
    deliveries: wish.deliveries,
    delayMs: wish.delay_ms,
    freshIds: wish.fresh_ids,
  }));

const Params = z.object({ payment_id: z.string().max(100) });

/** Plays the provider's side. There only while the sandbox is the chosen gateway: no session, no token. */
export const sandboxRoutes: FastifyPluginAsyncZod<{ sandbox: Sandbox; settings: Settings }> = async (
  app,
  { sandbox, settings },
) => {
  const config = {
    config: { access: 'public', isForgeryExempt: true, rateLimit: { max: callsPerMinute, timeWindow: 60_000 } },
  } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Buttons without a field send nothing, and a tool may call nothing JSON.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(new AppError('request.malformed'), undefined);
    }
  });

  app.get(
    '/sandbox/checkout/:payment_id',
    { ...config, schema: { hide: true, params: Params } },
    async (request, reply) => {
      const charge = await sandbox.find(request.params.payment_id);
      if (!charge) throw new AppError('payments.not_found');
      reply
        .headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8');
      return await checkoutPage(charge, { language: request.language, t: request.t, company: settings.company.name });
    },
  );

  const params = Params.extend({ action: z.enum(sandboxActions) });
  app.post(
    '/sandbox/checkout/:payment_id/:action',
    { ...config, schema: { hide: true, params, body: Wish } },
    async (request, reply) => {
      const { payment_id, action } = request.params;
      const charge = await sandbox.act(payment_id, action, request.body);
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return reply.redirect(`/sandbox/checkout/${payment_id}`, 303);
      const { state, paidCents: paid_cents, refundedCents: refunded_cents, chargedBack: charged_back } = charge;
      return { data: { charge: { payment_id, state, paid_cents, refunded_cents, charged_back } } };
    },
  );
};
