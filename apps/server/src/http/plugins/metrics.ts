import { timingSafeEqual } from 'node:crypto';
import { AppError, hashToken } from '@semblante/core/kernel';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures for a collector that knows the token; without a configured token there is no such page. */
export const metrics = fp<{ token: string }>(async (app, { token }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'semblante_http_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    answered.observe({ method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const expected = Buffer.from(hashToken(`Bearer ${token}`));
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(hashToken(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) throw new AppError('request.not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});
