import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { AccountKeys } from './account-keys.ts';
import { AppError } from './app-error.ts';
import type { FileStore } from './files.ts';
import type { UserId } from './ids.ts';

/** Files at rest that only their account's key opens. Small ones: a photo is read and written whole. */
export interface SealedDeps {
  files: FileStore;
  accountKeys: AccountKeys;
}

export interface OwnFile {
  key: string;
  userId: UserId;
}

const head = Buffer.from('semblante sealed 1\n');

/** Encrypts the file at `from` and brings it to its place. `from` is the caller's to delete. */
export async function takeSealed(
  { files, accountKeys }: SealedDeps,
  { key, userId }: OwnFile,
  from: string,
): Promise<void> {
  const own = await accountKeys.keyOf(userId);
  if (!own) throw new AppError('accounts.session_required');
  const sealed = join(dirname(from), `${randomUUID()}.sealed`);
  try {
    await writeFile(sealed, Buffer.concat([head, own.seal(`file:${key}`, await readFile(from))]), { mode: 0o600 });
    await files.take(key, sealed);
  } finally {
    await rm(sealed, { force: true });
  }
}

/** The bytes as they were. A file from before there were keys is read as it lies. */
export async function readSealed({ files, accountKeys }: SealedDeps, { key, userId }: OwnFile): Promise<Buffer> {
  const stored = await buffer(await files.read(key));
  if (!stored.subarray(0, head.length).equals(head)) return stored;
  const own = await accountKeys.keyOf(userId);
  if (!own) throw new AppError('request.not_found');
  return own.unseal(`file:${key}`, stored.subarray(head.length));
}

/**
 * Plain copies for a process that can only read files, in a folder that is the caller's and goes when the caller is
 * done.
 */
export async function unsealInto(deps: SealedDeps, folder: string, owned: readonly OwnFile[]): Promise<string[]> {
  const paths: string[] = [];
  for (const own of owned) {
    const path = join(folder, `${paths.length}-${basename(own.key)}`);
    await writeFile(path, await readSealed(deps, own), { mode: 0o600 });
    paths.push(path);
  }
  return paths;
}
