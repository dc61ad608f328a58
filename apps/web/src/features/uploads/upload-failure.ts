/** What to do about a request of an upload that failed. */
type FailureVerdict = 'wait' | 'new_token' | 'give_up';

const forgery = 419;
const diskFull = 507;
/** Another tab sends the same file, or the last piece is still being written. */
const passing = new Set([409, 423]);

/**
 * `status` 0 is no answer at all. Too many of them at once passes; too many uploads, said when one is made, does not.
 */
export function judgeFailure({ method, status }: { method: string; status: number }): FailureVerdict {
  if (status === forgery) return 'new_token';
  if (status === diskFull) return 'give_up';
  if (status === 0 || status >= 500) return 'wait';
  if (method === 'POST') return 'give_up';
  return passing.has(status) || status === 429 ? 'wait' : 'give_up';
}
