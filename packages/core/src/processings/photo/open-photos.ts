import type { OrderOf } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { listBlocked } from '../../blocking/index.ts';
import { touchFaces } from '../../faces/index.ts';
import { type ImageRow, lockOwnImages, touchImages } from '../../images/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import { expectSwapPhoto, swapPhoto } from '../../tools/index.ts';
import { isMappingOf, type MappedFace, mapFaces, type MappingItem } from '../map-faces.ts';
import type { Opener, Orderer } from '../opened-order.ts';

/** One processing and one credit for each photo, all of them in one commit or none. */
export const openPhotos: Opener<'photo'> = {
  same: ({ kind, photos }) => [kind, photos],
  open: async (tx, _deps, order) => {
    const photos = await requirePhotos(tx, order);
    return {
      orders: photos.map(({ image, mapped }) => ({
        credits: swapPhoto.credits,
        row: { imageId: image.id, title: image.fileName, seconds: 0, settings: {} },
        faces: mapped.map(({ personId, faceId, consentId }) => ({ personId, faceId, consentId })),
        steps: [expectSwapPhoto({ ...image, faces: mapped.length })],
      })),
      isBatch: true,
      touch: async (inTx, at) => {
        await touchImages(
          inTx,
          photos.map(({ image }) => image.id),
          at,
        );
        await touchFaces(inTx, [...new Set(photos.flatMap(({ mapped }) => mapped.map(({ faceId }) => faceId)))], at);
      },
    };
  },
};

/** In the order they were asked for. */
async function requirePhotos(
  tx: Tx,
  { photos, userId }: OrderOf<typeof swapPhoto.kind> & Orderer,
): Promise<{ image: ImageRow; mapped: MappedFace[] }[]> {
  const ids = photos.map(({ image_id }) => image_id);
  const found = new Map((await lockOwnImages(tx, { ids, userId })).map((image) => [image.id, image]));
  const opened = [];
  for (const { image_id, mapping } of photos) {
    const image = found.get(image_id);
    opened.push({ image: requirePhoto(image), mapped: await mapPhoto(tx, { userId, image, mapping }) });
  }
  return opened;
}

/** A picture that was sent to get other faces, and has passed the screen. */
function requirePhoto(image: ImageRow | undefined): ImageRow {
  if (!image) throw new AppError('images.not_found', {}, { field: 'photos' });
  if (image.state !== 'ready' || image.purpose !== 'photo')
    throw new AppError('images.not_ready', {}, { field: 'photos' });
  return image;
}

/** Who in the photo takes whose face; anyone or anything that is not the caller's to use does not exist. */
export async function mapPhoto(
  reader: Reader,
  { userId, image, mapping }: { userId: UserId; image: ImageRow | undefined; mapping: readonly MappingItem[] },
): Promise<MappedFace[]> {
  const photo = requirePhoto(image);
  if ((await listBlocked(reader, { subject: 'image', ids: [photo.id] })).has(photo.id))
    throw new AppError('images.not_ready', {}, { field: 'photos' });
  const open = new Set((photo.people ?? []).map(({ id }) => id));
  if (!isMappingOf(open, mapping)) throw new AppError('images.unknown_person', {}, { field: 'mapping' });
  return await mapFaces(reader, { userId, mapping });
}
