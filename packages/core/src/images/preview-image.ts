import { requireAttempt } from '../accounts/index.ts';
import { requireVisible } from '../blocking/index.ts';
import { AppError, newId, type UserId } from '../kernel/index.ts';
import { setPreview, touchImages } from './image.queries.ts';
import { folderOfImage, type ImageDeps, previewOfImage } from './image-deps.ts';
import { requireOwnImage } from './list-images.ts';

/**
 * The key of a small picture of the cut-out; free, made once, and counted when it is made. Of what has not passed the
 * screen there is none.
 */
export async function previewImage(deps: ImageDeps, asked: { id: string; userId: UserId }): Promise<string> {
  const image = await requireOwnImage(deps, asked);
  await requireVisible(deps.db, { subject: 'image', id: image.id });
  if (image.state !== 'ready' || image.purpose !== 'subject' || !image.sourceKey)
    throw new AppError('images.not_ready');
  const key = previewOfImage(image.id);
  if (image.previewCoverage !== null && (await deps.files.sizeOf(key)) !== undefined) return key;
  const subject = { limit: 'imagePreviewsOfAccount', of: asked.userId } as const;
  await requireAttempt(deps, subject, 'images.too_many_previews');
  // Two pages may ask at once: each draws its own, and the last one stays, whole.
  const { id, sourceKey } = image;
  const found = await deps.files.withLocal(async (local) => {
    const out = await local.placeFor(`${folderOfImage(id)}/preview-${newId()}.webp`);
    const drawn = await deps.drawPreview({ file: await local.bring(sourceKey), out });
    await deps.files.take(key, out);
    return drawn;
  });
  await setPreview(deps.db, image.id, found);
  await touchImages(deps.db, [image.id], deps.clock());
  return key;
}
