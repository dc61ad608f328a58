import type { Language, PhotoPreviewBody } from '@semblante/contracts';
import { requireAttempt } from '../../accounts/index.ts';
import { findImage, findOwnImage, peopleOfImage, smallerOf } from '../../images/index.ts';
import { AppError, type ProcessingId, type UserId } from '../../kernel/index.ts';
import { photosOfMapping } from '../map-faces.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { findProcessing } from '../processing.queries.ts';
import { mapPhoto } from './open-photos.ts';

/** Everything the engine must know to swap; keys, not paths. */
export interface PhotoOrder {
  /** Whose photos of faces they are: the account's key opens them. */
  userId: UserId;
  imageKey: string;
  /** Where each face is. */
  peopleKey: string;
  mapping: { person: string; photoKeys: string[] }[];
  /** Of the visible label. */
  language: Language;
}

/** `gone`: what it needs was removed, and removing it has ended the processing. */
export async function orderOfPhoto(
  deps: Pick<ProcessingDeps, 'db'>,
  id: ProcessingId,
): Promise<(PhotoOrder & { thumbnailKey: string | null }) | 'gone'> {
  const row = await findProcessing(deps.db, id);
  const image = row?.imageId ? await findImage(deps.db, row.imageId) : undefined;
  if (!row || !image?.sourceKey || image.state !== 'ready') return 'gone';
  const mapping = await photosOfMapping(deps.db, id);
  if (mapping === 'gone') return 'gone';
  return {
    userId: row.userId as UserId,
    imageKey: image.sourceKey,
    peopleKey: peopleOfImage(image.id),
    mapping,
    language: row.language,
    thumbnailKey: image.thumbnailKey,
  };
}

/** Free, and counted: so many in so many minutes. Drawn in the size that a page shows. */
export async function orderPhotoPreview(
  deps: ProcessingDeps,
  asked: PhotoPreviewBody & { id: string; userId: UserId; language: Language },
): Promise<PhotoOrder> {
  const { userId, language } = asked;
  const image = await findOwnImage(deps.db, asked);
  const mapped = await mapPhoto(deps.db, { userId, image, mapping: asked.mapping });
  if (!image?.viewKey) throw new AppError('images.not_ready');
  await requireAttempt(deps, { limit: 'previewsOfAccount', of: userId }, 'images.too_many_previews');
  return {
    userId,
    imageKey: smallerOf(image.viewKey),
    peopleKey: peopleOfImage(image.id),
    mapping: mapped.map(({ personId, photoKeys }) => ({ person: personId, photoKeys })),
    language,
  };
}
