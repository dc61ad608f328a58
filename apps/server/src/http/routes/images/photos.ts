import { basename } from 'node:path';
import { PhotoPreviewBody, PreviewAnswer } from '@semblante/contracts';
import { folderOfPreviews } from '@semblante/core/faces';
import { fileOfImage } from '@semblante/core/images';
import { AppError, newId } from '@semblante/core/kernel';
import { orderPhotoPreview, type PhotoOrder } from '@semblante/core/processings/photo';
import { EngineError } from '@semblante/engine';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { withPhotoJob } from '../../../media/swap-job.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { pictureOfPreview, PreviewParams } from '../../preview-answer.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PersonParams = z.strictObject({ id: anyId, person: z.string().max(10) });
const limits = { seconds: 120, silentSeconds: 60, memoryMb: 1800 };

/** Of pictures that get other faces: who is in them, and how it would look. */
export const photoRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'user' } } as const;
  const tags = ['images'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  app.get(
    '/images/:id/people/:person',
    { ...access, schema: { tags, summary: 'The thumbnail of a person in a photo', params: PersonParams } },
    async (request, reply) => {
      const { id, person } = request.params;
      return sendStored(reply, await fileOfImage(deps.images, { ...mine(request, id), part: { person } }));
    },
  );

  const previewed = {
    tags,
    summary:
      'A photo with these faces, free: a JPEG, or with Accept: application/json both addresses, before and after',
    params: OwnId,
    body: PhotoPreviewBody,
    response: { 200: PreviewAnswer, ...failures(401, 404, 409, 419, 422, 429, 503) },
  };
  app.post(
    '/images/:id/swap-preview',
    { config: { access: 'user', isCounted: false }, schema: previewed },
    async (request, reply) => {
      const { id } = request.params;
      const own = mine(request, id);
      const order = await orderPhotoPreview(deps.processings, { ...request.body, ...own, language: request.language });
      const preview = newId();
      const key = `${folderOfPreviews(own.userId)}/${preview}`;
      const { before, after } = await draw(deps, order, key);
      if (!request.headers.accept?.includes('application/json')) return sendStored(reply, `${key}/${after}`) as never;
      const shown = (name: string) => `/api/images/${id}/previews/${preview}/${name}`;
      return {
        data: { pictures: [{ seconds: 0, before_url: shown(before), after_url: shown(after) }] },
      };
    },
  );

  app.get(
    '/images/:id/previews/:preview/:name',
    { ...access, schema: { tags, summary: 'A picture of a preview', params: PreviewParams } },
    async (request, reply) => {
      // Of what is blocked or was deleted meanwhile there is no preview either.
      await fileOfImage(deps.images, { ...mine(request, request.params.id), part: 'thumbnail' });
      return sendStored(reply, pictureOfPreview(getMe(request).userId, request.params));
    },
  );
};

/** The names of the pictures in the folder. */
async function draw(
  { faces, room, images: { files } }: MediaDeps,
  order: PhotoOrder,
  key: string,
): Promise<{ before: string; after: string }> {
  try {
    return await files.withLocal(async (local) => {
      const out = await local.bringFolder(key);
      const { before, after } = await withPhotoJob(
        { ...faces, local },
        room,
        order,
        async (job) => await room.desk.run('previewPhoto', { job, out }, { limits }),
      );
      await local.keep(key);
      return { before: basename(before), after: basename(after) };
    });
  } catch (cause) {
    if (cause instanceof EngineError && cause.code === 'engine.disk_full')
      throw new AppError('service.disk_full', {}, { cause });
    if (cause instanceof EngineError) throw new AppError('images.preview_failed', {}, { cause });
    throw cause;
  }
}
