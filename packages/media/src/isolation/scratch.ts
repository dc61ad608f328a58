import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of a task's own. Whoever gives the root sweeps what a killed process left in it. */
export async function makeScratch(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  return mkdtemp(join(root, 'task-'));
}

export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
