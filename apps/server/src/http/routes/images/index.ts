import {
  AddImagesAnswer,
  AddImagesFields,
  errorStatus,
  ImageAnswer,
  imageLimits,
  type ImageOutcome,
  ImagesAnswer,
  ImagesQuery,
  NoImagesAnswer,
} from '@semblante/contracts';
import {
  type AddedImage,
  addImages,
  fileOfImage,
  getImage,
  imagesPerPage,
  listImages,
  previewImage,
  removeImage,
} from '@semblante/core/images';
import { stopFor } from '@semblante/core/processings';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { parseFields } from '../../invalid-fields.ts';
import { OwnId } from '../../own-id.ts';
import { withReceivedFiles } from '../../receive-file.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

/** Removing an image that work is running with: refused, unless it is said that the work may stop. */
const RemoveQuery = z.object({ stop_work: z.enum(['true', 'false']).default('false') });
const allowed = {
  missing: 'images.file_required',
  several: 'images.too_many',
  tooLarge: 'images.too_large',
  bytesMax: imageLimits.bytesMax,
  filesMax: imageLimits.batchMax,
} as const;

export const imageRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const { images } = deps;
  const access = { config: { access: 'user' } } as const;
  const tags = ['images'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  const added = {
    tags,
    summary:
      'Stores and screens one or more pictures (multipart: files, purpose). Each has an outcome of its own; where not one is taken, the answer is the first one’s error',
    consumes: ['multipart/form-data'],
    querystring: AddImagesFields,
    response: {
      201: AddImagesAnswer,
      ...failures(401, 419, 429, 503),
      409: NoImagesAnswer,
      413: NoImagesAnswer,
      422: NoImagesAnswer,
    },
  };
  app.post('/images', { ...access, schema: added }, async (request, reply) => {
    const { userId } = getMe(request);
    const outcomes = await withReceivedFiles(request, allowed, async ({ files, fields }) => {
      const purpose = request.query.purpose ?? parseFields(AddImagesFields, fields).purpose ?? 'subject';
      return await addImages(images, {
        userId,
        purpose,
        files: files.map(({ path, fileName }) => ({ file: path, fileName })),
      });
    });
    const shown = outcomes.map((outcome) => outcomeFrom(outcome, request));
    const taken = shown.flatMap(({ image, error }) => (image && !error ? [image] : []));
    const refused = taken.length === 0 ? shown[0]?.error : undefined;
    if (!refused) return reply.code(201).send({ data: { images: taken, outcomes: shown } });
    return reply.code(errorStatus[refused.code]).send({ ...refused, data: { outcomes: shown } });
  });

  const listed = {
    tags,
    summary: 'The caller’s pictures, newest first',
    querystring: ImagesQuery,
    response: { 200: ImagesAnswer, ...failures(401, 422) },
  };
  app.get('/images', { ...access, schema: listed }, async (request) => {
    const { images: shown, total } = await listImages(images, { ...request.query, userId: getMe(request).userId });
    return { data: shown, meta: { page: request.query.page, per_page: imagesPerPage, total } };
  });

  app.get(
    '/images/:id',
    {
      ...access,
      schema: { tags, summary: 'One picture', params: OwnId, response: { 200: ImageAnswer, ...failures(401, 404) } },
    },
    async (request) => ({
      data: { image: await getImage(images, mine(request, request.params.id)) },
    }),
  );

  for (const part of ['source', 'view', 'thumbnail'] as const) {
    app.get(
      `/images/:id/${part}`,
      { ...access, schema: { tags, summary: `The picture’s ${part}`, params: OwnId } },
      async (request, reply) =>
        sendStored(reply, await fileOfImage(images, { ...mine(request, request.params.id), part })),
    );
  }

  app.get(
    '/images/:id/preview',
    {
      config: { access: 'user', isCounted: false },
      schema: { tags, summary: 'How it will be cut out, roughly: a small WebP, free', params: OwnId },
    },
    async (request, reply) => sendStored(reply, await previewImage(images, mine(request, request.params.id))),
  );

  const removed = {
    tags,
    summary: 'Deletes a picture; results stay',
    params: OwnId,
    querystring: RemoveQuery,
    response: { 204: z.null(), ...failures(401, 404, 409, 419) },
  };
  app.delete('/images/:id', { ...access, schema: removed }, async (request, reply) => {
    const mayStop = request.query.stop_work === 'true';
    const running = mayStop
      ? { kind: 'stop' as const, stop: stopFor(deps.processings, 'image_removed') }
      : { kind: 'refuse' as const };
    await removeImage(images, { ...mine(request, request.params.id), running });
    return reply.code(204).send(null);
  });
};

function outcomeFrom({ fileName, image, knownAs, error }: AddedImage, request: FastifyRequest): ImageOutcome {
  return {
    file_name: fileName,
    image,
    known_as: knownAs,
    error: error && { code: error, message: request.t(`errors.${error}`) },
  };
}
