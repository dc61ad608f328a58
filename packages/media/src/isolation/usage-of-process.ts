import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  /** Resident. */
  memoryMb: number | undefined;
  /** Of all its threads since it started. */
  cpuSeconds: number | undefined;
  /** It would run if the machine let it. */
  isRunnable: boolean;
}

/** Linux gives /proc in ticks of a hundredth of a second on every processor, whatever the kernel's own are. */
const ticksPerSecond = 100;

/** What another process takes of the machine; undefined where it cannot be known, as of a process that is gone. */
export async function usageOfProcess(pid: number): Promise<ProcessUsage> {
  if (process.platform !== 'linux') return await usageByPs(pid);
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1];
  // The name before the last bracket may hold anything; behind it come the state (the 3rd field of the whole), and
  // utime and stime (14th, 15th).
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [utime, stime] = fields.slice(10, 12).map(Number);
  return {
    memoryMb: kilobytes === undefined ? undefined : Number(kilobytes) / 1024,
    cpuSeconds: utime === undefined || stime === undefined ? undefined : (utime + stime) / ticksPerSecond,
    isRunnable: state === 'R',
  };
}

function usageByPs(pid: number): Promise<ProcessUsage> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=,time=,state=', '-p', String(pid)], (error, output) => {
      const [kilobytes, time, state] = error ? [] : output.trim().split(/\s+/);
      resolve({
        memoryMb: Number(kilobytes) / 1024 || undefined,
        cpuSeconds: secondsOf(time),
        isRunnable: state?.startsWith('R') ?? false,
      });
    });
  });
}

/** `[[days-]hours:]minutes:seconds`, with or without a fraction. */
export function secondsOf(time: string | undefined): number | undefined {
  const parts = time?.split(/[-:]/).map(Number) ?? [];
  if (parts.length < 2 || parts.some(Number.isNaN)) return undefined;
  return parts.reverse().reduce((sum, part, place) => sum + part * ([1, 60, 3600, 86_400][place] ?? 0), 0);
}
