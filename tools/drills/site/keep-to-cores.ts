import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { processesNamed } from './process-table.ts';

/**
 * The callers on the first core, what they call and its database on the others, as if the callers were another machine:
 * else what more of them cost is taken from the server, and looks like its own loss. False where that cannot be had.
 */
export function separateCallers({ callers, server }: { callers: readonly number[]; server: number }): boolean {
  const last = availableParallelism() - 1;
  if (last < 1) return false;
  const others = `1-${last}`;
  const kept = [
    ...callers.map((pid) => keepTo('0', pid)),
    ...[server, ...processesNamed('postgres')].map((pid) => keepTo(others, pid)),
  ];
  return kept.every(Boolean);
}

/** All of its threads; those that it starts later stay there too. */
function keepTo(cores: string, pid: number): boolean {
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]).status === 0;
}
