import { createWriteStream } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Image, toolFacts } from '@semblante/contracts';
import { addImages, type ImageDeps } from '../../images/index.ts';
import { AppError, type UserId, withTemporaryFolder } from '../../kernel/index.ts';
import { fileOfProcessing, requireOwn } from '../list-processings.ts';
import type { ProcessingDeps } from '../processing-deps.ts';

/** A finished picture of the caller's own as one to be enlarged: a copy of its file, screened like every upload. */
export async function takeResultToEnhance(
  deps: ProcessingDeps,
  images: ImageDeps,
  asked: { id: string; userId: UserId },
): Promise<Image> {
  const row = await requireOwn(deps, asked);
  if (toolFacts[row.kind].shownAs !== 'image') throw new AppError('processings.not_an_image');
  const { key } = await fileOfProcessing(deps, { ...asked, part: 'result' });
  return await withTemporaryFolder('image', async (folder) => {
    const file = join(folder, `result${extname(key)}`);
    await pipeline(await deps.files.read(key), createWriteStream(file));
    const fileName = `${row.title.replace(/\.[^.]{1,5}$/, '')}${extname(key)}`;
    const [added] = await addImages(images, {
      userId: asked.userId,
      purpose: 'enhance',
      files: [{ file, fileName }],
    });
    if (!added?.image || added.error) throw new AppError(added?.error ?? 'images.damaged');
    return added.image;
  });
}
