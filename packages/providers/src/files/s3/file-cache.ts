import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@semblante/core/kernel';
import type { Bucket, ObjectHead } from './bucket.ts';

/** What nobody used for so long goes: a deleted video lies in no cache for longer. */
const unusedMsMax = 10 * 60_000;

export type FileCache = ReturnType<typeof createFileCache>;

/**
 * Copies of what was used lately, bounded: every segment of a video needs its source. A copy is linked to where it is
 * needed, so that whoever uses it keeps it when it goes from here.
 */
export function createFileCache(bucket: Bucket, { folder, bytesMax }: { folder: string; bytesMax: number }) {
  const coming = new Map<string, Promise<void>>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const placeOf = (key: string, { tag }: ObjectHead) => join(folder, `${nameOf(key)}-${tag.replace(/\W/g, '_')}`);

  const come = async (key: string, found: ObjectHead): Promise<void> => {
    const place = placeOf(key, found);
    const running = coming.get(place);
    if (running) return await running;
    const begun = download(bucket, { key, found, place }).finally(() => coming.delete(place));
    coming.set(place, begun);
    await begun;
  };

  return {
    /** The file at `to`; nothing when the bucket has none. */
    bring: async (key: string, to: string): Promise<void> => {
      const found = await bucket.head(key);
      if (!found) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = placeOf(key, found);
      if (!(await linked(place, to))) {
        await come(key, found);
        // Swept between the two by another process: once more, and then straight.
        if (!(await linked(place, to))) await download(bucket, { key, found, place: to });
      }
      await utimes(place, new Date(), new Date()).catch(ignoreMissing);
      await sweep(folder, bytesMax);
    },
    forget: async (key: string): Promise<void> => {
      for (const name of (await readdir(folder).catch(ignoreMissing)) ?? [])
        if (name.startsWith(nameOf(key))) await rm(join(folder, name), { force: true });
    },
    sweep: async (): Promise<void> => await sweep(folder, bytesMax),
  };
}

async function linked(from: string, to: string): Promise<boolean> {
  return await link(from, to).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return true;
      if (cause.code === 'ENOENT') return false;
      throw cause;
    },
  );
}

/** Whole and as it was written, or not at all. */
async function download(
  bucket: Bucket,
  { key, found, place }: { key: string; found: ObjectHead; place: string },
): Promise<void> {
  const unfinished = `${place}.${randomUUID()}.part`;
  const hash = createHash('sha256');
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    const body = await bucket.read(key, undefined, found);
    await pipeline(body, counted, createWriteStream(unfinished, { mode: 0o600 })).catch(tellDiskFull);
    if (found.sha256 !== undefined && hash.digest('hex') !== found.sha256)
      throw new AppError('service.unavailable', {}, { cause: new Error(`${key} is not what was stored`) });
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The oldest go first. What another process removes meanwhile is gone all the same. */
async function sweep(folder: string, bytesMax: number): Promise<void> {
  const now = Date.now();
  const files = await Promise.all(
    ((await readdir(folder).catch(ignoreMissing)) ?? []).map(async (name) => {
      const found = await stat(join(folder, name)).catch(ignoreMissing);
      return { file: join(folder, name), bytes: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  let bytes = 0;
  for (const { file, bytes: own, usedAt } of files.toSorted((a, b) => b.usedAt - a.usedAt)) {
    bytes += own;
    if (bytes > bytesMax || now - usedAt > unusedMsMax) await rm(file, { force: true });
  }
}

function ignoreMissing(cause: unknown): undefined {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
}

function tellDiskFull(cause: unknown): never {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('service.disk_full', {}, { cause });
  throw cause;
}
