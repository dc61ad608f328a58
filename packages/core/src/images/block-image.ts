import type { Tx } from '@semblante/db';
import { type Blockable, blockableSource } from '../blocking/index.ts';
import type { ProcessingId, UserId } from '../kernel/index.ts';
import { listImagesById, listRunningOnImages } from './image.queries.ts';
import type { ImageDeps } from './image-deps.ts';

export function blockableImage(
  { files }: Pick<ImageDeps, 'files'>,
  stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]>,
): Blockable {
  return blockableSource({
    files,
    stop,
    list: async (reader, ids) =>
      (await listImagesById(reader, ids)).map(({ id, userId, fileName }) => ({
        id,
        userId: userId as UserId,
        name: fileName,
      })),
    listRunning: async (reader, id) => await listRunningOnImages(reader, [id]),
  });
}
