import { AppError } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';
import type { SandboxLevel } from '@semblante/engine';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { PartsState } from '../../watch/parts-state.ts';
import { isUnderApi } from '../matched-route.ts';

export interface Readiness {
  /** Migrated and seeded: calls may be answered. Until then the process lives and says so. */
  isReady: boolean;
  /** About to stop: a proxy that asks sends nobody any more, and who comes all the same is still served. */
  isDraining?: boolean;
  /** How files of strangers are confined (docs/operations.md#sandbox). */
  sandbox?: SandboxLevel;
  /** What else it needs, in a word each. */
  parts?: () => Promise<PartsState>;
  /** A process that only works is of no use while one of them fails; who serves people still answers most calls. */
  needsParts?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers while the database is being prepared, too. */
    answersAlways?: boolean;
  }
}

const StatusAnswer = z.object({ status: z.string() });
const ReadyAnswer = StatusAnswer.extend({
  sandbox: z.string().optional(),
  parts: z.record(z.string(), z.string()).optional(),
});

export const readinessGate = fp<{ readiness: Readiness; database: Database }>(async function readinessGate(
  app,
  { readiness, database },
) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isServed = readiness.isReady || !isUnderApi(request) || request.routeOptions.config.answersAlways === true;
    done(isServed ? undefined : new AppError('service.unavailable'));
  });

  const health = { tags: ['health'], response: { 200: StatusAnswer } };
  app.get(
    '/api/health',
    { config: { access: 'public', answersAlways: true }, schema: { ...health, summary: 'The process is alive' } },
    async () => ({ status: 'ok' }),
  );

  const ready = {
    tags: ['health'],
    summary: 'The database answers and calls can be served; what else is wrong, by its part',
    response: { 200: ReadyAnswer, 503: ReadyAnswer.partial().loose() },
  };
  app.get(
    '/api/ready',
    { config: { access: 'public', answersAlways: true }, schema: ready },
    async (_request, reply) => {
      if (!readiness.isReady || readiness.isDraining) throw new AppError('service.unavailable');
      await database.ping();
      const parts = await readiness.parts?.();
      const isWhole = !parts || Object.values(parts).every((state) => state === 'ok');
      if (!isWhole && readiness.needsParts) reply.code(503);
      return {
        status: isWhole ? 'ok' : 'degraded',
        ...(readiness.sandbox && { sandbox: readiness.sandbox }),
        ...(parts && { parts }),
      };
    },
  );
});
