import type { OrderOf } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { listBlocked } from '../../blocking/index.ts';
import { type ImageRow, listRunningOnImages, lockOwnImages, touchImages } from '../../images/index.ts';
import { AppError } from '../../kernel/index.ts';
import { cutOut, expectCutOut } from '../../tools/index.ts';
import type { Opener, Orderer } from '../opened-order.ts';

/** One processing and one credit for each image, all of them in one commit or none. */
export const openCutOuts: Opener<'image'> = {
  same: ({ kind, image_ids }) => [kind, image_ids],
  open: async (tx, _deps, order) => {
    const images = await requireImages(tx, order);
    return {
      orders: images.map((image) => ({
        credits: cutOut.credits,
        row: { imageId: image.id, title: image.fileName, seconds: 0, settings: {} },
        faces: [],
        steps: [expectCutOut(image)],
      })),
      isBatch: true,
      touch: async (inTx, at) => await touchImages(inTx, order.image_ids, at),
    };
  },
};

/** In the order they were asked for. An image that is being cut out already is not cut out twice. */
async function requireImages(
  tx: Tx,
  { image_ids: ids, userId }: OrderOf<typeof cutOut.kind> & Orderer,
): Promise<ImageRow[]> {
  const field = { field: 'image_ids' };
  const found = new Map((await lockOwnImages(tx, { ids, userId })).map((image) => [image.id, image]));
  const images = ids.map((id) => found.get(id));
  if (!images.every((image) => image !== undefined)) throw new AppError('images.not_found', {}, field);
  const blocked = await listBlocked(tx, { subject: 'image', ids });
  if (images.some(({ id, state, purpose }) => state !== 'ready' || purpose !== 'subject' || blocked.has(id)))
    throw new AppError('images.not_ready', {}, field);
  if ((await listRunningOnImages(tx, ids)).length > 0) throw new AppError('images.in_use', {}, field);
  return images;
}
