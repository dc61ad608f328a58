import type { FileStore } from '@semblante/core/kernel';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { openStored } from '../media/open-stored.ts';

/**
 * A ZIP that is written while it is sent: nothing of it lies on the disk or in memory. Pictures and videos are packed
 * already.
 */
export function sendArchive(
  reply: FastifyReply,
  archive: { name: string; files: readonly { key: string; name: string }[]; store: FileStore },
): FastifyReply {
  const zip = new ZipFile();
  // A file that goes meanwhile breaks the download off: half an archive must not look like a whole one.
  zip.on('error', (cause: Error) => reply.raw.destroy(cause));
  for (const { key, name } of archive.files)
    zip.addReadStreamLazy(name, { compress: false }, openStored(archive.store, key));
  zip.end();
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="${archive.name}"`)
    .header('cache-control', 'private, no-store')
    .send(zip.outputStream);
}
