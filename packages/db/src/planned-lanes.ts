import type { Duplex } from 'node:stream';
import pg from 'pg';
import { type DescribedColumns, DescribedOnceQuery, type PlannedStatement } from './describe-once.ts';
import { createTurns } from './turns.ts';

/** Few, so that each has the next statement before the last is answered, and never sleeps between them. */
const lanesMax = 2;
/**
 * Behind so many the next one takes a connection of the pool: one slow statement holds up no more than these. Both
 * lanes hold what a full process asks (`admissionLimits`): over the pool the same costs far more.
 */
const pendingMax = 102;
/** Answers come by the dozen in one read: whoever calls meanwhile, to be refused or not, waits for so many of them. */
const answersATurn = 32;

export interface PlannedLanes {
  /** Undefined where all lanes are full or not open: the pool is asked then. */
  query(statement: PlannedStatement): Promise<{ rows: unknown[][] }> | undefined;
  close(): Promise<void>;
}

interface Lane {
  client: pg.Client;
  described: DescribedColumns;
  pending: number;
  isOpen: boolean;
  /** What is asked goes out at the end of this turn of the event loop. */
  isHeld: boolean;
}

/**
 * Connections for what every request reads, each statement sent behind the others without waiting for their answers
 * (pg's pipeline mode): a connection of the pool is taken, written to and woken for one statement at a time. Reads
 * only, and never a transaction.
 */
export function createPlannedLanes(options: pg.ClientConfig): PlannedLanes {
  const lanes: Lane[] = [];
  const inTurn = createTurns(answersATurn);
  let isClosed = false;

  const open = (): void => {
    const lane: Lane = {
      client: new pg.Client({ ...options, keepAlive: true, pipeline: true }),
      described: new Map(),
      pending: 0,
      isOpen: false,
      isHeld: false,
    };
    const drop = () => {
      const place = lanes.indexOf(lane);
      if (place >= 0) lanes.splice(place, 1);
    };
    lanes.push(lane);
    lane.client.on('error', drop);
    lane.client.on('end', drop);
    lane.client.connect().then(() => (lane.isOpen = true), drop);
  };

  const findShortest = (): Lane | undefined => {
    let shortest: Lane | undefined;
    for (const lane of lanes) if (lane.isOpen && lane.pending < (shortest?.pending ?? pendingMax)) shortest = lane;
    return shortest;
  };

  return {
    query: (statement) => {
      if (isClosed) return undefined;
      const lane = findShortest();
      const isFree = lane?.pending === 0;
      if (!isFree && lanes.length < lanesMax) open();
      // Nobody is put behind another while there are lanes to come.
      if (!lane || (!isFree && !lanes.every(({ isOpen }) => isOpen))) return undefined;
      lane.pending += 1;
      return new Promise((resolve, reject) => {
        const asked = new DescribedOnceQuery(statement, lane.described, (problem, result) => {
          lane.pending -= 1;
          inTurn(() => {
            if (problem) reject(problem);
            else resolve(result);
          });
        });
        holdUntilTurnEnds(lane);
        lane.client.query(asked);
      });
    },
    close: async () => {
      isClosed = true;
      await Promise.all(lanes.map(async ({ client }) => await client.end().catch(() => {})));
    },
  };
}

/** All statements of a turn in one write: each wakes the database, and the busier the process the more share it. */
function holdUntilTurnEnds(lane: Lane): void {
  if (lane.isHeld) return;
  const { stream } = (lane.client as unknown as { connection: { stream: Duplex } }).connection;
  lane.isHeld = true;
  stream.cork();
  setImmediate(() => {
    lane.isHeld = false;
    stream.uncork();
  });
}
