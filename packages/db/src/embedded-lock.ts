import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

/**
 * Two processes on one embedded database lose data without a word, so the folder belongs to one process at a time.
 * The lock names its owner and when that owner started; a lock whose owner is gone (power cut, kill -9) is taken over,
 * and a process number that was given to somebody else since is recognised by its start.
 */
export function lockEmbeddedFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const file = `${folder}.lock`;
  const mine = JSON.stringify(ownerOf(process.pid));
  for (let tries = 0; tries < 5; tries += 1) {
    if (createExclusively(file, mine)) {
      const unlock = () => {
        if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
        process.removeListener('exit', unlock);
      };
      process.once('exit', unlock);
      return unlock;
    }
    const owner = readOwner(file);
    if (owner && isRunning(owner)) {
      throw new DatabaseInUse(
        `The embedded database in ${folder} is in use by process ${owner.pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which many processes can share.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new DatabaseInUse(`The lock ${file} could not be taken: another process keeps taking it.`);
}

type Owner = { pid: number; host: string; startedAt: string };

function ownerOf(pid: number): Owner {
  return { pid, host: hostname(), startedAt: startOf(pid) };
}

/**
 * Field 22 of /proc/<pid>/stat: the kernel's tick of birth. Elsewhere than Linux it is unknown, and the number alone
 * decides.
 */
function startOf(pid: number): string {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return 'unknown';
  const afterName = readFileSync(stat, 'utf8').split(') ').at(-1) ?? '';
  return afterName.split(' ')[19] ?? 'unknown';
}

function createExclusively(file: string, text: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, text);
    closeSync(descriptor);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    // Half-written by a process that died while writing it, or gone since: nobody's lock.
    return undefined;
  }
}

function isRunning(owner: Owner): boolean {
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.startedAt === 'unknown' || owner.startedAt === startOf(owner.pid);
}
