import type { Tx } from '@semblante/db';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { AttemptDeps } from '../attempts/attempts.ts';
import { hashesOfRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, takeRecoveryCode, spendStep } from './second-factor.queries.ts';
import { findStep } from './secret.ts';

export type ReadCode = { kind: 'app'; step: number } | { kind: 'recovery'; codeHashes: readonly string[] };

/**
 * What a typed code would be, checked as far as it can be outside of a transaction; undefined when the account has no
 * second factor.
 */
export async function readCode(
  deps: AttemptDeps,
  tried: { userId: UserId; code: string },
): Promise<ReadCode | undefined> {
  const factor = await findSecondFactor(deps.db, tried.userId);
  if (!factor?.confirmed) return undefined;
  const step = await findStep(deps, { ...tried, sealedSecret: factor.sealedSecret });
  if (step !== undefined) return { kind: 'app', step };
  return { kind: 'recovery', codeHashes: hashesOfRecoveryCode(deps.keys, tried.userId, tried.code) };
}

/** Uses the code up or throws: either kind works once, however many send it at the same time. */
export async function spendCode(tx: Tx, userId: UserId, code: ReadCode): Promise<void> {
  const spent =
    code.kind === 'app'
      ? await spendStep(tx, { userId, step: code.step })
      : await takeRecoveryCode(tx, { userId, codeHashes: code.codeHashes });
  if (!spent) throw wrongCode();
}

export function wrongCode(): AppError {
  return new AppError('accounts.second_factor_wrong', {}, { field: 'code' });
}
