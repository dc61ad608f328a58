import type { Tx } from '@semblante/db';
import { type Blockable, blockableSource } from '../blocking/index.ts';
import type { ProcessingId, UserId } from '../kernel/index.ts';
import { listRunningOn, listVideosById } from './video.queries.ts';
import type { VideoDeps } from './video-deps.ts';

export function blockableVideo(
  { files }: Pick<VideoDeps, 'files'>,
  stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]>,
): Blockable {
  return blockableSource({
    files,
    stop,
    list: async (reader, ids) =>
      (await listVideosById(reader, ids)).map(({ id, userId, fileName }) => ({
        id,
        userId: userId as UserId,
        name: fileName,
      })),
    listRunning: listRunningOn,
  });
}
