import { timingSafeEqual } from 'node:crypto';
import { AppError, hashToken } from '@semblante/core/kernel';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Failures } from '../../watch/failures.ts';

/** Figures for a collector that knows the token; without a configured token there is no such page. */
export const metrics = fp<{ token: string; failures: Failures }>(async function metrics(app, { token, failures }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'semblante_http_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  new Counter({
    name: 'semblante_background_failures_total',
    help: 'What failed where nobody waits for an answer, by the part of the work',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [part, count] of failures.counts) this.inc({ part }, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    answered.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  const expected = Buffer.from(hashToken(`Bearer ${token}`));
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(hashToken(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) throw new AppError('request.not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});
