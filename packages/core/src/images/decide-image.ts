import type { UserId } from '../kernel/index.ts';
import type { Deciders } from '../review/index.ts';
import { findImage, moveImage } from './image.queries.ts';
import { folderOfImage, type ImageDeps } from './image-deps.ts';

/**
 * Staff has looked at a held image. After an appeal the file is gone: sent again, it goes to people and not to the
 * machine.
 */
export function decideImage(deps: Pick<ImageDeps, 'publishEvent' | 'files' | 'clock'>): Deciders['image'] {
  return async (tx, { case: found, decision }) => {
    const image = await findImage(tx, found.subjectId);
    if (!image) return;
    const tell = async (notice: 'image_cleared' | 'image_refused') =>
      await deps.publishEvent(tx, image.userId as UserId, {
        kind: 'notification',
        notice,
        params: { name: image.fileName },
      });
    if (decision === 'clear') {
      await moveImage(tx, image.id, 'held', { state: 'ready', lastUsedAt: deps.clock() });
      return await tell('image_cleared');
    }
    const moved = await moveImage(tx, image.id, 'held', {
      state: 'refused',
      sourceKey: null,
      viewKey: null,
      thumbnailKey: null,
    });
    await tell('image_refused');
    if (moved) return async () => await deps.files.remove(folderOfImage(image.id));
  };
}
