import { type Image, imageLimits, type ImagesQuery } from '@semblante/contracts';
import { requireVisible } from '../blocking/index.ts';
import { AppError, type OwnedId, type UserId } from '../kernel/index.ts';
import { findOwnImage, type ImageRow, listOwnImages } from './image.queries.ts';
import { type ImageDeps, personOfImage, smallerOf } from './image-deps.ts';
import { showImages } from './show-image.ts';

/** A batch. */
export const imagesPerPage = imageLimits.batchMax;

export async function listImages(
  deps: ImageDeps,
  query: ImagesQuery & { userId: UserId },
): Promise<{ images: Image[]; total: number }> {
  const { rows, total } = await listOwnImages(deps.db, { ...query, perPage: imagesPerPage });
  return { images: await showImages(deps, rows), total };
}

export async function getImage(deps: ImageDeps, asked: OwnedId): Promise<Image> {
  const [shown] = await showImages(deps, [await requireOwnImage(deps, asked)]);
  if (!shown) throw new AppError('images.not_found');
  return shown;
}

export async function requireOwnImage(deps: Pick<ImageDeps, 'db'>, asked: OwnedId): Promise<ImageRow> {
  const found = await findOwnImage(deps.db, asked);
  if (!found) throw new AppError('images.not_found');
  return found;
}

export type ImagePart = 'source' | 'view' | 'thumbnail' | { person: string };

/** The key of what the page shows of an image. A held or refused one is shown to nobody but staff. */
export async function fileOfImage(deps: ImageDeps, asked: OwnedId & { part: ImagePart }): Promise<string> {
  const image = await requireOwnImage(deps, asked);
  await requireVisible(deps.db, { subject: 'image', id: image.id });
  if (image.state !== 'ready' || !image.viewKey || !image.thumbnailKey) throw new AppError('images.not_found');
  if (typeof asked.part === 'object') {
    const { person } = asked.part;
    if (!image.people?.some(({ id }) => id === person)) throw new AppError('images.not_found');
    return personOfImage(image.id, person);
  }
  return { source: image.viewKey, view: smallerOf(image.viewKey), thumbnail: image.thumbnailKey }[asked.part];
}
