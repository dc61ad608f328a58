import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@semblante/contracts';
import { AppError, withTemporaryFolder } from '@semblante/core/kernel';
import type { FastifyRequest } from 'fastify';
import { InvalidFields } from './invalid-fields.ts';

export interface ReceivedFile {
  path: string;
  fileName: string;
  /** The plain fields that came with it. */
  fields: Record<string, string>;
}

/** How each mistake of a form is told. */
export interface FileErrors {
  missing: ErrorCode;
  several: ErrorCode;
  tooLarge: ErrorCode;
}

/** One file of a form, in a folder of its own that is gone when `handle` is done, whatever happened. */
export async function withReceivedFile<Result>(
  request: FastifyRequest,
  errors: FileErrors,
  handle: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError(errors.missing, {}, { field: 'file' });
  return await withTemporaryFolder('form', async (folder) => await handle(await receive(request, folder, errors)));
}

async function receive(request: FastifyRequest, folder: string, errors: FileErrors): Promise<ReceivedFile> {
  const fields: Record<string, string> = {};
  let file: { path: string; fileName: string } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      if (file) throw new AppError(errors.several, {}, { field: 'file' });
      file = { path: join(folder, 'received'), fileName: part.filename };
      await pipeline(part.file, createWriteStream(file.path));
      if (part.file.truncated) throw new AppError(errors.tooLarge, {}, { field: 'file' });
    }
  } catch (cause) {
    throw mistakeFrom(cause, errors);
  }
  if (!file) throw new AppError(errors.missing, {}, { field: 'file' });
  return { ...file, fields };
}

export interface ReceivedFiles {
  /** In the order they were sent. One that was larger than allowed is one byte larger than allowed here. */
  files: { path: string; fileName: string }[];
  fields: Record<string, string>;
}

export interface FilesAllowed extends FileErrors {
  bytesMax: number;
  filesMax: number;
}

/** For whoever sends too many: all of them are counted, and none is kept. */
const filesCounted = 2_000;
const formBytesMax = 1024 * 1024;

/**
 * Several files of a form, in a folder that is gone when `handle` is done, whatever happened. One too many and none of
 * them is taken.
 */
export async function withReceivedFiles<Result>(
  request: FastifyRequest,
  allowed: FilesAllowed,
  handle: (received: ReceivedFiles) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError(allowed.missing, {}, { field: 'files' });
  if (Number(request.headers['content-length'] ?? 0) > allowed.bytesMax * allowed.filesMax + formBytesMax)
    throw new AppError('request.too_large');
  return await withTemporaryFolder('form', async (folder) => await handle(await receiveAll(request, folder, allowed)));
}

async function receiveAll(request: FastifyRequest, folder: string, allowed: FilesAllowed): Promise<ReceivedFiles> {
  const { filesMax, bytesMax } = allowed;
  const received: ReceivedFiles = { files: [], fields: {} };
  let count = 0;
  // A file that is too large is that file's own fault: it is cut off, and the others go on. The library's types have
  // forgotten the option.
  const options = {
    limits: { fileSize: bytesMax + 1, files: filesCounted, parts: filesCounted },
    throwFileSizeLimit: false,
  };
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') received.fields[part.fieldname] = part.value;
        continue;
      }
      count += 1;
      const path = join(folder, String(count));
      // Read to its end even when it is of no use: who sends hears the answer only then.
      if (count > filesMax) await pipeline(part.file, new Writable({ write: (_chunk, _encoding, done) => done() }));
      else await pipeline(part.file, createWriteStream(path));
      if (count <= filesMax) received.files.push({ path, fileName: part.filename });
    }
  } catch (cause) {
    throw mistakeFrom(cause, allowed);
  }
  if (count > filesMax) throw new AppError(allowed.several, {}, { field: 'files' });
  if (count === 0) throw new AppError(allowed.missing, {}, { field: 'files' });
  return received;
}

export function mistakeFrom(cause: unknown, errors: Pick<FileErrors, 'several' | 'tooLarge'>): unknown {
  const { code } = cause as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(errors.tooLarge, {}, { field: 'file', cause });
  if (code === 'FST_FILES_LIMIT') return new AppError(errors.several, {}, { field: 'file', cause });
  if (code === 'ENOSPC') return new AppError('service.disk_full', {}, { cause });
  if (code?.startsWith('FST_') || cause instanceof AppError || cause instanceof InvalidFields) return cause;
  return new AppError('request.malformed', {}, { cause });
}
