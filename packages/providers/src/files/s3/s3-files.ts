import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '@semblante/core/kernel';
import { ERRORS } from '@tus/server';
import { S3Store } from '@tus/s3-store';
import type { OnFault } from '../../circuit/faults.ts';
import { requireKey } from '../file-key.ts';
import { type UploadPlace, uploadsFolder } from '../upload-place.ts';
import { type Bucket, clientOptionsOf, createBucket, partBytes, type S3Access } from './bucket.ts';
import type { CacheChoice } from './cache-choice.ts';
import { createFileCache } from './file-cache.ts';
import { withLocalCopies } from './local-copies.ts';

const markKey = '.mark';
const removedAtOnce = 8;
const uploadPattern = new RegExp(`^${uploadsFolder}/[0-9a-f-]{36}$`);

/** Files in a bucket: processes share nothing but it and the database. */
export function createS3Files(
  { access, bucket: name, cache: choice }: { access: S3Access; bucket: string; cache: CacheChoice },
  onFault?: OnFault,
): { files: FileStore; uploads: UploadPlace } {
  const bucket = createBucket(access, name, onFault);
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
      if (uploadPattern.test(from) && !(await head(from))) await completeUpload(store, from);
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
      const found = await bucket.list(requireKey(key));
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
      const newest = new Map<string, Date>();
      for (const object of await bucket.list(requireKey(key))) {
        const [name = ''] = object.key.slice(key.length + 1).split('/');
        const known = newest.get(name);
        if (!known || known < object.changedAt) newest.set(name, object.changedAt);
      }
      return [...newest].map(([name, changedAt]) => ({ name, changedAt }));
    },
    // A bucket is never full; the disk that parts and work lie on may be.
    freeBytes: async () => {
      await mkdir(choice.folder, { recursive: true });
      const { bavail, bsize } = await statfs(choice.folder);
      return bavail * bsize;
    },
    measure: bucket.measure,
    withLocal: async (work) => await withLocalCopies({ bucket, cache, put, scratchRoot: choice.scratchRoot }, work),
    sweepCopies: cache.sweep,
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
    if (isUnknownUpload(cause)) return undefined;
    throw cause;
  }
}

const isUnknownUpload = (cause: unknown) =>
  (cause as { status_code?: number }).status_code === ERRORS.FILE_NOT_FOUND.status_code;

/** A process that ended between the last part and their joining left all bytes: nothing more has to be sent. */
async function completeUpload(store: S3Store, name: string): Promise<void> {
  const { offset, size } = await store.getUpload(name);
  if (offset === size) await store.write(Readable.from([]), name, offset);
}

/** Its parts are in no list of files: they go by the protocol's notes, and the notes last. */
async function giveUpUpload(store: S3Store, bucket: Bucket, name: string): Promise<void> {
  if (await bucket.head(`${name}.info`)) {
    // Of one that is whole the library says that there is none.
    await store.remove(name).catch((cause: unknown) => {
      if (!isUnknownUpload(cause)) throw cause;
    });
  }
  for (const ending of ['.part', '.info']) await bucket.delete(`${name}${ending}`);
}
