import { join } from 'node:path';
import type { FileStore } from '@semblante/core/kernel';

/** Where a test that runs on a disk finds a file of the store. */
export function pathInStore({ root }: Pick<FileStore, 'root'>, key: string): string {
  if (root === undefined) throw new Error('these files lie in no folder');
  return join(root, key);
}
