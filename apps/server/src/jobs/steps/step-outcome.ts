import type { VideoErrorCode } from '@semblante/contracts';
import { videoErrorCodes } from '@semblante/contracts';
import { AppError, type LocalFiles } from '@semblante/core/kernel';
import type { StepFailure } from '@semblante/core/steps';
import { isDatabaseAway, type Tx } from '@semblante/db';
import { EngineError } from '@semblante/engine';

/** What a step has done, to be written in the commit that ends it; files of no more use are deleted after that. */
export interface StepOutcome {
  result: unknown;
  settle(tx: Tx): Promise<readonly string[] | void>;
}

/** `tell` takes 0 to 1 of the step. */
export interface StepContext {
  signal: AbortSignal;
  tell(fraction: number): void;
  /** The store's files as the engine sees them, until the step is over. */
  local: LocalFiles;
}

/** The file itself is to blame, what the step needs is away, or a chance that another try may not meet. */
export function failureFrom(cause: unknown): StepFailure {
  if (!(cause instanceof EngineError)) {
    const isOutage = (cause instanceof AppError && cause.code === 'service.unavailable') || isDatabaseAway(cause);
    if (isOutage) return { code: 'service.unavailable', isFinal: false, isOutage };
    return { code: 'service.unexpected', isFinal: false };
  }
  const isOfFile = /^(media|image|swap|photo)\./.test(cause.code);
  return { code: cause.code, isFinal: isOfFile };
}

export function videoErrorFrom(code: string): VideoErrorCode {
  const word = code.replace(/^media\./, '');
  if (code === 'swap.no_face' || code === 'swap.face_too_small') return 'no_face';
  return videoErrorCodes.find((known) => known === word) ?? 'failed';
}
