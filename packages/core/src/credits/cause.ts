import type { CreditCause } from '@semblante/contracts';

/**
 * What a change of a balance happened for: `{ kind: 'video', id }`. The page has words for each kind, in both
 * languages.
 */
export interface Cause {
  kind: CreditCause;
  id: string;
}

/** Whether a call that may come many times did something, or found it done. */
export type Done = 'now' | 'before';

/** A wrong number of credits is a fault of the caller, never of the person: it is not in the catalogue of errors. */
export function requireWholeCredits(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits <= 0)
    throw new RangeError(`Not a whole, positive number of credits: ${credits}`);
}
