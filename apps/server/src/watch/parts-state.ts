import { setTimeout } from 'node:timers/promises';
import type { Operations } from '@semblante/core/figures';
import type { FileStore } from '@semblante/core/kernel';

/** In words for whoever looks at a probe; figures are at /metrics. */
export interface PartsState {
  disk: 'ok' | 'full';
  files: 'ok' | 'away';
  queue: 'ok' | 'stuck' | 'no_worker';
  engine: 'ok' | 'failing';
}

/** An upload is refused by its own size and a gigabyte: deploy/observability/runbook.md. */
export const diskFullBytes = 2e9;
/** Something that could run waits longer than anything should while workers are there. */
const stuckSeconds = 15 * 60;
const answerMs = 3_000;
/** Probes come every second or so from several sides: they share one look. */
const keptMs = 5_000;

export interface PartsSources {
  files: Pick<FileStore, 'freeBytes' | 'readMark'>;
  operations: () => Promise<Operations | undefined>;
  isEngineFailing: () => boolean;
  now?: () => number;
}

export function createPartsState(sources: PartsSources): () => Promise<PartsState> {
  const now = sources.now ?? (() => performance.now());
  let last: { at: number; state: Promise<PartsState> } | undefined;
  return async () => {
    if (!last || now() - last.at >= keptMs) last = { at: now(), state: look(sources) };
    return await last.state;
  };
}

async function look({ files, operations, isEngineFailing }: PartsSources): Promise<PartsState> {
  const [disk, reachable, found] = await Promise.all([
    files.freeBytes().then(
      (free) => (free < diskFullBytes ? 'full' : 'ok'),
      () => 'full' as const,
    ),
    Promise.race([files.readMark(), setTimeout(answerMs, undefined, { ref: false }).then(() => Promise.reject())]).then(
      () => 'ok' as const,
      () => 'away' as const,
    ),
    operations().catch(() => undefined),
  ]);
  return { disk, files: reachable, queue: found ? queueOf(found) : 'ok', engine: isEngineFailing() ? 'failing' : 'ok' };
}

function queueOf({ steps, workers }: Operations): PartsState['queue'] {
  if (steps.waiting === 0) return 'ok';
  if (workers.slots === 0) return 'no_worker';
  return steps.oldestSeconds > stuckSeconds ? 'stuck' : 'ok';
}
