import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Access } from '../s3/bucket.ts';

/** How a peer treats requests, until it is told otherwise. */
export type Mood =
  | { kind: 'well' }
  /** Answers so for the next `times` requests, or for all. */
  | { kind: 'refuse'; status: number; times?: number; only?: RegExp }
  | { kind: 'silent'; times?: number }
  /** The connection ends after so many bytes of an answer's body. */
  | { kind: 'cut'; afterBytes: number; times?: number };

/**
 * s3rver, a server that speaks S3 over a real socket, and in front of it what it lacks and real servers have: lists
 * of parts, giving an upload up, conditional writes, comparing MD5; and faults on demand.
 */
export async function openS3Peer(buckets: readonly string[], port = 0) {
  const folder = await mkdtemp(join(tmpdir(), 's3-peer-'));
  const inner = new S3rver({
    silent: true,
    // It reckons the signature of a list wrongly: the path of a bucket ends with a slash there.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  await inner.configureBuckets();
  const handle = inner.callback();
  const seen: string[] = [];
  let mood: Mood = { kind: 'well' };
  let knowsConditions = true;
  let line: Promise<unknown> = Promise.resolve();

  const moodFor = (line: string): Mood => {
    const now = mood;
    if (now.kind === 'well' || ('only' in now && now.only && !now.only.test(line))) return { kind: 'well' };
    if (now.times !== undefined) mood = now.times > 1 ? { ...now, times: now.times - 1 } : { kind: 'well' };
    return now;
  };

  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const now = moodFor(`${request.method} ${request.url}`);
    if (now.kind === 'silent') return void request.resume();
    if (now.kind === 'refuse') return void request.resume().on('end', () => sayNo(response, now.status));
    if (now.kind === 'cut') cutAfter(response, now.afterBytes);
    answer(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
    const uploadId = searchParams.get('uploadId');
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/');
    const parts = uploadId === null ? undefined : join(folder, bucket, '._S3rver_uploads', uploadId);
    if (parts && request.method === 'GET') return await listParts(parts, response);
    if (parts && request.method === 'DELETE') {
      const isThere = await rm(parts, { recursive: true }).then(
        () => true,
        () => false,
      );
      return isThere ? void response.writeHead(204).end() : sayNo(response, 404, 'NoSuchUpload');
    }
    if (knowsConditions && request.method === 'PUT' && request.headers['if-none-match'] === '*') {
      // One after the other: of two that ask at once the second must see the first.
      const before = line;
      line = new Promise((resolve) => response.once('close', resolve));
      await before;
      if (await inner.store.existsObject(bucket, rest.join('/')))
        return void request.resume().on('end', () => sayNo(response, 412));
    }
    const md5 = request.headers['content-md5'];
    if (md5 !== undefined) compareMd5(request, response, String(md5));
    handle(request, response);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const access: S3Access = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    isPathStyle: true,
  };
  return {
    access,
    folder,
    /** Method and path of every request. */
    seen,
    behave: (next: Mood) => void (mood = next),
    /** As servers before 2024. */
    ignoreConditions: (isIgnored: boolean) => void (knowsConditions = !isIgnored),
    /** Parts of uploads that were neither finished nor given up. */
    unfinished: async (bucket: string) => await readdir(join(folder, bucket, '._S3rver_uploads')).catch(() => []),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listParts(folder: string, response: ServerResponse): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return sayNo(response, 404, 'NoSuchUpload');
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parts = await Promise.all(
    numbers
      .toSorted((a, b) => a - b)
      .map(async (number) => {
        const { size } = await stat(join(folder, String(number)));
        const md5 = (await readFile(join(folder, `${number}.md5`), 'utf8').catch(() => '')).trim();
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
      }),
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`);
}

function sayNo(response: ServerResponse, status: number, code = `Refused${status}`): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>as told</Message></Error>`);
}

/** The body passes on; one that is not what it says breaks the request. */
function compareMd5(request: IncomingMessage, response: ServerResponse, expected: string): void {
  const hash = createHash('md5');
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null) hash.update(chunk);
    else if (hash.digest('base64') !== expected) {
      sayNo(response, 400, 'BadDigest');
      return push(null, encoding);
    }
    return push(chunk, encoding);
  };
}

function cutAfter(response: ServerResponse, bytesMax: number): void {
  const write = response.write.bind(response) as (chunk: Buffer) => boolean;
  let bytes = 0;
  const limited = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bytesMax) return write(chunk);
    write(chunk.subarray(0, Math.max(0, chunk.length - (bytes - bytesMax))));
    setImmediate(() => response.destroy());
    return false;
  };
  response.write = limited as typeof response.write;
}
