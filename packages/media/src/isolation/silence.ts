/** Less CPU time than this is no sign of life: a process that only waits still wakes up now and then. */
const traceSeconds = 0.1;
/** How much longer than an idle child one may be silent that is at work, in seconds during which it really ran. */
export const busyFactor = 5;
/** A gap between two readings is ours (a stalled parent, a suspended machine) and counts as no more than this. */
const gapSecondsMax = 1;

interface Reading {
  /** Seconds of any steady clock. */
  now: number;
  /** The child's CPU time; undefined where nobody can tell, and then the clock alone decides. */
  cpuSeconds: number | undefined;
  /** It waits for nothing but a processor. */
  isRunnable?: boolean;
}

/**
 * Tells a child that hangs from one that is slow. On a busy machine a child may say nothing for minutes and be in
 * order: it uses what little CPU it gets. One that waits for ever uses none, and one that turns in circles uses its
 * time without progress, which is counted by the time it ran and not by the clock.
 */
export function watchSilence(
  limitSeconds: number,
  first: Reading,
): { heard(): void; isOver(reading: Reading): boolean } {
  let last = first;
  let [idle, trace, busy] = [0, 0, 0];
  return {
    heard() {
      [idle, trace, busy] = [0, 0, 0];
    },
    isOver(reading) {
      const passed = reading.now - last.now;
      const used = (reading.cpuSeconds ?? 0) - (last.cpuSeconds ?? reading.cpuSeconds ?? 0);
      last = { now: reading.now, cpuSeconds: reading.cpuSeconds ?? last.cpuSeconds };
      if (!reading.isRunnable) idle += Math.min(passed, gapSecondsMax);
      trace += used;
      // Several threads at once are one child at work.
      busy += Math.min(passed, used);
      if (trace > traceSeconds) [idle, trace] = [0, 0];
      return idle > limitSeconds || busy > busyFactor * limitSeconds;
    },
  };
}
