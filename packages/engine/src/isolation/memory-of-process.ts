import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Resident megabytes of another process, or undefined when it is gone. */
export async function memoryOfProcess(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => {
      const kilobytes = Number(output.trim());
      resolve(error || !kilobytes ? undefined : kilobytes / 1024);
    });
  });
}
