/** Ends one's turn; a second call does nothing. */
export type Leave = () => void;

export interface Lanes {
  /** At once where it is one's turn, else when it is; undefined where nobody more may wait. */
  enter(key: string): Leave | Promise<Leave> | undefined;
  /** Whether `enter` would refuse now. */
  isClosedTo(key: string): boolean;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

const empty: Lane = { running: 0, waiting: [] };

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

  const isClosed = ({ running: ofKey, waiting }: Lane) =>
    ofKey < width ? running >= runningMax() : waiting.length >= waitingMax;

  return {
    isClosedTo: (key) => isClosed(lanes.get(key) ?? empty),
    enter: (key) => {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      if (isClosed(lane)) return undefined;
      if (lane.running < width) {
        running += 1;
        lane.running += 1;
        lanes.set(key, lane);
        return leaveOf(key, lane);
      }
      return new Promise((resolve) => lane.waiting.push(() => resolve(leaveOf(key, lane))));
    },
  };
}
