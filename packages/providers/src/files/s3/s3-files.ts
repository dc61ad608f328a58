import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import type { FileStore } from '@semblante/core/kernel';
import { ERRORS } from '@tus/server';
import { S3Store } from '@tus/s3-store';
import type { CacheChoice } from '../create-files.ts';
import { requireKey } from '../file-key.ts';
import { type UploadPlace, uploadsFolder } from '../upload-place.ts';
import { type Bucket, clientOptionsOf, createBucket, partBytes, type S3Access } from './bucket.ts';
import { createFileCache } from './file-cache.ts';
import { withLocalCopies } from './local-copies.ts';

const markKey = '.mark';
const removedAtOnce = 8;
const uploadPattern = new RegExp(`^${uploadsFolder}/[0-9a-f-]{36}$`);

/** Files in a bucket: processes share nothing but it and the database. */
export function createS3Files({
  access,
  bucket: name,
  cache: choice,
}: {
  access: S3Access;
  bucket: string;
  cache: CacheChoice;
}): { files: FileStore; uploads: UploadPlace } {
  const bucket = createBucket(access, name);
  const cache = createFileCache(bucket, choice);
  const store = new S3Store({
    s3ClientConfig: { bucket: name, ...clientOptionsOf(access) },
    partSize: 8 * 1024 * 1024,
    useTags: false,
    maxConcurrentPartUploads: 8,
  });
  const head = async (key: string) => await bucket.head(requireKey(key));
  const put = async (key: string, from: string) => await storeFile(bucket, requireKey(key), from);

  const files: FileStore = {
    place: `bucket ${name}`,
    take: async (key, from) => {
      await put(key, from);
      await rm(from, { force: true });
    },
    move: async ({ from, to }) => {
      await bucket.copy({ from: requireKey(from), to: requireKey(to) });
      await files.remove(from);
    },
    find: head,
    // Of an upload that goes on: what has arrived.
    sizeOf: async (key) =>
      (await head(key))?.bytes ?? (uploadPattern.test(key) ? await arrivedOf(store, key) : undefined),
    read: async (key, range) => await bucket.read(requireKey(key), range),
    remove: async (key) => {
      if (uploadPattern.test(key)) await giveUpUpload(store, bucket, key);
      const { found } = await bucket.list(requireKey(key), { isFlat: false });
      const keys = [key, ...found.map((object) => object.key)];
      for (let at = 0; at < keys.length; at += removedAtOnce)
        await Promise.all(
          keys.slice(at, at + removedAtOnce).map(async (each) => {
            await bucket.delete(each);
            await cache.forget(each);
          }),
        );
    },
    list: async (key) => {
      const { found, folders } = await bucket.list(requireKey(key), { isFlat: true });
      const named = (path: string) => path.slice(key.length + 1);
      const inside = await Promise.all(
        folders.map(async (folder) => {
          const { found: below } = await bucket.list(folder, { isFlat: false });
          const newest = Math.max(0, ...below.map(({ changedAt }) => changedAt.getTime()));
          return { name: named(folder), changedAt: new Date(newest) };
        }),
      );
      return [...found.map((object) => ({ name: named(object.key), changedAt: object.changedAt })), ...inside];
    },
    // A bucket is never full; the disk that parts and work lie on may be.
    freeBytes: async () => {
      await mkdir(choice.folder, { recursive: true });
      const { bavail, bsize } = await statfs(choice.folder);
      return bavail * bsize;
    },
    withLocal: async (work) => await withLocalCopies({ bucket, cache, put, scratchRoot: choice.scratchRoot }, work),
    readMark: async () => (await bucket.readText(markKey))?.trim(),
    writeMark: async (mark) => {
      await bucket.writeOnce(markKey, Buffer.from(mark));
      return (await bucket.readText(markKey))?.trim() ?? mark;
    },
  };
  const before = `${uploadsFolder}/`;
  return {
    files,
    uploads: { store, nameOf: (id) => `${before}${id}`, idOf: (path) => path.slice(before.length) },
  };
}

/** It appears when its last byte has arrived; who reads it whole compares the hash. */
async function storeFile(bucket: Bucket, key: string, from: string): Promise<void> {
  const { size } = await stat(from);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(from)) hash.update(chunk as Buffer);
  const metadata = { sha256: hash.digest('hex') };
  if (size <= partBytes) await bucket.write(key, await readFile(from), metadata);
  else await bucket.writeParts(key, partsOf(from), metadata);
}

async function* partsOf(file: string): AsyncGenerator<Buffer> {
  for await (const part of createReadStream(file, { highWaterMark: partBytes })) yield part as Buffer;
}

async function arrivedOf(store: S3Store, name: string): Promise<number | undefined> {
  try {
    return (await store.getUpload(name)).offset;
  } catch (cause) {
    if ((cause as { status_code?: number }).status_code === ERRORS.FILE_NOT_FOUND.status_code) return undefined;
    if ((cause as { name?: string }).name === 'NoSuchKey') return undefined;
    throw cause;
  }
}

/** Its parts are in no list of files: they go by the protocol's notes, and the notes last. */
async function giveUpUpload(store: S3Store, bucket: Bucket, name: string): Promise<void> {
  if (await bucket.head(`${name}.info`)) {
    await store.remove(name).catch((cause: unknown) => {
      if (!['NoSuchUpload', 'NoSuchKey', 'NotFound'].includes((cause as Error).name)) throw cause;
    });
  }
  for (const ending of ['.part', '.info']) await bucket.delete(`${name}${ending}`);
}
