import { handleEvent, type PaymentDeps, receiveWebhook } from '@semblante/core/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { failures } from '../accounts/answers.ts';
import { createWorkLane } from './work-lane.ts';

/** Fewer than the connections to the database, so that a storm of webhooks never stands in the way of people. */
const atOnce = 4;
const bytesMax = 64 * 1024;
/** Counted apart from people's calls: a provider speaks for thousands of buyers from one address. */
const callsPerMinute = 12_000;

/** Providers speak here, in raw bytes: a signature is over what was sent, not over what a parser made of it. */
export const webhookRoutes: FastifyPluginAsyncZod<{ deps: PaymentDeps }> = async (app, { deps }) => {
  const lane = createWorkLane({ width: atOnce, report: (error) => app.log.error({ err: error }, 'payment webhook') });
  app.addHook('onClose', async () => await lane.drain());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) => done(null, body));

  const schema = {
    tags: ['payments'],
    summary: 'Where payment providers report; signed by each in its own way',
    params: z.object({ provider: z.string().max(40) }),
    response: { 200: z.object({ received: z.literal(true) }), ...failures(400, 404, 413) },
  };
  app.post(
    '/webhooks/:provider',
    {
      config: {
        access: 'public',
        isCounted: false,
        isForgeryExempt: true,
        rateLimit: { max: callsPerMinute, timeWindow: 60_000 },
      },
      schema,
    },
    async (request) => {
      const raw = {
        headers: request.headers,
        query: request.query as Record<string, unknown>,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      };
      const { eventRowId, isNew } = await receiveWebhook(deps, request.params.provider, raw);
      if (isNew) lane.add(async () => await handleEvent(deps, eventRowId));
      return { received: true as const };
    },
  );
};
