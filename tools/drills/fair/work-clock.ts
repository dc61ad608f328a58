/** Counts the seconds of work that all places of work have done: on a busy machine they pass slower than others. */
export interface WorkClock {
  add(seconds: number): void;
  /** Done by that time of day, in milliseconds. */
  doneAt(time: number): number;
}

export function createWorkClock(now: () => number = Date.now): WorkClock {
  const marks = [{ time: -Infinity, done: 0 }];
  return {
    add: (seconds) => void marks.push({ time: now(), done: (marks.at(-1)?.done ?? 0) + seconds }),
    doneAt: (time) => marks.findLast((mark) => mark.time <= time)?.done ?? 0,
  };
}
