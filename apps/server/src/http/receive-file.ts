import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import type { FastifyRequest } from 'fastify';

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
export async function withReceivedFile<Result>(request: FastifyRequest, errors: FileErrors, handle: (file: ReceivedFile) => Promise<Result>): Promise<Result> {
  if (!request.isMultipart()) throw new AppError(errors.missing, {}, { field: 'file' });
  const folder = await mkdtemp(join(tmpdir(), 'semblante-form-'));
  try {
    return await handle(await receive(request, folder, errors));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

function mistakeFrom(cause: unknown, errors: FileErrors): unknown {
  const { code } = cause as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(errors.tooLarge, {}, { field: 'file', cause });
  if (code === 'FST_FILES_LIMIT') return new AppError(errors.several, {}, { field: 'file', cause });
  if (code === 'ENOSPC') return new AppError('service.disk_full', {}, { cause });
  if (code?.startsWith('FST_') || cause instanceof AppError) return cause;
  return new AppError('request.malformed', {}, { cause });
}
