import { AppError, newToken } from '../../kernel/index.ts';
import type { Caller } from '../account-deps.ts';
import { requireAttempt } from '../attempts/attempts.ts';
import { networkOf } from '../attempts/network-of.ts';
import type { OpenidDeps, OpenidProvider } from './openid-provider.ts';
import { keepVisit } from './openid-visit.ts';

/** Answers where the browser goes, and what it must bring back. */
export async function beginOpenid(
  deps: OpenidDeps,
  given: { invitation?: string | null | undefined },
  caller: Caller,
): Promise<{ url: string; token: string }> {
  const provider = requireOpenid(deps);
  await requireAttempt(deps, { limit: 'openidFromNetwork', of: networkOf(caller.origin.ip) });
  const checks = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const url = await provider.addressFor(checks);
  return { url, token: await keepVisit(deps, { stage: 'away', ...checks, invitation: given.invitation ?? null }) };
}

export function requireOpenid({ openid }: Pick<OpenidDeps, 'openid'>): OpenidProvider {
  if (!openid) throw new AppError('request.not_found');
  return openid;
}
