import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  constants,
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, normalize, sep } from 'node:path';
import { EngineError } from '../../engine-error.ts';
import { mapPaths, mapTexts, type PathUse } from './task-paths.ts';

/** What a sandboxed child sees of the world's files: those of its task, under names of the room. */
export interface TaskRoom {
  folder: string;
  /** The child may only read here. */
  inside: string;
  /** The one place where the child may write. */
  outside: string;
  stage(input: unknown): Promise<StagedTask>;
  remove(): Promise<void>;
}

export interface StagedTask {
  /** The task's input with the names that its files have in the room. */
  input: unknown;
  scratch: string;
  /** Brings what the task wrote to where it was asked for, and gives the result with the real names. */
  collect(result: unknown): Promise<unknown>;
  clear(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

const othersMayRead = 0o004;

/** `owner`: the child runs as somebody else, to whom the room is given. */
export async function openTaskRoom(root: string, owner?: Owner): Promise<TaskRoom> {
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'room-'));
  const [inside, outside] = [join(folder, 'in'), join(folder, 'out')];
  await mkdir(inside);
  await mkdir(join(outside, 'tmp'), { recursive: true });
  if (owner) {
    await chmod(folder, 0o711);
    await Promise.all([outside, join(outside, 'tmp')].map((path) => chown(path, owner.uid, owner.gid)));
  }
  let tasks = 0;
  return {
    folder,
    inside,
    outside,
    stage: (input) => stageTask({ inside, outside, owner, number: ++tasks }, input),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

interface Place {
  inside: string;
  outside: string;
  owner: Owner | undefined;
  number: number;
}

async function stageTask({ inside, outside, owner, number }: Place, input: unknown): Promise<StagedTask> {
  const uses = usesOf(input);
  // The same file has the same name in every task: a warm job knows its video again by it.
  const nameOf = (path: string) =>
    join(
      uses.get(path) === 'read' ? inside : outside,
      createHash('sha256').update(path).digest('hex').slice(0, 16),
      basename(path),
    );
  const scratch = join(outside, `task-${number}`);
  const clear = async () => {
    const folders = [scratch, ...[...uses.keys()].map((path) => dirname(nameOf(path)))];
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 3 })));
  };
  const written = [...uses].filter(([, use]) => use !== 'read').map(([path]) => path);
  const before = new Map<string, readonly string[]>();
  try {
    await giveFolder(scratch, owner);
    for (const [path, use] of uses) {
      if (use === 'read') await mkdir(dirname(nameOf(path)), { recursive: true });
      else await giveFolder(dirname(nameOf(path)), owner);
      before.set(path, await bringIn(path, nameOf(path), { owner, use }));
    }
  } catch (cause) {
    await clear();
    throw cause;
  }
  return {
    input: mapPaths(input, nameOf),
    scratch,
    async collect(result) {
      for (const path of written) await bringOut(nameOf(path), path, before.get(path) ?? []);
      const places = written.map((path) => ({ path, name: nameOf(path) }));
      return mapTexts(result, (text) => realNameOf(text, places));
    },
    clear,
  };
}

/** A name that a task both reads and writes lies where it may be written. */
function usesOf(input: unknown): Map<string, PathUse> {
  const uses = new Map<string, PathUse>();
  mapPaths(input, (path, use) => {
    if (use !== 'read' || !uses.has(path)) uses.set(path, use);
    return path;
  });
  return uses;
}

async function giveFolder(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** Gives the names in a folder that is brought in. What is not there the child will not find either. */
async function bringIn(
  path: string,
  name: string,
  { owner, use }: { owner: Owner | undefined; use: PathUse },
): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  // What will be written anew is not brought in: the child never holds the file that is there now.
  if (!found.isDirectory()) return use === 'write' ? [] : (await bringFile(path, name, owner), []);
  if (use === 'read') await mkdir(name, { recursive: true });
  else await giveFolder(name, owner);
  const names = use === 'write' ? [] : await readdir(path);
  for (const each of names) await bringIn(join(path, each), join(name, each), { owner, use });
  return names;
}

/** A second name of the same file costs nothing; across disks, or where the child may not read it, a copy is made. */
async function bringFile(path: string, name: string, owner: Owner | undefined): Promise<void> {
  const source = await realpath(path);
  const found = await stat(source);
  if (!owner || (found.mode & othersMayRead) !== 0) {
    const isLinked = await link(source, name).then(
      () => true,
      () => false,
    );
    if (isLinked) return;
  }
  if (!found.isFile()) return;
  await copyFile(source, name, constants.COPYFILE_FICLONE);
  await utimes(name, found.atime, found.mtime);
  if (owner) await chown(name, owner.uid, owner.gid);
}

/** Only plain files and folders leave the room: a link made by a hostile child could name anything of this machine. */
async function bringOut(name: string, path: string, before: readonly string[]): Promise<void> {
  const found = await lstat(name).catch(() => undefined);
  if (!found) return;
  if (found.isFile()) return await moveFile(name, path);
  if (!found.isDirectory()) throw new EngineError('engine.crashed', { reason: 'wrote neither a file nor a folder' });
  await mkdir(path, { recursive: true });
  const after = await readdir(name);
  for (const each of after) await bringOut(join(name, each), join(path, each), []);
  for (const each of before) if (!after.includes(each)) await rm(join(path, each), { recursive: true, force: true });
}

async function moveFile(name: string, path: string): Promise<void> {
  if (process.getuid?.() === 0) await chown(name, 0, process.getgid?.() ?? 0);
  try {
    await rename(name, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause;
    const unfinished = `${path}.${process.pid}.part`;
    await copyFile(name, unfinished);
    await rename(unfinished, path);
  }
}

/** A path in an answer is one of what the task was to write; any other is a lie of a child that was taken over. */
function realNameOf(text: string, places: readonly { path: string; name: string }[]): string {
  if (!isAbsolute(text)) return text;
  const asked = normalize(text);
  for (const { path, name } of places) {
    if (asked === name) return path;
    if (asked.startsWith(name + sep)) return path + asked.slice(name.length);
  }
  throw new EngineError('engine.crashed', { reason: 'named a file that is not of its task' });
}
