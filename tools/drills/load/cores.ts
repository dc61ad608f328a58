import { busySecondsOfMachine, cpuSecondsOf, cpuSecondsOfAll } from '../site/process-table.ts';

/** Cores that each kept busy. */
export interface Cores {
  server: number;
  database: number;
  caller: number;
  /** All of the machine: theirs, the kernel's and whoever else is on it. */
  machine: number;
}

/** What a piece of work returned, and what it took of the machine. */
export async function coresDuring<T extends { seconds: number }>(
  pids: { server: number; caller: number },
  work: () => Promise<T>,
): Promise<{ report: T; cores: Cores }> {
  const before = cpuSeconds(pids);
  const report = await work();
  const after = cpuSeconds(pids);
  const share = (of: keyof Cores) => Math.round((100 * (after[of] - before[of])) / report.seconds) / 100;
  const cores = {
    server: share('server'),
    database: share('database'),
    caller: share('caller'),
    machine: share('machine'),
  };
  return { report, cores };
}

const cpuSeconds = ({ server, caller }: { server: number; caller: number }): Cores => ({
  server: cpuSecondsOf(server),
  database: cpuSecondsOfAll('postgres'),
  caller: cpuSecondsOf(caller),
  machine: busySecondsOfMachine(),
});
