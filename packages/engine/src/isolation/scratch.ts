import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const namePattern = /^engine-(\d+)-/;

/** A folder of a task's own; its name says which process made it, so that a later one can tell what was left behind by a dead one. */
export async function makeScratch(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  return mkdtemp(join(root, `engine-${process.pid}-`));
}

export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what processes that no longer live have left. Returns how many folders went. */
export async function sweepScratch(root: string): Promise<number> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => {
    const pid = Number(namePattern.exec(name)?.[1]);
    return pid > 0 && !isAlive(pid);
  });
  await Promise.all(left.map((name) => removeScratch(join(root, name))));
  return left.length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process may not be signalled, but it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
