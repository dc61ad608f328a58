import { currentOrigin, withOrigin } from '@semblante/core/kernel';
import type { Engine } from '@semblante/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { FollowStep } from '../jobs/work-step.ts';
import type { Figures } from './figures.ts';
import type { Traces } from './traces.ts';

export interface Telemetry {
  /** Undefined until the server is built, whose log it is. */
  log: () => FastifyBaseLogger | undefined;
  figures: Figures;
  traces: Traces;
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;
const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** A step from its lease to its end: one line each in the log, its time in the figures, a span of its order's trace. */
export function createFollowStep({ log, figures, traces }: Telemetry): FollowStep {
  return async ({ id, kind, tries }, act) => {
    const origin = currentOrigin();
    const span = traces.start(`step ${kind}`, {
      parent: origin?.traceParent,
      attributes: { 'semblante.step': kind, 'semblante.step_id': id, 'semblante.tries': tries },
    });
    const startedAt = performance.now();
    log()?.info('step begins');
    const inSpan = origin && span ? { ...origin, traceParent: span.traceParent } : origin;
    const end = await (inSpan ? withOrigin(inSpan, act) : act());
    const seconds = secondsSince(startedAt);
    figures.stepEnded({ kind, end, seconds });
    log()?.info({ end, seconds: rounded(seconds) }, 'step ends');
    span?.end({ attributes: { 'semblante.end': end }, isFailed: end === 'again' || end === 'given_up' });
    return end;
  };
}

/** The same for a task of the engine, whose child says when each of its stages began and how long it took. */
export function followEngine(engine: Engine, { log, figures, traces }: Telemetry): Engine {
  return {
    close: () => engine.close(),
    run: async (task, input, options) => {
      const origin = currentOrigin();
      const span = traces.start(`engine ${task}`, { parent: origin?.traceParent });
      const traceParent = span?.traceParent ?? origin?.traceParent;
      const startedAt = performance.now();
      const ended = (end: string) => {
        const seconds = secondsSince(startedAt);
        figures.taskEnded({ task, end, seconds });
        log()?.info({ task, end, seconds: rounded(seconds) }, 'engine task ends');
        span?.end({ attributes: { 'semblante.end': end }, isFailed: end !== 'done' });
      };
      try {
        const result = await engine.run(task, input, {
          ...options,
          origin: origin && { requestId: origin.requestId, ...(traceParent && { traceParent }) },
          onStage: (told) => {
            const { stage, startedAt: stageStartedAt, seconds, origin: toldOrigin } = told;
            log()?.info(
              { task, stage, seconds: rounded(seconds), requestId: toldOrigin.requestId },
              'engine stage ends',
            );
            traces
              .start(`stage ${stage}`, { parent: toldOrigin.traceParent, startedAt: stageStartedAt })
              ?.end({ endedAt: stageStartedAt + 1000 * seconds });
          },
        });
        ended('done');
        return result;
      } catch (cause) {
        ended(String((cause as { code?: unknown }).code ?? 'engine.crashed'));
        throw cause;
      }
    },
  };
}
