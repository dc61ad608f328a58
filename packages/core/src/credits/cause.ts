/** What a change of a balance happened for, in the words of the feature that asked: `{ kind: 'processing', id }`. */
export interface Cause {
  kind: string;
  id: string;
}

/** Whether a call that may come many times did something, or found it done. */
export type Done = 'now' | 'before';

/** A wrong number of credits is a fault of the caller, never of the person: it is not in the catalogue of errors. */
export function requireWholeCredits(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits <= 0) throw new RangeError(`Not a whole, positive number of credits: ${credits}`);
}
