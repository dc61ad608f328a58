import { extname } from 'node:path';
import { AppError, type ByteRange, type FileStore, type StoredFile } from '@semblante/core/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

interface Asked {
  files: FileStore;
  key: string;
  /** Of a file to be saved. */
  name?: string | undefined;
}

/**
 * A file that lies elsewhere goes through this process, so that the right to it is asked for with every request and
 * ends with the session (docs/decisions/0016-files-on-s3.md).
 */
export function streamStored(reply: FastifyReply, asked: Asked): FastifyReply {
  answer(reply, asked).catch((cause: unknown) => reply.send(cause));
  return reply;
}

async function answer(reply: FastifyReply, { files, key, name }: Asked): Promise<void> {
  const { request } = reply;
  const found = await files.find(key);
  if (!found) throw new AppError('request.not_found');
  const etag = `"${found.tag}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('last-modified', found.changedAt.toUTCString())
    .type(types[extname(key)] ?? 'application/octet-stream');
  if (name !== undefined) reply.header('content-disposition', dispositionOf(name));
  if (isKnown(request, { etag, found })) return void reply.code(304).send();
  const range = rangeOf(request, { etag, found });
  if (range === 'outside') return void reply.code(416).header('content-range', `bytes */${found.bytes}`).send();
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return void reply.send();
  reply.send(await files.read(key, range));
}

function isKnown({ headers }: FastifyRequest, { etag, found }: { etag: string; found: StoredFile }): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(found.changedAt.getTime() / 1000) * 1000 <= since;
}

/** One range, as players and resumed downloads ask for it; several are answered with the whole. */
function rangeOf(
  { headers }: FastifyRequest,
  { etag, found: { bytes } }: { etag: string; found: StoredFile },
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'outside' : { start, end };
}

function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
