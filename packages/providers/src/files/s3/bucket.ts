import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError, type ByteRange } from '@semblante/core/kernel';
import type { OnFault } from '../../circuit/faults.ts';
import { readSteadily } from './read-steadily.ts';

export interface S3Access {
  /** None: Amazon's own, by its region. */
  endpoint: string | undefined;
  region: string;
  /** None: whatever the machine has (a role, a profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Buckets in the path and not in the name of the host, as most servers but Amazon's want it. */
  isPathStyle: boolean;
  /** Of one request without a byte. */
  silentMs?: number | undefined;
}

export interface ObjectHead {
  bytes: number;
  changedAt: Date;
  tag: string;
  /** Of the whole, as whoever wrote it saw it; none where the upload's protocol wrote it. */
  sha256: string | undefined;
}

const connectMs = 5_000;
const silentMs = 20_000;
/** The library waits a little longer before each try. */
const triesMax = 4;
export const partBytes = 16 * 1024 * 1024;

export const clientOptionsOf = (access: S3Access) => ({
  region: access.region,
  forcePathStyle: access.isPathStyle,
  ...(access.endpoint && { endpoint: access.endpoint }),
  ...(access.credentials && { credentials: access.credentials }),
  maxAttempts: triesMax,
  // Every part carries its MD5, which all servers compare; the newer kinds many do not know.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  requestHandler: {
    connectionTimeout: connectMs,
    requestTimeout: access.silentMs ?? silentMs,
    socketTimeout: access.silentMs ?? silentMs,
    throwOnRequestTimeout: true,
  },
});

export type Bucket = ReturnType<typeof createBucket>;

