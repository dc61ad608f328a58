import { isDatabaseAway } from '@semblante/db';
import { AppError } from './app-error.ts';

/** Told of a failure that concerns nobody who waits for an answer. */
export type Report = (cause: unknown) => void;

/** One after the other, each by itself: one that fails is reported, and the next one's turn comes all the same. */
export async function eachAlone<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  report: Report,
): Promise<void> {
  for (const item of items) {
    try {
      await act(item);
    } catch (cause) {
      // That is no fault of the item, and the next one would meet it too.
      if (isDatabaseAway(cause)) throw cause;
      report(cause);
    }
  }
}

/** What a rule of the product refuses to remove stays, until it no longer does: no failure. */
export function unlessRefused(cause: unknown): void {
  if (!(cause instanceof AppError)) throw cause;
}
