import { enhancedPixelsMax, type OrderOf } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { listBlocked } from '../../blocking/index.ts';
import { type ImageRow, lockOwnImages, touchImages } from '../../images/index.ts';
import { AppError } from '../../kernel/index.ts';
import { enhance, expectEnhance } from '../../tools/index.ts';
import type { Opener, Orderer } from '../opened-order.ts';

export const openEnhance: Opener<'enhance'> = {
  same: ({ kind, image_id, scale, clean }) => [kind, image_id, scale, clean],
  open: async (tx, _deps, order) => {
    const image = await requireImage(tx, order);
    const { scale, clean } = order;
    requireAllowedSize(image, scale);
    return {
      orders: [
        {
          credits: enhance.credits,
          row: {
            imageId: image.id,
            title: image.fileName,
            seconds: 0,
            settings: {},
            enhanced: { scale, clean, result: null },
          },
          faces: [],
          steps: [expectEnhance({ width: image.width, height: image.height, scale })],
        },
      ],
      isBatch: false,
      touch: async (inTx, at) => await touchImages(inTx, [image.id], at),
    };
  },
};

async function requireImage(
  tx: Tx,
  { image_id: id, userId }: OrderOf<typeof enhance.kind> & Orderer,
): Promise<ImageRow> {
  const field = { field: 'image_id' };
  const [image] = await lockOwnImages(tx, { ids: [id], userId });
  if (!image) throw new AppError('images.not_found', {}, field);
  const blocked = await listBlocked(tx, { subject: 'image', ids: [id] });
  if (image.state !== 'ready' || image.purpose !== 'enhance' || blocked.has(id))
    throw new AppError('images.not_ready', {}, field);
  return image;
}

/** Before anything is held or drawn. */
export function requireAllowedSize({ width, height }: { width: number; height: number }, scale: number): void {
  if (width * height * scale * scale > enhancedPixelsMax)
    throw new AppError('images.enhanced_too_big', { megapixels: enhancedPixelsMax / 1_000_000 }, { field: 'scale' });
}