/** One bucket in our words. What the server refuses or does not answer is `service.unavailable`, with its cause. */
export function createBucket(access: S3Access, bucket: string, onFault: OnFault = () => {}) {
  const tellAway = async <Answer>(asked: Promise<Answer>): Promise<Answer> =>
    await asked.catch((cause: unknown) => {
      const isMissing = statusOf(cause) === 404;
      if (!isMissing) onFault('s3', 'fault');
      throw new AppError(isMissing ? 'request.not_found' : 'service.unavailable', {}, { cause: plainCause(cause) });
    });
  const unlessMissing = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
    await asked.catch(async (cause: unknown) => {
      if (statusOf(cause) === 404) return undefined;
      return await tellAway(Promise.reject(cause));
    });
  const client = new S3(clientOptionsOf(access));
  const named = (Key: string) => ({ Bucket: bucket, Key });

  const head = async (key: string): Promise<ObjectHead | undefined> => {
    const found = await unlessMissing(client.headObject(named(key)));
    if (!found) return undefined;
    const { ContentLength = 0, LastModified = new Date(0), ETag = '', Metadata } = found;
    return {
      bytes: ContentLength,
      changedAt: LastModified,
      tag: ETag.replaceAll('"', ''),
      sha256: Metadata?.['sha256'],
    };
  };

  const readFrom = async (key: string, { start, end }: ByteRange, tag: string): Promise<Readable> => {
    const range = { Range: `bytes=${start}-${end}`, IfMatch: `"${tag}"` };
    const { Body } = await tellAway(client.getObject({ ...named(key), ...range }));
    if (!(Body instanceof Readable)) throw new Error('no body');
    return Body;
  };

  return {
    name: bucket,
    head,
    /** Throws `request.not_found` when it is not there. A connection that breaks is taken up where it was. */
    read: async (key: string, range?: ByteRange, known?: ObjectHead): Promise<Readable> => {
      const found = known ?? (await head(key));
      if (!found) throw new AppError('request.not_found');
      if (found.bytes === 0) return Readable.from([]);
      const asked = range ?? { start: 0, end: found.bytes - 1 };
      return await readSteadily(async (rest) => await readFrom(key, rest, found.tag), asked, {
        triesMax,
        silentMs: access.silentMs ?? silentMs,
      });
    },
    readText: async (key: string): Promise<string | undefined> => {
      const found = await unlessMissing(client.getObject(named(key)));
      return await found?.Body?.transformToString();
    },
    write: async (key: string, body: Buffer, metadata: Record<string, string> = {}): Promise<void> =>
      void (await tellAway(client.putObject({ ...named(key), ...bodyOf(body), Metadata: metadata }))),
    /** Of processes that write at once one wins: `taken` says that it was another, now or before. */
    writeOnce: async (key: string, body: Buffer): Promise<'written' | 'taken'> => {
      const put = client.putObject({ ...named(key), ...bodyOf(body), IfNoneMatch: '*' });
      return await put.then(
        () => 'written' as const,
        async (cause: unknown) => {
          if (statusOf(cause) === 412 || statusOf(cause) === 409) return 'taken' as const;
          return await tellAway(Promise.reject(cause));
        },
      );
    },
    /** In parts, each of which is tried again by itself; nothing is left of one that was not finished. */
    writeParts: async (key: string, parts: AsyncIterable<Buffer>, metadata: Record<string, string>): Promise<void> => {
      const begun = await tellAway(client.createMultipartUpload({ ...named(key), Metadata: metadata }));
      const upload = { ...named(key), UploadId: begun.UploadId };
      try {
        const made: { ETag: string | undefined; PartNumber: number }[] = [];
        for await (const part of parts) {
          const PartNumber = made.length + 1;
          const { ETag } = await tellAway(client.uploadPart({ ...upload, PartNumber, ...bodyOf(part) }));
          made.push({ ETag, PartNumber });
        }
        await tellAway(client.completeMultipartUpload({ ...upload, MultipartUpload: { Parts: made } }));
      } catch (cause) {
        await client.abortMultipartUpload(upload).catch(() => {});
        throw cause;
      }
    },
    copy: async ({ from, to }: { from: string; to: string }): Promise<void> =>
      void (await tellAway(client.copyObject({ ...named(to), CopySource: `${bucket}/${from}` }))),
    delete: async (key: string): Promise<void> => void (await unlessMissing(client.deleteObject(named(key)))),
    /** Everything below a folder. */
    list: async (folder: string): Promise<{ key: string; changedAt: Date }[]> => {
      const found: { key: string; changedAt: Date }[] = [];
      for (let token: string | undefined, isMore = true; isMore;) {
        const more = token && { ContinuationToken: token };
        const page = await tellAway(client.listObjectsV2({ Bucket: bucket, Prefix: `${folder}/`, ...more }));
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key, changedAt: LastModified });
        token = page.NextContinuationToken;
        isMore = page.IsTruncated === true && token !== undefined;
      }
      return found;
    },
    measure: async (): Promise<{ bytes: number; objects: number }> => {
      const sum = { bytes: 0, objects: 0 };
      for (let token: string | undefined, isMore = true; isMore;) {
        const page = await tellAway(
          client.listObjectsV2({ Bucket: bucket, ...(token && { ContinuationToken: token }) }),
        );
        for (const { Size = 0 } of page.Contents ?? []) {
          sum.bytes += Size;
          sum.objects += 1;
        }
        token = page.NextContinuationToken;
        isMore = page.IsTruncated === true && token !== undefined;
      }
      return sum;
    },
    /** Is it there, and may we? Throws what the server said. */
    ping: async (): Promise<void> => void (await tellAway(client.headBucket({ Bucket: bucket }))),
  };
}

const bodyOf = (body: Buffer) => ({
  Body: body,
  ContentLength: body.length,
  ContentMD5: createHash('md5').update(body).digest('base64'),
});

const statusOf = (cause: unknown) => (cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined);

/** The library's own errors carry the whole request, signature included: too much for a log. */
function plainCause(cause: unknown): Error {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  const status = statusOf(cause);
  return new Error(`S3: ${name} ${message}${status === undefined ? '' : ` (HTTP ${status})`}`);
}
