import { timingSafeEqual } from 'node:crypto';
import { AppError, hashToken } from '@semblante/core/kernel';
import fp from 'fastify-plugin';
import type { Figures } from '../../telemetry/figures.ts';

/** Figures for a collector that knows the token; without a configured token there is no such page. */
export const metrics = fp<{ token: string; figures: Figures }>(async function metrics(app, { token, figures }) {
  app.addHook('onResponse', async (request, reply) => {
    figures.requestAnswered({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  const expected = Buffer.from(hashToken(`Bearer ${token}`));
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(hashToken(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) throw new AppError('request.not_found');
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });
});
