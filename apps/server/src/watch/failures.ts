import type { Report } from '@semblante/core/kernel';

/**
 * What failed in the background, where nobody waits for an answer: counted for the metrics, by the part of the work.
 */
export interface Failures {
  of(part: string): Report;
  counts: ReadonlyMap<string, number>;
}

export function createFailures(log: (part: string, cause: unknown) => void): Failures {
  const counts = new Map<string, number>();
  return {
    counts,
    of: (part) => (cause) => {
      counts.set(part, (counts.get(part) ?? 0) + 1);
      log(part, cause);
    },
  };
}

/** One part after the other, each by itself: one that fails keeps none of the others from its turn. */
export function inParts(
  failures: Failures,
  parts: Record<string, (report: Report) => Promise<unknown>>,
): () => Promise<void> {
  return async () => {
    for (const [part, act] of Object.entries(parts)) await act(failures.of(part)).catch(failures.of(part));
  };
}
