import {
  AnalysisSettings,
  clipLimits,
  ErrorAnswer,
  MoveClipBody,
  PublishClipBody,
  StaffCategoriesAnswer,
  StaffPreviewAnswer,
  StaffVideoAnswer,
  StaffVideoConflict,
  StaffVideosAnswer,
  StaffVideosQuery,
  UpdateClipBody,
  WithdrawClipBody,
} from '@semblante/contracts';
import {
  analyseClip,
  type Edited,
  getStaffClip,
  keepProof,
  listCategories,
  listStaffClips,
  moveClip,
  previewAsUser,
  proofOfClip,
  publishClip,
  removeClip,
  staffFileOfClip,
  updateClip,
  withdrawClip,
} from '@semblante/core/catalog';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { withReceivedFile } from '../../receive-file.ts';
import { downloadStored, sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PersonParams = z.strictObject({ id: anyId, person: z.string().max(10) });
const PersonQuery = z.object({ of: z.string().max(40).optional() });
const SizeParams = z.strictObject({ id: anyId, height: z.coerce.number().int().catch(0) });
const proofErrors = {
  missing: 'catalog.proof_required',
  several: 'catalog.proof_one_file',
  tooLarge: 'catalog.proof_too_large',
} as const;
/** 409: somebody else was faster, with the record as it is now; or what stands in the way. */
const edited = {
  200: StaffVideoAnswer,
  409: z.union([StaffVideoConflict, ErrorAnswer]),
  ...failures(401, 403, 404, 419, 422),
};

/** The catalogue as staff keeps it. Adding is an upload of purpose `clip`. */
export const staffVideoRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps: { videos } }) => {
  const access = { config: { access: 'staff' } } as const;
  const tags = ['staff'];
  const mine = (request: FastifyRequest, id: string) => ({ id, by: getMe(request).userId });

  app.get(
    '/staff/videos',
    {
      ...access,
      schema: {
        tags,
        summary: 'Clips in every state',
        querystring: StaffVideosQuery,
        response: { 200: StaffVideosAnswer, ...failures(401, 403, 422) },
      },
    },
    async (request) => {
      const { clips, total } = await listStaffClips(videos, request.query);
      return { data: clips, meta: { page: request.query.page, per_page: clipLimits.perPage, total } };
    },
  );

  app.get(
    '/staff/videos/categories',
    {
      ...access,
      schema: {
        tags,
        summary: 'Categories in both languages',
        response: { 200: StaffCategoriesAnswer, ...failures(401, 403) },
      },
    },
    async () => ({
      data: await listCategories(videos.db),
    }),
  );

  app.get(
    '/staff/videos/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'One clip, and what stands between it and the catalogue',
        params: OwnId,
        response: { 200: StaffVideoAnswer, ...failures(401, 403, 404) },
      },
    },
    async (request) => ({
      data: { clip: await getStaffClip(videos, request.params.id) },
    }),
  );

  app.get(
    '/staff/videos/:id/as-user',
    {
      ...access,
      schema: {
        tags,
        summary: 'The clip as a user sees it',
        params: OwnId,
        response: { 200: StaffPreviewAnswer, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => ({
      data: {
        clip: await previewAsUser(videos, {
          id: request.params.id,
          userId: getMe(request).userId,
          language: request.language,
        }),
      },
    }),
  );

  app.patch(
    '/staff/videos/:id',
    {
      ...access,
      schema: { tags, summary: 'Changes the record', params: OwnId, body: UpdateClipBody, response: edited },
    },
    async (request, reply) =>
      await answerEdit(request, reply, await updateClip(videos, request.body, mine(request, request.params.id))),
  );

  app.post(
    '/staff/videos/:id/publish',
    {
      ...access,
      schema: {
        tags,
        summary: 'Puts the clip into the catalogue',
        params: OwnId,
        body: PublishClipBody,
        response: edited,
      },
    },
    async (request, reply) =>
      await answerEdit(
        request,
        reply,
        await publishClip(videos, { ...mine(request, request.params.id), version: request.body.version }),
      ),
  );

  app.post(
    '/staff/videos/:id/withdraw',
    {
      ...access,
      schema: {
        tags,
        summary: 'Takes the clip out of the catalogue',
        params: OwnId,
        body: WithdrawClipBody,
        response: edited,
      },
    },
    async (request, reply) =>
      await answerEdit(
        request,
        reply,
        await withdrawClip(videos, { ...mine(request, request.params.id), ...request.body }),
      ),
  );

  const moved = {
    tags,
    summary: 'Places the clip right after another one, or first',
    params: OwnId,
    body: MoveClipBody,
    response: { 204: z.null(), ...failures(401, 403, 404, 419, 422) },
  };
  app.post('/staff/videos/:id/move', { ...access, schema: moved }, async (request, reply) => {
    await moveClip(videos, { ...mine(request, request.params.id), afterId: request.body.after_id });
    return reply.code(204).send(null);
  });

  const analysed = {
    tags,
    summary: 'Looks for people again with other settings',
    params: OwnId,
    body: AnalysisSettings,
    response: { 202: StaffVideoAnswer, ...failures(401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/videos/:id/analysis', { ...access, schema: analysed }, async (request, reply) => {
    await analyseClip(videos, { ...mine(request, request.params.id), settings: request.body });
    return reply.code(202).send({ data: { clip: await getStaffClip(videos, request.params.id) } });
  });

  const removed = {
    tags,
    summary: 'Deletes a clip that was never in the catalogue',
    params: OwnId,
    response: { 204: z.null(), ...failures(401, 403, 404, 409, 419) },
  };
  app.delete('/staff/videos/:id', { ...access, schema: removed }, async (request, reply) => {
    await removeClip(videos, mine(request, request.params.id));
    return reply.code(204).send(null);
  });

  const proved = {
    tags,
    summary: 'Keeps the proof of the licence (multipart: file, a PDF, PNG or JPEG)',
    consumes: ['multipart/form-data'],
    params: OwnId,
    response: { 200: StaffVideoAnswer, ...failures(401, 403, 404, 413, 419, 422) },
  };
  app.put('/staff/videos/:id/proof', { ...access, schema: proved }, async (request) => {
    const { id } = request.params;
    await withReceivedFile(
      request,
      proofErrors,
      async ({ path, fileName }) => await keepProof(videos, { ...mine(request, id), file: path, fileName }),
    );
    return { data: { clip: await getStaffClip(videos, id) } };
  });

  app.get(
    '/staff/videos/:id/proof',
    { ...access, schema: { tags, summary: 'The proof of the licence', params: OwnId } },
    async (request, reply) => downloadStored(reply, await proofOfClip(videos, request.params.id)),
  );

  for (const part of ['source', 'poster'] as const) {
    app.get(
      `/staff/videos/:id/${part}`,
      { ...access, schema: { tags, summary: `The clip’s ${part}, with ranges`, params: OwnId } },
      async (request, reply) => sendStored(reply, await staffFileOfClip(videos, { id: request.params.id, part })),
    );
  }

  app.get(
    '/staff/videos/:id/sizes/:height',
    { ...access, schema: { tags, summary: 'A smaller size of the clip, with ranges', params: SizeParams } },
    async (request, reply) =>
      sendStored(
        reply,
        await staffFileOfClip(videos, { id: request.params.id, part: { height: request.params.height } }),
      ),
  );

  app.get(
    '/staff/videos/:id/people/:person',
    { ...access, schema: { tags, summary: 'A person’s thumbnail', params: PersonParams, querystring: PersonQuery } },
    async (request, reply) =>
      sendStored(
        reply,
        await staffFileOfClip(videos, { id: request.params.id, part: { person: request.params.person } }),
      ),
  );

  /** Who comes second sees the record as it is now. */
  async function answerEdit(request: FastifyRequest, reply: FastifyReply, outcome: Edited) {
    const { id } = request.params as { id: string };
    const data = { clip: await getStaffClip(videos, id) };
    if (outcome === 'done') return { data };
    return reply
      .code(409)
      .send({ message: request.t('errors.catalog.conflict'), code: 'catalog.conflict', data }) as never;
  }
};
