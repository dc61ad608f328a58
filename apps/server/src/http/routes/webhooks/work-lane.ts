/** Work that goes on after an answer was given: so many at a time, the rest in line; `drain` waits for all of it. */
export interface WorkLane {
  add(work: () => Promise<void>): void;
  drain(): Promise<void>;
}

const waitingMax = 10_000;

export function createWorkLane(options: { width: number; report: (error: unknown) => void }): WorkLane {
  const waiting: (() => Promise<void>)[] = [];
  const working = new Set<Promise<void>>();

  const next = () => {
    const work = working.size < options.width ? waiting.shift() : undefined;
    if (!work) return;
    const done: Promise<void> = work()
      .catch(options.report)
      .finally(() => {
        working.delete(done);
        next();
      });
    working.add(done);
  };

  return {
    add: (work) => {
      // Past that the watch does it: what is waiting is written down already.
      if (waiting.length >= waitingMax) return;
      waiting.push(work);
      next();
    },
    drain: async () => {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
