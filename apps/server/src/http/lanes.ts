/** Ends one's turn; a second call does nothing. */
export type Leave = () => void;

export interface Lanes {
  /** Resolves when it is one's turn; undefined at once where nobody more may wait. */
  enter(key: string): Promise<Leave> | undefined;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * So many at a time for each key and for all together, a bounded number in line behind them, everybody in the order of
 * coming.
 */
export function createLanes({
  width,
  waitingMax,
  runningMax = () => Infinity,
}: {
  width: number;
  waitingMax: number;
  runningMax?: () => number;
}): Lanes {
  const lanes = new Map<string, Lane>();
  let running = 0;

  const leaveOf = (key: string, lane: Lane): Leave => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = lane.waiting.shift();
      if (next) return next();
      running -= 1;
      lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    };
  };

  return {
    enter: (key) => {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      if (lane.running < width) {
        if (running >= runningMax()) return undefined;
        running += 1;
        lane.running += 1;
        lanes.set(key, lane);
        return Promise.resolve(leaveOf(key, lane));
      }
      if (lane.waiting.length >= waitingMax) return undefined;
      return new Promise((resolve) => lane.waiting.push(() => resolve(leaveOf(key, lane))));
    },
  };
}
