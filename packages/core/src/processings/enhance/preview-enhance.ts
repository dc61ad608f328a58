import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnhancePreview, EnhancePreviewBody } from '@semblante/contracts';
import { requireAttempt } from '../../accounts/index.ts';
import { requireVisible } from '../../blocking/index.ts';
import { findOwnImage, touchImages } from '../../images/index.ts';
import { AppError, type UserId, withTemporaryFolder } from '../../kernel/index.ts';
import { enhance, expectEnhance } from '../../tools/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { requireAllowedSize } from './open-enhance.ts';

/** Files, not keys: for whoever draws. */
export type DrawSpot = (
  asked: EnhancePreviewBody & { file: string; before: string; after: string },
) => Promise<Pick<EnhancePreview, 'region' | 'was_cleaned' | 'small_faces'>>;

export interface EnhanceDeps extends ProcessingDeps {
  drawSpot: DrawSpot;
}

type Asked = EnhancePreviewBody & { id: string; userId: UserId };

/** One spot, free and not kept: how it is and how it will be, with a price and a time before anything is spent. */
export async function previewEnhance(deps: EnhanceDeps, { id, userId, ...asked }: Asked): Promise<EnhancePreview> {
  const image = await findOwnImage(deps.db, { id, userId });
  if (!image) throw new AppError('images.not_found');
  await requireVisible(deps.db, { subject: 'image', id });
  if (image.state !== 'ready' || image.purpose !== 'enhance' || !image.sourceKey)
    throw new AppError('images.not_ready');
  requireAllowedSize(image, asked.scale);
  await requireAttempt(deps, { limit: 'imagePreviewsOfAccount', of: userId }, 'images.too_many_previews');
  const { sourceKey } = image;
  const drawn = await deps.files.withLocal(
    async (local) =>
      await withTemporaryFolder('image', async (folder) => {
        const files = { before: join(folder, 'before.webp'), after: join(folder, 'after.webp') };
        const told = await deps.drawSpot({ ...asked, file: await local.bring(sourceKey), ...files });
        return { ...told, before: await asAddress(files.before), after: await asAddress(files.after) };
      }),
  );
  await touchImages(deps.db, [id], deps.clock());
  const { width, height } = image;
  const steps = [expectEnhance({ width, height, scale: asked.scale })];
  const estimate = (await deps.forecast()).ofNew({ userId, steps });
  return { ...drawn, offer: { credits: enhance.credits, estimate_seconds: Math.ceil(estimate) } };
}

async function asAddress(file: string): Promise<string> {
  return `data:image/webp;base64,${(await readFile(file)).toString('base64')}`;
}
