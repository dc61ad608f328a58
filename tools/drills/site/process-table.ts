import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const ticksPerSecond = 100;

/** Seconds of a process and all its threads, as the kernel counts them; 0 of one that is gone. */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : 0;
}

/** Of all processes of a name, as those of a database. */
export function cpuSecondsOfAll(name: string): number {
  return processesNamed(name).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
}

export function processesNamed(name: string): number[] {
  return processIds().filter((pid) => read(pid, 'comm')?.trim() === name);
}

const processIds = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Of the whole machine, everything but waiting. */
export function busySecondsOfMachine(): number {
  const [whole = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = whole.split(/\s+/).map(Number);
  return (user + nice + system + interrupts + softInterrupts) / ticksPerSecond;
}

/** Of the sources and of the build: packages/engine/src/child-entry.ts. */
const childPrograms = /\/(child\.ts|engine-child\.js)$/;

/** The engine's children of a process, those that a sandbox's wrapper started too. */
export function engineChildrenOf(pid: number): number[] {
  const parents = new Map(processIds().map((each) => [each, Number(statOf(each)?.[1])]));
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each);
    return parent !== undefined && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter((each) => isBelow(each) && isEngineChild(commandOf(each)));
}

/** A wrapper has the same words in its command, after its own. */
function isEngineChild(command: readonly string[]): boolean {
  return basename(command[0] ?? '') === basename(process.execPath) && command.some((word) => childPrograms.test(word));
}

/** From the state on: the name before it, in brackets, may hold anything. */
function statOf(pid: number): string[] | undefined {
  return read(pid, 'stat')?.split(') ').at(-1)?.split(' ');
}

const commandOf = (pid: number) => read(pid, 'cmdline')?.split('\0') ?? [];

function read(pid: number, what: 'comm' | 'stat' | 'cmdline' | 'status'): string | undefined {
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
