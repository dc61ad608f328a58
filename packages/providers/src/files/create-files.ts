import { join } from 'node:path';
import type { FileStore } from '@semblante/core/kernel';
import { FileStore as UploadFolder } from '@tus/file-store';
import type { OnFault } from '../circuit/faults.ts';
import { createLocalFiles } from './local-files.ts';
import type { S3Access } from './s3/bucket.ts';
import type { CacheChoice } from './s3/cache-choice.ts';
import { type UploadPlace, uploadsFolder } from './upload-place.ts';

export type FilesChoice =
  | { kind: 'disk'; folder: string }
  | { kind: 's3'; access: S3Access; bucket: string; cache: CacheChoice };

/** Nothing is asked of the outside before the first file; a disk loads nothing of the library for buckets. */
export async function createFiles(
  choice: FilesChoice,
  onFault?: OnFault,
): Promise<{ files: FileStore; uploads: UploadPlace }> {
  if (choice.kind === 's3') return (await import('./s3/s3-files.ts')).createS3Files(choice, onFault);
  const files = createLocalFiles(choice.folder);
  const store = new UploadFolder({ directory: join(choice.folder, uploadsFolder) });
  return { files, uploads: { store, nameOf: (id) => id, idOf: (name) => name } };
}
