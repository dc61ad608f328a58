import { EngineError } from '../engine-error.ts';

/** A full disk has its own code: the same job works again when there is room. */
export function asDiskError(cause: unknown): unknown {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' ? new EngineError('engine.disk_full', {}, { cause }) : cause;
}
