import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Every kind of folder in which something of people lies open for a moment. What is not in this list cannot be made;
 * all of it is swept.
 */
export const temporaryKinds = ['form', 'face', 'image', 'mask', 'scratch'] as const;
type TemporaryKind = (typeof temporaryKinds)[number];

/**
 * Of an owner in another container or on another machine, whose processes cannot be seen: it renews its folders with
 * every sweep.
 */
const renewedMsMax = 10 * 60_000;
/** Of a folder that names no owner: an older version's. */
const unownedMsMax = 60 * 60_000;

const namePattern = new RegExp(`^semblante-(?:${temporaryKinds.join('|')})-(?:([0-9a-f]{12})\\.(\\d+)\\.(\\d+)-)?`);
const own = new Set<string>();
let me: string | undefined;

/**
 * A folder for the time of `work`, gone afterwards whatever happened. Its name tells who owns it, so that a later
 * process can sweep what a killed one left.
 */
export async function withTemporaryFolder<Result>(
  kind: TemporaryKind,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { folder, close } = await openTemporaryFolder(tmpdir(), kind);
  try {
    return await work(folder);
  } finally {
    await close();
  }
}

export async function openTemporaryFolder(
  root: string,
  kind: TemporaryKind,
): Promise<{ folder: string; close(): Promise<void> }> {
  me ??= `${place()}.${process.pid}.${startOf(process.pid) ?? 0}`;
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, `semblante-${kind}-${me}-`));
  own.add(folder);
  return {
    folder,
    close: async () => {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      own.delete(folder);
    },
  };
}

/**
 * Removes what nobody uses any more from the machine's temporary folder and from `scratchRoot`, which holds nothing
 * else. Returns how many folders went.
 */
export async function sweepTemporaryFolders(scratchRoot: string): Promise<number> {
  const now = new Date();
  for (const folder of own) await utimes(folder, now, now).catch(ignoreMissing);
  const temporary = (await readdir(tmpdir()))
    .filter((name) => namePattern.test(name))
    .map((name) => join(tmpdir(), name));
  const scratch = ((await readdir(scratchRoot).catch(ignoreMissing)) ?? []).map((name) => join(scratchRoot, name));
  let removed = 0;
  for (const folder of [...temporary, ...scratch]) {
    if (own.has(folder) || (await isInUse(folder, now.getTime()))) continue;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    removed += 1;
  }
  return removed;
}

async function isInUse(folder: string, now: number): Promise<boolean> {
  const [, where, pid, start] = namePattern.exec(folder.split(/[/\\]/).at(-1) ?? '') ?? [];
  if (where === place()) return isRunning(Number(pid), Number(start));
  const changedAt = (await stat(folder).catch(ignoreMissing))?.mtimeMs ?? 0;
  return now - changedAt < (where === undefined ? unownedMsMax : renewedMsMax);
}

/** Where a number names one process: a machine since its start, or a container of it. */
function place(): string {
  const parts = [
    hostname(),
    readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    readOr('', () => readlinkSync('/proc/self/ns/pid')),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

function isRunning(pid: number, start: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A number is given to another process in time; elsewhere than on Linux it has to do.
  return start === 0 || startOf(pid) === start;
}

/** Field 22 of /proc/<pid>/stat: the kernel's tick of birth. */
function startOf(pid: number): number | undefined {
  const stated = readOr(undefined, () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stated === undefined ? undefined : Number(stated.slice(stated.lastIndexOf(')') + 2).split(' ')[19]);
}

function readOr<Fallback>(fallback: Fallback, read: () => string): string | Fallback {
  try {
    return read();
  } catch {
    return fallback;
  }
}

function ignoreMissing(cause: unknown): undefined {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
}
