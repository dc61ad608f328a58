import { randomUUID } from 'node:crypto';
import { type Bucket, createBucket, type S3Access } from '../files/s3/bucket.ts';
import type { KeyShelf } from './key-shelf.ts';

/** Keys in a bucket of their own: never in the one that data lies in, nor in a backup of it. */
export function openBucketShelf(access: S3Access, name: string): { shelf: KeyShelf; check(): Promise<void> } {
  const bucket = createBucket(access, name);
  return {
    shelf: {
      read: async (key) => await bucket.readText(key),
      writeOnce: async (key, text) => void (await bucket.writeOnce(key, Buffer.from(text))),
      write: async (key, text) => await bucket.write(key, Buffer.from(text)),
    },
    check: async () => await requireWriteOnce(bucket),
  };
}

/**
 * A server that knows no conditional writes would let two processes make two keys of one account, and what one of them
 * encrypted would never open again. Asked before the first key is made.
 */
async function requireWriteOnce(bucket: Bucket): Promise<void> {
  const probe = `probes/${randomUUID()}`;
  await bucket.writeOnce(probe, Buffer.from('1'));
  const second = await bucket.writeOnce(probe, Buffer.from('2'));
  await bucket.delete(probe);
  if (second !== 'taken')
    throw new Error(
      [
        `The server of bucket ${bucket.name} does not know If-None-Match: account keys cannot be kept there.`,
        'Give KEYS_DIR, a folder that every process sees, instead of S3_KEYS_BUCKET.',
      ].join(' '),
    );
}
