import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of a process and all its threads, as the kernel counts them; 0 of one that is gone. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : 0;
}

/** The engine's children of a process. */
export function engineChildrenOf(pid: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return processes.filter(
    (each) => Number(statOf(each)?.[1]) === pid && /isolation\/child|engine-child/.test(commandOf(each)),
  );
}

/** From the state on: the name before it, in brackets, may hold anything. */
function statOf(pid: number): string[] | undefined {
  return read(pid, 'stat')?.split(') ').at(-1)?.split(' ');
}

const commandOf = (pid: number) => read(pid, 'cmdline') ?? '';

function read(pid: number, what: 'stat' | 'cmdline' | 'status'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    // It ended while we looked.
    return undefined;
  }
}

/** Memory of one process without its children, 0 of one that is gone. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}
