/** Nobody was asked: the provider failed so often, or holds so many calls, that another would only wait. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
}

export interface Circuit {
  /** `isFault`: the provider was at fault; a clear no of it is an answer like any other. */
  run<Answer>(call: () => Promise<Answer>, isFault?: (cause: unknown) => boolean): Promise<Answer>;
}

interface CircuitRules {
  /** Faults in a row after which nobody asks for a while. */
  faultsMax: number;
  /** How long; then one call tries whether it answers again. */
  restMs: number;
  /** Calls that may wait for this provider at once: more would take the place of what has nothing to do with it. */
  atOnceMax: number;
  now: () => number;
  onFault: (kind: 'fault' | 'turned_away') => void;
}

const usualRules: CircuitRules = {
  faultsMax: 5,
  restMs: 15_000,
  atOnceMax: 16,
  now: () => performance.now(),
  onFault: () => {},
};

/** Keeps a provider that hangs from holding everybody: after a few faults calls fail at once, until one succeeds. */
export function createCircuit(rules: Partial<CircuitRules> = {}): Circuit {
  const { faultsMax, restMs, atOnceMax, now, onFault } = { ...usualRules, ...rules };
  let faults = 0;
  let restsUntil = 0;
  let waiting = 0;
  return {
    async run(call, isFault = () => true) {
      const isTrial = faults >= faultsMax;
      const reason =
        isTrial && (now() < restsUntil || waiting > 0)
          ? 'it failed too often to be asked now'
          : waiting >= atOnceMax
            ? 'too many calls wait for it already'
            : undefined;
      if (reason !== undefined) {
        onFault('turned_away');
        throw new CircuitOpen(reason);
      }
      waiting += 1;
      try {
        const answer = await call();
        faults = 0;
        return answer;
      } catch (cause) {
        if (isFault(cause)) {
          faults += 1;
          onFault('fault');
          restsUntil = now() + restMs;
        } else faults = 0;
        throw cause;
      } finally {
        waiting -= 1;
      }
    },
  };
}
