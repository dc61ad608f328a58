import type { ServerProcess } from '../site/server-process.ts';

export type Victim = 'worker' | 'engine' | 'server';

export interface Crew {
  server: ServerProcess;
  workers: readonly ServerProcess[];
}

export interface Disturbance {
  kills: Record<Victim, number>;
  /** Nobody is killed any more; everybody runs. */
  stop(): Promise<void>;
}

const awayMs = 1_500;
const shortest = { ms: 1_500, ofPause: 0.2 };

/**
 * Kills somebody with -9 again and again, on average after `pauseMs` and each at a moment that nobody chose, and starts
 * them again as a supervisor would.
 */
export function disturb(
  { server, workers }: Crew,
  { pauseMs, random }: { pauseMs: number; random: () => number },
): Disturbance {
  const kills: Record<Victim, number> = { worker: 0, engine: 0, server: 0 };
  let isOver = false;
  let wake = () => {};
  const sleep = async (ms: number) =>
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
  const restart = async (killed: ServerProcess) => {
    await killed.kill();
    await sleep(random() * awayMs);
    killed.start();
  };
  const strike = async () => {
    const worker = workers[Math.floor(random() * workers.length)];
    const victim = (['worker', 'engine', 'server'] as const)[Math.floor(random() * 3)] ?? 'worker';
    if (!worker) return;
    const engine = victim === 'engine' ? worker.findEngine() : undefined;
    // An engine that nobody has started yet cannot be killed; its worker can.
    const struck = victim === 'engine' && engine === undefined ? 'worker' : victim;
    kills[struck] += 1;
    if (engine !== undefined) process.kill(engine, 'SIGKILL');
    else await restart(struck === 'server' ? server : worker);
  };
  const run = async () => {
    for (;;) {
      await sleep(Math.max(shortest.ms, pauseMs * (shortest.ofPause + 2 * (1 - shortest.ofPause) * random())));
      if (isOver) return;
      await strike();
    }
  };
  const running = run();
  return {
    kills,
    stop: async () => {
      isOver = true;
      wake();
      await running;
    },
  };
}
