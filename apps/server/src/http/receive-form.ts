import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@semblante/contracts';
import { AppError, withTemporaryFolder } from '@semblante/core/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mistakeFrom } from './receive-file.ts';

/** Names, boundaries and words of a form, beside its file. */
const formBytesMax = 64 * 1024;

/** Who announces more than is taken hears it before the first byte, and the connection ends there. */
export function refuseOversize({ bytesMax, tooLarge }: { bytesMax: number; tooLarge: ErrorCode }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (Number(request.headers['content-length'] ?? 0) <= bytesMax + formBytesMax) return;
    reply.header('connection', 'close');
    throw new AppError(tooLarge, {}, { field: 'file' });
  };
}

interface FormRules {
  bytesMax: number;
  errors: { several: ErrorCode; tooLarge: ErrorCode };
  /** Called once with all fields, before the first byte of a file is taken in; throws to refuse the form. */
  admit?: (fields: Record<string, string>) => Promise<void>;
}

/**
 * A form that anyone may send, with a file or without, in a folder that is gone when `handle` is done, whatever
 * happened.
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  rules: FormRules,
  handle: (file: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('request.unsupported_media');
  return await withTemporaryFolder('form', async (folder) => await handle(await receive(request, folder, rules)));
}

async function receive(
  request: FastifyRequest,
  folder: string,
  { bytesMax, errors, admit }: FormRules,
): Promise<string | undefined> {
  const fields: Record<string, string> = {};
  let file: string | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: bytesMax, files: 1 } })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      await admit?.(fields);
      file = join(folder, 'received');
      await pipeline(part.file, createWriteStream(file));
      if (part.file.truncated) throw new AppError(errors.tooLarge, {}, { field: 'file' });
    }
    if (file === undefined) await admit?.(fields);
  } catch (cause) {
    throw mistakeFrom(cause, errors);
  }
  return file;
}
