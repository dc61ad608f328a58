export interface RunningLimit {
  /** How many may be at work now. */
  readonly value: number;
  /** One call is done, and took so long. */
  took(ms: number): void;
}

/** Past this most callers feel it; half the second that the last one in is promised stays for the way. */
const slowMs = 300;
const windowMs = 250;
/** Fewer say nothing of how busy the machine is. */
const callsMin = 8;

/**
 * A bound that follows the machine: when most calls of a window were slow, fewer are let in, and more again when they
 * are not. Most, because a few slow ones of somebody must not take everybody's places.
 */
export function createRunningLimit(
  { least, most }: { least: number; most: number },
  now: () => number = () => performance.now(),
): RunningLimit {
  let limit = most;
  let beganAt = now();
  let calls = 0;
  let slow = 0;
  return {
    get value() {
      return Math.floor(limit);
    },
    took: (ms) => {
      calls += 1;
      if (ms > slowMs) slow += 1;
      if (calls < callsMin || now() - beganAt < windowMs) return;
      limit = slow * 2 > calls ? Math.max(least, limit * 0.75) : Math.min(most, limit + Math.max(1, limit * 0.1));
      [beganAt, calls, slow] = [now(), 0, 0];
    },
  };
}
