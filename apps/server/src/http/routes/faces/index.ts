import { open } from 'node:fs/promises';
import { AddFaceFields, FaceAnswer, FacesAnswer, UpdateFaceBody } from '@semblante/contracts';
import { requireRemovable } from '@semblante/core/blocking';
import {
  addExampleFace,
  addFace,
  addPhoto,
  listFaces,
  removeFace,
  removePhoto,
  thumbnailOfPhoto,
  updateFace,
} from '@semblante/core/faces';
import { AppError, readSealed } from '@semblante/core/kernel';
import { stopFor } from '@semblante/core/processings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { parseFields } from '../../invalid-fields.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { withReceivedFile } from '../../receive-file.ts';
import { sendPicture } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PhotoParams = z.strictObject({ id: anyId, photoId: anyId });
/** Removing a face that work is running with: refused, unless it is said that the work may stop. */
const RemoveQuery = z.object({ stop_work: z.enum(['true', 'false']).default('false') });
const fileErrors = { missing: 'faces.file_required', several: 'faces.one_file', tooLarge: 'faces.too_large' } as const;

export const faceRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'user' } } as const;
  const tags = ['faces'];

  app.get(
    '/faces',
    {
      ...access,
      schema: {
        tags,
        summary: 'The caller’s faces, favourites first',
        response: { 200: FacesAnswer, ...failures(401) },
      },
    },
    async (request) => ({
      data: await listFaces(deps.faces, getMe(request).userId),
    }),
  );

  const added = {
    tags,
    summary: 'Adds a face from one photo (multipart: consent, name, file). Without the declaration there is no face',
    consumes: ['multipart/form-data'],
    response: { 201: FaceAnswer, ...failures(401, 409, 413, 419, 422, 503) },
  };
  app.post('/faces', { ...access, schema: added }, async (request, reply) => {
    const { userId } = getMe(request);
    const face = await withReceivedFile(request, fileErrors, async ({ path, fields }) => {
      const declared = parseFields(AddFaceFields, fields);
      await requirePhoto(path);
      const nameOf = (number: number) => request.t('faces.default_name', { number });
      return await addFace(deps.faces, {
        ...declared,
        userId,
        language: request.language,
        address: request.ip,
        file: path,
        nameOf,
        isTakenBack: () => request.raw.socket.destroyed,
      });
    });
    return reply.code(201).send({ data: { face } });
  });

  const example = {
    tags,
    summary: 'The invented face of the page’s example as a face of the caller',
    response: { 201: FaceAnswer, ...failures(401, 409, 419, 422, 503) },
  };
  app.post('/faces/example', { ...access, schema: example }, async (request, reply) => {
    const { userId } = getMe(request);
    const face = await addExampleFace(deps.faces, {
      userId,
      language: request.language,
      address: request.ip,
      file: deps.example.photo,
      name: request.t('faces.example_name'),
    });
    return reply.code(201).send({ data: { face } });
  });

  const photographed = {
    tags,
    summary: 'Another photo of the same person (multipart: file)',
    consumes: ['multipart/form-data'],
    params: OwnId,
    response: { 201: FaceAnswer, ...failures(401, 404, 409, 413, 419, 422, 503) },
  };
  app.post('/faces/:id/photos', { ...access, schema: photographed }, async (request, reply) => {
    const { userId } = getMe(request);
    const face = await withReceivedFile(request, fileErrors, async ({ path }) => {
      await requirePhoto(path);
      return await addPhoto(deps.faces, { id: request.params.id, userId, file: path });
    });
    return reply.code(201).send({ data: { face } });
  });

  app.get(
    '/faces/:id/photos/:photoId/thumbnail',
    { ...access, schema: { tags, summary: 'The face of a photo, square', params: PhotoParams } },
    async (request, reply) => {
      const { userId } = getMe(request);
      const key = await thumbnailOfPhoto(deps.faces, { ...request.params, userId });
      return sendPicture(reply, await readSealed(deps.faces, { key, userId }));
    },
  );

  const unphotographed = {
    tags,
    summary: 'Removes one photo of several',
    params: PhotoParams,
    response: { 200: FaceAnswer, ...failures(401, 404, 409, 419) },
  };
  app.delete('/faces/:id/photos/:photoId', { ...access, schema: unphotographed }, async (request) => ({
    data: { face: await removePhoto(deps.faces, { ...request.params, userId: getMe(request).userId }) },
  }));

  const updated = {
    tags,
    summary: 'Renames a face or marks it as favourite',
    params: OwnId,
    body: UpdateFaceBody,
    response: { 200: FaceAnswer, ...failures(401, 404, 419, 422) },
  };
  app.patch('/faces/:id', { ...access, schema: updated }, async (request) => ({
    data: {
      face: await updateFace(deps.faces, { id: request.params.id, userId: getMe(request).userId }, request.body),
    },
  }));

  const removed = {
    tags,
    summary: 'Deletes a face, its photos and its declaration’s validity',
    params: OwnId,
    querystring: RemoveQuery,
    response: { 204: z.null(), ...failures(401, 404, 409, 419) },
  };
  app.delete('/faces/:id', { ...access, schema: removed }, async (request, reply) => {
    const mayStop = request.query.stop_work === 'true';
    const running = mayStop
      ? { kind: 'stop' as const, stop: stopFor(deps.processings, 'face_removed') }
      : { kind: 'refuse' as const };
    await requireRemovable(deps.faces.db, { subject: 'face', id: request.params.id });
    await removeFace(deps.faces, { id: request.params.id, userId: getMe(request).userId, running });
    return reply.code(204).send(null);
  });
};

/** By its first bytes, whatever it is called. */
async function requirePhoto(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const isJpeg = buffer[0] === 0xff && buffer[1] === 0xd8 && buffer[2] === 0xff;
    const isPng = buffer.equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    if (!isJpeg && !isPng) throw new AppError('faces.file_type', {}, { field: 'file' });
  } finally {
    await handle.close();
  }
}
